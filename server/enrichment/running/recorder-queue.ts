import type { JobEnd } from '../ended-job-store.ts';
import type { OpenJobRow, ProgressUpdate } from '../open-job-store.ts';
import type { ReceivedAnswer } from '../sourcing/look-ups.ts';

/** What has happened to one job and is not written yet. */
export interface Entry {
  job: OpenJobRow;
  progressUpdate?: ProgressUpdate | undefined;
  end?: Omit<JobEnd, 'jobId'> | undefined;
  received: ReceivedAnswer[];
  /** When something first happened to it, in milliseconds of `performance.now()`. */
  since: number;
  /** Resolves when it is committed, with the ids of the jobs that ended in that commit. */
  written: PromiseWithResolvers<ReadonlySet<string>>;
}

/** What is to be written, job by job, in the order in which it began to wait. */
export class EntryQueue {
  readonly #entries = new Map<string, Entry>();

  get size(): number {
    return this.#entries.size;
  }

  /** The entry of the job, made when there is none. */
  of(job: OpenJobRow): Entry {
    const known = this.#entries.get(job.id);
    if (known) return known;
    const entry: Entry = { job, received: [], since: performance.now(), written: Promise.withResolvers() };
    // Not every caller waits for it: without this a failed write would be an unhandled rejection.
    entry.written.promise.catch(() => {});
    this.#entries.set(job.id, entry);
    return entry;
  }

  /**
   * Takes out what has waited longest. @param most entries
   * @param progressFrom what is no more than progress is left where it is, unless it happened before then (`performance.now()`)
   */
  take(most: number, progressFrom: number): Entry[] {
    const group: Entry[] = [];
    for (const entry of this.#entries.values()) {
      if (group.length === most) break;
      if (entry.end || entry.received.length > 0 || entry.since <= progressFrom) group.push(entry);
    }
    for (const { job } of group) this.#entries.delete(job.id);
    return group;
  }

  /** Puts back what could not be written, under what has happened to the same jobs meanwhile. */
  putBack(entries: readonly Entry[]): void {
    for (const earlier of entries) {
      const later = this.#entries.get(earlier.job.id);
      if (!later) {
        this.#entries.set(earlier.job.id, earlier);
        continue;
      }
      later.progressUpdate ??= earlier.progressUpdate;
      later.end ??= earlier.end;
      later.received.unshift(...earlier.received);
      later.written.promise.then(earlier.written.resolve, earlier.written.reject);
    }
  }
}
