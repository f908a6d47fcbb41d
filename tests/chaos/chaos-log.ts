import { appendFileSync, writeFileSync } from 'node:fs';

const REMEMBERED = 6;

/** What happened in a run, as JSON lines in a file. */
export class ChaosLog {
  /** The latest faults, oldest first. */
  lastFaults: object[] = [];
  readonly #file: string | undefined;

  /** @param file is made anew; without one nothing is written */
  constructor(file?: string) {
    this.#file = file;
    if (file) writeFileSync(file, '');
  }

  write(event: string, details: object): void {
    const line = { at: new Date().toISOString(), event, ...details };
    if (event === 'fault') this.lastFaults = [...this.lastFaults, line].slice(-REMEMBERED);
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(line, errorsAsText)}\n`);
  }
}

function errorsAsText(_key: string, value: unknown): unknown {
  return value instanceof Error ? `${value.name}: ${value.message}` : value;
}
