import type { Fault } from './fuzz-types.ts';

/** What a run has sent and seen. */
export interface FuzzReport {
  sent: Record<'api' | 'multipart' | 'raw' | 'live', number>;
  /** How many answers had each status. */
  statuses: Record<string, number>;
  /** The slowest answer of each of the slowest operations, in milliseconds, the slowest first. */
  slowest: Record<string, number>;
  /** The longest time the event loop of the API did not turn, in milliseconds, and what was under way. */
  longestBlock: { ms: number; during: string[] };
  /** Operations of the document, and those of them that were never answered with success. */
  operations: number;
  neverServed: string[];
  faults: Fault[];
}

const RECENT = 60;
const SLOWEST = 8;

/** Counts what is sent and answered, and remembers what was under way. */
export class FuzzRecord {
  readonly #report: FuzzReport;
  readonly #underWay = new Map<symbol, string>();
  readonly #served = new Set<string>();
  readonly #slowest = new Map<string, number>();
  #recent: string[] = [];

  readonly #operations: readonly string[];

  constructor(operations: readonly string[]) {
    this.#operations = operations;
    this.#report = {
      sent: { api: 0, multipart: 0, raw: 0, live: 0 },
      statuses: {},
      slowest: {},
      longestBlock: { ms: 0, during: [] },
      operations: operations.length,
      neverServed: [],
      faults: [],
    };
  }

  get report(): FuzzReport {
    const slowest = [...this.#slowest].toSorted(([, one], [, other]) => other - one).slice(0, SLOWEST);
    const neverServed = this.#operations.filter((name) => !this.#served.has(name));
    return { ...this.#report, slowest: Object.fromEntries(slowest), neverServed };
  }

  get faults(): readonly Fault[] {
    return this.#report.faults;
  }

  countSent(kind: keyof FuzzReport['sent']): void {
    this.#report.sent[kind] += 1;
  }

  /** @param status of an answer, or 'closed' where the connection was closed instead */
  countStatus(status: string, operation = ''): void {
    this.#report.statuses[status] = (this.#report.statuses[status] ?? 0) + 1;
    if (status.startsWith('2')) this.#served.add(operation);
  }

  /** Something has begun. @returns tells how long it took, in milliseconds */
  begin(operation: string): () => number {
    const key = Symbol(operation);
    const began = performance.now();
    this.#underWay.set(key, operation);
    return () => {
      const ms = performance.now() - began;
      this.#underWay.delete(key);
      this.note(operation);
      this.#slowest.set(operation, Math.max(this.#slowest.get(operation) ?? 0, Math.round(ms)));
      return ms;
    };
  }

  note(operation: string): void {
    this.#recent = [...this.#recent.slice(-RECENT), operation];
  }

  noteBlock(ms: number): void {
    if (ms <= this.#report.longestBlock.ms) return;
    this.#report.longestBlock = { ms, during: [...new Set([...this.#underWay.values(), ...this.#recent])] };
  }

  addFault(what: string, operation: string, detail: string): void {
    const same = this.#report.faults.find((fault) => fault.what === what && fault.operation === operation);
    if (same) same.times += 1;
    else this.#report.faults.push({ what, operation, detail, times: 1 });
  }
}
