import type { Database } from '../platform/database/database.ts';
import {
  dropPartition,
  limitLockWaits,
  listPartitionsBefore,
  lockPartition,
  type Partition,
} from '../platform/database/partitions.ts';
import { forgetJobsOf, hasOpenJobs } from './old-job-store.ts';

/**
 * Drops the partitions of jobs that were all requested before that moment, with their values and what was said of them. The requests
 * stay, as the credit history shows them, without profiles. What is older and shares a partition with newer jobs stays until those
 * are as old.
 * @returns names of the partitions that were dropped, and of those that stay because they have jobs that have not ended
 * @throws when a table was in use for too long; what was dropped before that stays dropped
 */
export async function dropOldJobs(db: Database, before: Date): Promise<{ dropped: string[]; open: string[] }> {
  const done: { dropped: string[]; open: string[] } = { dropped: [], open: [] };
  for (const partition of await listPartitionsBefore(db, 'jobs', before)) {
    const outcome = await drop(db, partition);
    if (outcome !== 'gone') done[outcome].push(partition.name);
  }
  return done;
}

function drop(db: Database, partition: Partition): Promise<'dropped' | 'open' | 'gone'> {
  return db.transaction().execute(async (tx) => {
    await limitLockWaits(tx);
    if (!(await lockPartition(tx, 'jobs', partition.name))) return 'gone';
    if (await hasOpenJobs(tx, partition)) return 'open';
    await forgetJobsOf(tx, partition);
    await dropPartition(tx, 'jobs', partition.name);
    return 'dropped';
  });
}
