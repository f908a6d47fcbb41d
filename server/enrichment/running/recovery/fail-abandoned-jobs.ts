import type { Kysely } from 'kysely';
import { lockAccounts } from '../../../credits/credits-store.ts';
import type { DB } from '../../../platform/database/tables.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { JobFailure } from '../../ended-job-store.ts';
import { readOpenJobRows } from '../../open-job-store.ts';
import { enqueueJobs } from '../../queueing/enqueue-jobs.ts';
import { settleUndelivered } from '../settle-jobs.ts';

const ABANDONED: JobFailure = {
  code: 'not_finished',
  text: 'The enrichment could not be finished. Nothing was charged; try again later.',
};

/**
 * Takes over an entry that the queue has given up on, so that no hold outlives its job. Jobs that shared the entry are tried once more,
 * each by itself: one that ends its worker takes no others along. A job that was alone fails.
 */
export async function failAbandonedJobs(
  { db, queue }: { db: Kysely<DB>; queue: Queue },
  jobIds: readonly string[],
): Promise<void> {
  const open = await readOpenJobRows(db, jobIds);
  const ids = open.map((job) => job.id);
  const owners = open.map((job) => job.user_id);
  await db.transaction().execute(async (tx) => {
    const [first] = open;
    if (first && jobIds.length > 1) {
      // All are of one request.
      return enqueueJobs(tx, queue, { userId: first.user_id, jobIds: ids, total: first.total, each: 1 });
    }
    const accounts = await lockAccounts(tx, owners);
    await settleUndelivered(tx, accounts, ids, { status: 'failed', failure: ABANDONED });
  });
}
