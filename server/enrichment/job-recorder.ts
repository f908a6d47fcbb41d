import type { Kysely } from 'kysely';
import type { ParameterId } from '../../shared/catalogue.ts';
import { lockAccounts } from '../credits/credits-store.ts';
import { announce } from '../platform/announcements.ts';
import type { DB } from '../platform/tables.ts';
import { type JobEnd, type JobMove, moveJobs, type OpenJobRow } from './open-job-store.ts';
import { settleJobs } from './settle-jobs.ts';
import { type SourceAnswerRow, saveAnswers } from './source-answer-store.ts';

/** Jobs in one commit, at most: more would hardly be cheaper each, and make who watches wait. */
const JOBS_PER_COMMIT = 40;

interface Entry {
  job: OpenJobRow;
  move?: JobMove;
  end?: Omit<JobEnd, 'jobId'>;
  answers: SourceAnswerRow[];
  waiting: PromiseWithResolvers<void>;
}

/**
 * Writes what happens to running jobs, many at a time (group commit, as databases do with their logs): while one transaction
 * is under way, everything that happens meanwhile is collected for the next. An idle system commits each step at once; a busy
 * one commits dozens of jobs together, and a step overtaken by the job's end is never written.
 */
export class JobRecorder {
  readonly #db: Kysely<DB>;
  readonly #entries = new Map<string, Entry>();
  #flushing: Promise<void> | undefined;

  constructor(db: Kysely<DB>) {
    this.#db = db;
  }

  /** The job has begun, or moved on: these parameters have values by now. Not awaited: the next commit takes it along. */
  moved(job: OpenJobRow, arrived: readonly ParameterId[], startedAt: Date): void {
    const progress = Math.min(99, Math.round((100 * arrived.length) / job.columns.length));
    this.#entry(job).move = { jobId: job.id, progress, arrived, startedAt };
    // A step that cannot be written is no reason to fail the job: its end will be tried, and awaited.
    this.#flush().catch(() => {});
  }

  /** The job has ended. Resolves when that is committed, with the answers to keep; rejects when it could not be. */
  async ended(job: OpenJobRow, end: Omit<JobEnd, 'jobId'>, answers: SourceAnswerRow[]): Promise<void> {
    const entry = this.#entry(job);
    entry.end = end;
    entry.answers = answers;
    this.#flush().catch(() => {});
    return entry.waiting.promise;
  }

  #entry(job: OpenJobRow): Entry {
    const known = this.#entries.get(job.id);
    if (known) return known;
    const entry: Entry = { job, answers: [], waiting: Promise.withResolvers() };
    entry.waiting.promise.catch(() => {});
    this.#entries.set(job.id, entry);
    return entry;
  }

  #flush(): Promise<void> {
    this.#flushing ??= this.#drain().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  async #drain(): Promise<void> {
    // What happens within the same turn of the event loop goes together.
    await new Promise(setImmediate);
    while (this.#entries.size > 0) {
      const group = [...this.#entries.values()].slice(0, JOBS_PER_COMMIT);
      for (const entry of group) this.#entries.delete(entry.job.id);
      try {
        await this.#db.transaction().execute(async (tx) => {
          // Accounts before jobs, as everywhere: whoever cancels or deletes the same jobs waits instead of crossing us.
          await lockAccounts(
            tx,
            group.map((entry) => entry.job.user_id),
          );
          await this.#writeMoves(tx, group);
          await this.#writeEnds(tx, group);
        });
        for (const entry of group) entry.waiting.resolve();
      } catch (error) {
        for (const entry of group) entry.waiting.reject(error);
      }
    }
  }

  async #writeEnds(tx: Parameters<typeof settleJobs>[0], group: readonly Entry[]): Promise<void> {
    const ending = group.filter((entry) => entry.end);
    if (ending.length === 0) return;
    await settleJobs(
      tx,
      ending.map((entry) => entry.job.user_id),
      ending.map((entry) => ({ jobId: entry.job.id, startedAt: entry.move?.startedAt, ...entry.end! })),
    );
    const answers = ending.flatMap((entry) => entry.answers);
    if (answers.length > 0) await saveAnswers(tx, answers);
  }

  async #writeMoves(tx: Parameters<typeof settleJobs>[0], group: readonly Entry[]): Promise<void> {
    const moving = group.filter((entry) => entry.move && !entry.end);
    if (moving.length === 0) return;
    const moved = await moveJobs(
      tx,
      moving.map((entry) => entry.move!),
    );
    const byBatch = Map.groupBy(
      moving.filter((entry) => moved.has(entry.job.id)),
      (entry) => entry.job.batch_id,
    );
    await announce(
      tx,
      [...byBatch.values()].map((entries) => ({
        userId: entries[0]!.job.user_id,
        batchId: entries[0]!.job.batch_id,
        total: entries[0]!.job.total,
        running: entries.map((entry) => entry.job.id),
      })),
    );
  }
}
