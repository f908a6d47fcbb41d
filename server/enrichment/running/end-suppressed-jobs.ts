import type { Transaction } from 'kysely';
import { lockAccounts } from '../../credits/credits-store.ts';
import type { DB } from '../../platform/database/tables.ts';
import { SUPPRESSED } from '../../suppression/suppression-list.ts';
import { markForgotten } from '../ended-job-store.ts';
import { listOpenJobsOfProfiles } from '../open-job-store.ts';
import { settleUndelivered } from './settle-jobs.ts';

/**
 * Ends the jobs of these profiles that wait or run, free of charge; answers that still arrive for them are not saved.
 * @param userId whose jobs; null: everybody's
 * @returns how many
 */
export async function endSuppressedJobs(
  tx: Transaction<DB>,
  userId: string | null,
  slugs: readonly string[],
): Promise<number> {
  const open = await listOpenJobsOfProfiles(tx, userId, slugs);
  if (open.length === 0) return 0;
  const accounts = await lockAccounts(
    tx,
    open.map((job) => job.user_id),
  );
  const ids = open.map(({ id }) => id);
  const ended = await settleUndelivered(tx, accounts, ids, { status: 'failed', failure: SUPPRESSED });
  await markForgotten(
    tx,
    ended.map(({ id }) => id),
  );
  return ended.length;
}
