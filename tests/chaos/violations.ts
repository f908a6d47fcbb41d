import type { ChaosLog } from './chaos-log.ts';

/** A promise that was not kept, or an answer that must not be. */
export interface Violation {
  /** 'a job is lost' */
  what: string;
  promised: unknown;
  found: unknown;
}

const SHOWN = 20;

/** What went wrong so far, each kind of it with every thing it happened to once. */
export class Violations {
  readonly all: Violation[] = [];
  readonly #known = new Set<string>();
  readonly #log: ChaosLog;
  readonly #seed: number;
  readonly #print: (text: string) => void;

  /** @param print gets what people are told of each at once */
  constructor(log: ChaosLog, seed: number, print: (text: string) => void = console.error) {
    this.#log = log;
    this.#seed = seed;
    this.#print = print;
  }

  /** @param about what it happened to, such as a job's id: the same is told once */
  add(what: string, about: string, { promised, found }: { promised: unknown; found: unknown }): void {
    const key = `${what} ${about}`;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    this.all.push({ what, promised, found });
    this.#log.write('violation', { what, about, promised, found, seed: this.#seed, faults: this.#log.lastFaults });
    if (this.all.length > SHOWN) return;
    this.#print(`\n✗ ${what} (${about})\n  promised: ${shorten(promised)}\n  found:    ${shorten(found)}`);
    this.#print(`  seed ${this.#seed}; last faults:`);
    for (const fault of this.#log.lastFaults) this.#print(`    ${JSON.stringify(fault)}`);
  }
}

function shorten(value: unknown): string {
  const text = value instanceof Error ? `${value.stack}` : JSON.stringify(value);
  return (text ?? 'nothing').slice(0, 2_000);
}
