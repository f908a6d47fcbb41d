import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../../platform/database/tables.ts';
import type { Gathering } from './gather-facts.ts';
import { addHits, type HitCount } from './hit-rate-store.ts';

/** Milliseconds between two writings: the counts serve a report. */
const WRITE_EVERY_MS = 2_000;

/** Counts how often each source was asked for a parameter and had it. Writes are gathered; at the end comes `flush`. */
export class HitRateCounter {
  readonly #db: Kysely<DB>;
  readonly #log: Logger;
  readonly #onCounted: (counts: readonly HitCount[]) => void;
  /** By source, then parameter. */
  #counts = new Map<string, Map<string, HitCount>>();
  #timer: NodeJS.Timeout | undefined;

  /** @param onCounted told what is counted, whenever it is written */
  constructor(db: Kysely<DB>, log: Logger, onCounted: (counts: readonly HitCount[]) => void = () => {}) {
    this.#db = db;
    this.#log = log;
    this.#onCounted = onCounted;
  }

  add(asked: Gathering['asked']): void {
    for (const { source, parameter, found } of asked) {
      const ofSource = this.#counts.get(source) ?? new Map<string, HitCount>();
      const count = ofSource.get(parameter) ?? { source, parameter, asked: 0, found: 0 };
      count.asked += 1;
      if (found) count.found += 1;
      ofSource.set(parameter, count);
      this.#counts.set(source, ofSource);
    }
    if (asked.length > 0) this.#timer ??= setTimeout(() => this.flush(), WRITE_EVERY_MS).unref();
  }

  /** Writes what is counted; a count that cannot be written is lost, not the job. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counts = [...this.#counts.values()].flatMap((ofSource) => [...ofSource.values()]);
    this.#counts = new Map();
    if (counts.length === 0) return;
    this.#onCounted(counts);
    await addHits(this.#db, counts).catch((err: unknown) => this.#log.warn({ err }, 'hit rates were not written'));
  }
}
