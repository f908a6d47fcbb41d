import { sql, type Transaction } from 'kysely';
import type { Partition } from '../platform/database/partitions.ts';
import type { DB } from '../platform/database/tables.ts';

/** The SQL of what goes with a partition of jobs. */

/** Batches whose jobs lie in the partition, by their ids. */
const isInside = ({ lower, upper }: Partition) =>
  sql`b.id < ${upper}::uuid ${lower === null ? sql`` : sql`AND b.id >= ${lower}::uuid`}`;

/** Whether a job of the partition has not ended. */
export async function hasOpenJobs(tx: Transaction<DB>, partition: Partition): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    SELECT EXISTS (SELECT FROM batches b WHERE ${isInside(partition)} AND b.pending + b.running > 0) AS open`.execute(
    tx,
  );
  return rows[0]?.open ?? false;
}

/** Forgets what is kept beside the jobs: what users said of their values, and how many each batch has. */
export async function forgetJobsOf(tx: Transaction<DB>, partition: Partition): Promise<void> {
  const { lower, upper } = partition;
  await sql`DELETE FROM feedback WHERE job_id < ${upper}::uuid
    ${lower === null ? sql`` : sql`AND job_id >= ${lower}::uuid`}`.execute(tx);
  await sql`UPDATE batches b SET completed = 0, failed = 0, cancelled = 0
    WHERE ${isInside(partition)} AND b.profiles > 0`.execute(tx);
}
