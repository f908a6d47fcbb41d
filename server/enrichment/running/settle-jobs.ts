import type { Transaction } from 'kysely';
import { elementAt } from '../../../shared/element-at.ts';
import { type LockedAccounts, resolveHolds } from '../../credits/credits-store.ts';
import { publishChange } from '../../platform/database/publish-change.ts';
import type { DB } from '../../platform/database/tables.ts';
import { tellOfEndedJobs } from '../../webhook-outbox/tell-webhooks.ts';
import { settleBatches } from '../batch-store.ts';
import { type EndedJobRow, endJobs, endUndelivered, type JobEnd, type UndeliveredEnd } from '../ended-job-store.ts';
import { tellUndelivered } from './undelivered-jobs.ts';

/**
 * Ends jobs and resolves their holds in one transaction: values stored, what was delivered charged, the rest returned,
 * the change announced. A job that has already ended is left alone, so settling twice is harmless.
 * @param accounts of the jobs' owners: locked first, before any job
 * @param ends a group of jobs, not more than some hundred
 * @returns the jobs that ended here
 */
export async function settleJobs(
  tx: Transaction<DB>,
  accounts: LockedAccounts,
  ends: readonly JobEnd[],
): Promise<EndedJobRow[]> {
  return resolve(tx, accounts, await endJobs(tx, ends));
}

/**
 * Ends jobs that deliver nothing, however many: their holds are returned whole, the change is announced. Jobs that have already
 * ended are left alone.
 * @param accounts of the jobs' owners: locked first, before any job
 * @returns the jobs that ended here
 */
export async function settleUndelivered(
  tx: Transaction<DB>,
  accounts: LockedAccounts,
  jobIds: readonly string[],
  end: UndeliveredEnd,
): Promise<EndedJobRow[]> {
  const ended = await resolve(tx, accounts, await endUndelivered(tx, jobIds, end));
  tellUndelivered(ended);
  return ended;
}

async function resolve(tx: Transaction<DB>, accounts: LockedAccounts, ended: EndedJobRow[]): Promise<EndedJobRow[]> {
  if (ended.length === 0) return ended;
  const settlements = ended.map((job) => ({
    userId: job.user_id,
    batchId: job.batch_id,
    jobId: job.id,
    release: job.held,
    charge: job.credits_used,
  }));
  await settleBatches(tx, settlements);
  await resolveHolds(tx, accounts, settlements);
  await tellOfEndedJobs(tx, ended);
  await publishChange(
    tx,
    [...Map.groupBy(ended, (job) => job.batch_id).values()].map((jobs) => ({
      userId: elementAt(jobs, 0).user_id,
      batchId: elementAt(jobs, 0).batch_id,
      total: elementAt(jobs, 0).total,
      ended: jobs.map((job) => job.id),
    })),
  );
  return ended;
}
