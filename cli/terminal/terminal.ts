import { printable, printableJson } from './printable.ts';

/** Where a command writes. Answers go to standard output, everything that is said beside them to standard error. */
export interface Terminal {
  /** Whether answers are to be JSON. */
  json: boolean;
  /** Whether somebody can be asked. */
  canAsk: boolean;
  /** Whether somebody watches what is said beside the answer. */
  isWatched: boolean;
  /** A line of the answer for people; nothing with `json`. */
  print(line?: string): void;
  /** The answer for programs; nothing without `json`. */
  printJson(value: unknown): void;
  /** A line beside the answer: a warning, or what goes on. */
  note(line: string): void;
}

/** @param json answers are JSON, for programs */
export function openTerminal(json: boolean): Terminal {
  const { stdin, stdout, stderr } = process;
  return {
    json,
    canAsk: Boolean(stdin.isTTY && stderr.isTTY),
    isWatched: Boolean(stderr.isTTY),
    print(line = '') {
      if (!json) stdout.write(`${printable(line)}\n`);
    },
    printJson(value) {
      if (json) stdout.write(`${printableJson(value, 2)}\n`);
    },
    note(line) {
      stderr.write(`${printable(line)}\n`);
    },
  };
}
