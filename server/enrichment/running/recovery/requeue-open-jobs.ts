import type { Kysely, Transaction } from 'kysely';
import { elementAt } from '../../../../shared/element-at.ts';
import type { DB } from '../../../platform/database/tables.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { enqueueJobs } from '../../queueing/enqueue-jobs.ts';
import { listStrandedJobs, lockSweeping } from './stranded-job-store.ts';

/**
 * Puts jobs that have not ended, and that no queue entry names, into the queue, oldest first: after a restore, whose queue is empty, or
 * when an entry was lost. Processes that do so at the same time leave it to one of them.
 * @param note called in the same transaction when there are any
 * @returns how many jobs that were
 */
export async function requeueOpenJobs(
  db: Kysely<DB>,
  queue: Queue,
  note?: (tx: Transaction<DB>, jobIds: readonly string[]) => Promise<void>,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockSweeping(tx))) return 0;
    const stranded = await listStrandedJobs(tx);
    for (const jobs of Map.groupBy(stranded, ({ batch }) => batch).values()) {
      const { user, total } = elementAt(jobs, 0);
      await enqueueJobs(tx, queue, { userId: user, jobIds: jobs.map(({ job }) => job), total });
    }
    if (stranded.length > 0)
      await note?.(
        tx,
        stranded.map(({ job }) => job),
      );
    return stranded.length;
  });
}
