import type { Kysely, Transaction } from 'kysely';
import { lockAccounts } from '../../../credits/credits-store.ts';
import type { DB } from '../../../platform/database/tables.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { isId } from '../../job-id.ts';
import { readOpenJobRows } from '../../open-job-store.ts';
import { enqueueJobs } from '../../queueing/enqueue-jobs.ts';
import { settleUndelivered } from '../settle-jobs.ts';

const ENDED = {
  code: 'not_finished',
  text: 'The enrichment was ended by whoever runs this site. Nothing was charged; try again later.',
} as const;

/** The owner of a job that has not ended. @throws DomainError not_found, also for one that has ended */
async function readOwner(tx: Kysely<DB>, jobId: string): Promise<string> {
  const [job] = isId(jobId) ? await readOpenJobRows(tx, [jobId]) : [];
  if (!job) throw new DomainError('not_found');
  return job.user_id;
}

/**
 * Puts a job that has not ended into the queue again, by itself: whatever has it now may go on, doing it twice is harmless.
 * @throws DomainError not_found, also for one that has ended
 */
export async function requeueOpenJob(tx: Transaction<DB>, queue: Queue, jobId: string): Promise<void> {
  const userId = await readOwner(tx, jobId);
  await enqueueJobs(tx, queue, { userId, jobIds: [jobId], total: 1 });
}

/** Ends a job that has not ended: it fails, and its hold is returned whole. @throws DomainError not_found, also for one that has ended */
export async function endOpenJob(tx: Transaction<DB>, jobId: string): Promise<void> {
  const accounts = await lockAccounts(tx, [await readOwner(tx, jobId)]);
  const ended = await settleUndelivered(tx, accounts, [jobId], { status: 'failed', failure: ENDED });
  if (ended.length === 0) throw new DomainError('not_found');
}
