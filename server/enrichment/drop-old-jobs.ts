import type { Database } from '../platform/database/database.ts';
import { type DroppedPartitions, dropPartitionsBefore } from '../platform/database/partitions.ts';
import { forgetJobsOf, hasOpenJobs } from './old-job-store.ts';

/**
 * Drops the partitions of jobs that were all requested before that moment, with their values and what was said of them. The requests
 * stay, as the credit history shows them, without profiles. What is older and shares a partition with newer jobs stays until those
 * are as old.
 * @returns names of the partitions that were dropped, and of those that stay because they have jobs that have not ended
 * @throws when a table was in use for too long; what was dropped before that stays dropped
 */
export function dropOldJobs(db: Database, before: Date): Promise<DroppedPartitions> {
  return dropPartitionsBefore(db, 'jobs', before, async (tx, partition) => {
    if (await hasOpenJobs(tx, partition)) return false;
    await forgetJobsOf(tx, partition);
    return true;
  });
}
