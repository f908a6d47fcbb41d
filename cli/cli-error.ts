/** What the process ends with; docs/command-line.md tells users. */
export const EXIT = {
  done: 0,
  failed: 1,
  wrongUse: 2,
  tooExpensive: 3,
  notSignedIn: 4,
  someRowsFailed: 5,
  /** As shells say it of a program that Ctrl-C ended. */
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface CliErrorOptions extends ErrorOptions {
  /** What to do next, in sentences. */
  hint?: string | undefined;
  /** Further lines below the message. */
  lines?: readonly string[];
}

/** What ends a command, in words for the user. */
export class CliError extends Error {
  readonly exitCode: ExitCode;
  readonly hint: string | undefined;
  readonly lines: readonly string[];

  constructor(exitCode: ExitCode, message: string, { hint, lines = [], ...options }: CliErrorOptions = {}) {
    super(message, options);
    this.name = 'CliError';
    this.exitCode = exitCode;
    this.hint = hint;
    this.lines = lines;
  }
}
