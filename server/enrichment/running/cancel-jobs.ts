import type { Kysely, Transaction } from 'kysely';
import type { Job } from '../../../shared/contract/enrichment.ts';
import { type LockedAccounts, lockAccounts } from '../../credits/credits-store.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { readBatchRow } from '../batch-store.ts';
import { isId } from '../job-id.ts';
import { listOpenJobIds, listOpenJobIdsOf } from '../open-job-store.ts';
import { readJob } from '../results/read-job.ts';
import { settleUndelivered } from './settle-jobs.ts';

/**
 * Cancels a job that has not ended: its hold is returned whole. A job that has ended stays as it is.
 * @returns the job as it now stands
 * @throws DomainError not_found
 */
export async function cancelJob(db: Kysely<DB>, userId: string, jobId: string): Promise<Job> {
  const job = await readJob(db, userId, jobId);
  if (job.finished_at === null) await cancel(db, userId, [jobId]);
  return readJob(db, userId, jobId);
}

/** Cancels everything of a request that has not ended. @returns how many jobs that were, 0 too @throws DomainError not_found */
export async function cancelBatch(db: Kysely<DB>, userId: string, batchId: string): Promise<number> {
  if (!isId(batchId) || !(await readBatchRow(db, userId, batchId))) throw new DomainError('not_found');
  return cancel(db, userId, await listOpenJobIds(db, batchId));
}

/**
 * Cancels everything of a user that has not ended.
 * @param accounts that of the user among them
 * @returns how many jobs that were
 */
export async function cancelAllJobs(tx: Transaction<DB>, accounts: LockedAccounts, userId: string): Promise<number> {
  const ended = await settleUndelivered(tx, accounts, await listOpenJobIdsOf(tx, userId), { status: 'cancelled' });
  return ended.length;
}

async function cancel(db: Kysely<DB>, userId: string, jobIds: readonly string[]): Promise<number> {
  const ended = await db.transaction().execute(async (tx) => {
    const accounts = await lockAccounts(tx, [userId]);
    return settleUndelivered(tx, accounts, jobIds, { status: 'cancelled' });
  });
  return ended.length;
}
