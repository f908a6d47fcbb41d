import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { ParameterId } from '../../../shared/catalogue.ts';
import { elementAt } from '../../../shared/element-at.ts';
import { lockAccounts } from '../../credits/credits-store.ts';
import { classifyDatabaseError } from '../../platform/database/database-failure.ts';
import { publishChange } from '../../platform/database/publish-change.ts';
import type { DB } from '../../platform/database/tables.ts';
import { SUPPRESSED } from '../../suppression/suppression-list.ts';
import { type JobEnd, markForgotten } from '../ended-job-store.ts';
import { type OpenJobRow, updateProgress } from '../open-job-store.ts';
import type { ReceivedAnswer } from '../sourcing/look-ups.ts';
import { deleteAnswers, listOtherSlugs, saveAnswers } from '../sourcing/source-answer-store.ts';
import { type Entry, EntryQueue } from './recorder-queue.ts';
import { settleJobs } from './settle-jobs.ts';

/** Jobs in one commit, at most: 40 are not cheaper each and make who watches wait twice as long, 10 cost a fifth more (bench `live`). */
const JOBS_PER_COMMIT = 16;
/** Milliseconds before a commit that failed is tried again, doubling. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Writes what happens to running jobs, many at a time (group commit, as databases do with their logs): while one transaction
 * is under way, everything that happens meanwhile is collected for the next. An idle system commits each step at once; a busy
 * one commits dozens of jobs together, and a step overtaken by the job's end is never written.
 *
 * What was received has been paid for: while the database is away it is held and tried again, for as long as the process lives.
 */
export class JobRecorder {
  readonly #db: Kysely<DB>;
  readonly #log: Logger;
  readonly #onEndedElsewhere: (jobIds: readonly string[]) => void;
  readonly #queue = new EntryQueue();
  readonly #progressWaitsMs: number;
  readonly #stopping = new AbortController();
  #flushing: Promise<void> | undefined;
  #later: NodeJS.Timeout | undefined;

  /**
   * @param options.progressWaitsMs milliseconds for which progress waits for the end of the job, which then is all that is written; 0 when
   *   somebody waits for that job alone
   * @param options.onEndedElsewhere called with jobs that turn out to have ended elsewhere
   */
  constructor(options: {
    db: Kysely<DB>;
    log: Logger;
    progressWaitsMs: number;
    onEndedElsewhere: (jobIds: readonly string[]) => void;
  }) {
    this.#db = options.db;
    this.#log = options.log;
    this.#progressWaitsMs = options.progressWaitsMs;
    this.#onEndedElsewhere = options.onEndedElsewhere;
  }

  /** The job has begun, or has got further: these parameters have values by now. Not awaited: a commit will take it along. */
  recordProgress(job: OpenJobRow, arrived: readonly ParameterId[], startedAt: Date): void {
    const progress = Math.min(99, Math.round((100 * arrived.length) / job.columns.length));
    this.#queue.of(job).progressUpdate = { jobId: job.id, progress, arrived, startedAt };
    this.#flushProgress();
  }

  /** A source has said something. Resolves when it is kept. */
  async received(job: OpenJobRow, answer: ReceivedAnswer): Promise<void> {
    const entry = this.#queue.of(job);
    entry.received.push(answer);
    void this.#flush();
    await entry.written.promise;
  }

  /**
   * The job has ended. Resolves when that is committed, with further answers to keep; rejects when it could not be.
   * @returns whether it ended just so; false when it had ended before
   */
  async ended(job: OpenJobRow, end: Omit<JobEnd, 'jobId'>, received: readonly ReceivedAnswer[]): Promise<boolean> {
    const entry = this.#queue.of(job);
    entry.end = end;
    entry.received.push(...received);
    void this.#flush();
    return (await entry.written.promise).has(job.id);
  }

  /** Writes what is left, with one more try. What cannot be written then rejects. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#later);
    await this.#flush();
  }

  #flushProgress(): void {
    if (this.#progressWaitsMs === 0) return void this.#flush();
    this.#later ??= setTimeout(() => {
      this.#later = undefined;
      void this.#flush();
    }, this.#progressWaitsMs);
  }

  #flush(): Promise<void> {
    this.#flushing ??= this.#drain();
    return this.#flushing;
  }

  async #drain(): Promise<void> {
    // What happens within the same turn of the event loop goes together.
    await new Promise(setImmediate);
    let pause = FIRST_PAUSE_MS;
    for (;;) {
      const waitsMs = this.#stopping.signal.aborted ? 0 : this.#progressWaitsMs;
      const group = this.#queue.take(JOBS_PER_COMMIT, performance.now() - waitsMs);
      if (group.length === 0) break;
      const again = await this.#write(group);
      if (again.length === 0) {
        pause = FIRST_PAUSE_MS;
        continue;
      }
      this.#queue.putBack(again);
      await wait(pause, undefined, { signal: this.#stopping.signal }).catch(() => {});
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
    // At once, not when the promise has settled: whatever happens in between would be written by nobody.
    this.#flushing = undefined;
    if (this.#queue.size > 0) this.#flushProgress();
  }

  /** @returns what has to be tried again */
  async #write(group: readonly Entry[]): Promise<readonly Entry[]> {
    try {
      const ended = await this.#db.transaction().execute((tx) => this.#commit(tx, group));
      for (const entry of group) entry.written.resolve(ended);
      return [];
    } catch (error) {
      const passing = classifyDatabaseError(error) !== undefined;
      this.#log.warn(
        { err: error, jobIds: group.map(({ job }) => job.id), passing },
        'progress of jobs could not be written',
      );
      if (passing && !this.#stopping.signal.aborted) return group;
      // One of them is at fault: the others go without it.
      if (!passing && group.length > 1) {
        const again = [];
        for (const entry of group) again.push(...(await this.#write([entry])));
        return again;
      }
      for (const entry of group) entry.written.reject(error);
      return [];
    }
  }

  /** @returns ids of the jobs that ended here */
  async #commit(tx: Transaction<DB>, group: readonly Entry[]): Promise<ReadonlySet<string>> {
    // Accounts before jobs before answers, as everywhere: another transaction on the same rows then waits instead of deadlocking.
    const accounts = await lockAccounts(
      tx,
      group.map(({ job }) => job.user_id),
    );
    await this.#writeMoves(tx, group);
    const ends = group.flatMap(({ job, progressUpdate, end }) =>
      end ? [{ jobId: job.id, startedAt: progressUpdate?.startedAt, ...end }] : [],
    );
    const ended = ends.length > 0 ? await settleJobs(tx, accounts, ends) : [];
    const suppressed = group.filter(({ end }) => end?.failure?.code === SUPPRESSED.code);
    if (suppressed.length > 0) await dropSuppressed(tx, suppressed);
    await saveAnswers(
      tx,
      group.flatMap(({ job, received }) =>
        received.map((answer) => ({ jobId: job.id, userId: job.user_id, slug: job.slug, ...answer })),
      ),
    );
    return new Set(ended.map(({ id }) => id));
  }

  async #writeMoves(tx: Transaction<DB>, group: readonly Entry[]): Promise<void> {
    const progressUpdates = group.flatMap(({ progressUpdate, end }) =>
      progressUpdate && !end ? [progressUpdate] : [],
    );
    if (progressUpdates.length === 0) return;
    const recordProgress = await updateProgress(tx, progressUpdates);
    const gone = progressUpdates.map(({ jobId }) => jobId).filter((id) => !recordProgress.has(id));
    if (gone.length > 0) this.#onEndedElsewhere(gone);
    const still = group.filter(({ job }) => recordProgress.has(job.id));
    await publishChange(
      tx,
      [...Map.groupBy(still, ({ job }) => job.batch_id).values()].map((entries) => ({
        userId: elementAt(entries, 0).job.user_id,
        batchId: elementAt(entries, 0).job.batch_id,
        total: elementAt(entries, 0).job.total,
        running: entries.map(({ job }) => job.id),
      })),
    );
  }
}

/** Of somebody who turned out to be suppressed nothing stays but the job, which says so. */
async function dropSuppressed(tx: Transaction<DB>, suppressed: readonly Entry[]): Promise<void> {
  await markForgotten(
    tx,
    suppressed.map(({ job }) => job.id),
  );
  for (const { job } of suppressed) {
    const others = await listOtherSlugs(tx, job.user_id, job.slug);
    await deleteAnswers(tx, job.user_id, [job.slug, ...others]);
  }
}
