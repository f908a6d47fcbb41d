import type { Kysely } from 'kysely';
import type { DB } from '../platform/tables.ts';
import { readOpenJobRows } from './open-job-store.ts';
import { settleJobs } from './settle-jobs.ts';

const ABANDONED_TEXT = 'The enrichment could not be finished. Nothing was charged; try again later.';

/** Ends jobs that the queue has given up on, so that no hold outlives its job. */
export async function failAbandonedJobs(db: Kysely<DB>, jobIds: readonly string[]): Promise<void> {
  const open = await readOpenJobRows(db, jobIds);
  const ends = open.map((job) => ({ jobId: job.id, status: 'failed' as const, creditsUsed: 0, error: ABANDONED_TEXT }));
  const owners = open.map((job) => job.user_id);
  await db.transaction().execute((tx) => settleJobs(tx, owners, ends));
}
