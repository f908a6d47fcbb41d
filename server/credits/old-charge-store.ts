import { sql, type Transaction } from 'kysely';
import type { Partition } from '../platform/database/partitions.ts';
import type { DB } from '../platform/database/tables.ts';

/** The SQL of what goes with a partition of charges. */

const isInside = (column: string, { lower, upper }: Partition) =>
  sql`${sql.ref(column)} < ${upper}::uuid ${lower === null ? sql`` : sql`AND ${sql.ref(column)} >= ${lower}::uuid`}`;

/** Whether jobs of the time of these charges are still kept, in a partition or among those that have none. */
export async function hasJobsOf(tx: Transaction<DB>, partition: Partition): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    SELECT EXISTS (SELECT FROM jobs j WHERE ${isInside('j.id', partition)}) AS kept`.execute(tx);
  return rows[0]?.kept ?? false;
}

/** Writes one entry for each account that has charges in the partition: their sum, at the end of its time. */
export async function carryForward(tx: Transaction<DB>, partition: Partition): Promise<void> {
  await sql`
    INSERT INTO ledger_entries (user_id, kind, amount, created_at)
    SELECT user_id, 'carried_forward', sum(amount), moment_of(${partition.upper}::uuid)
    FROM ${sql.table(partition.name)} GROUP BY user_id`.execute(tx);
}

/** Deletes the requests that were charged there: the credit history shows their sum instead. */
export async function deleteBatchesOf(tx: Transaction<DB>, partition: Partition): Promise<void> {
  await sql`DELETE FROM idempotency_keys WHERE ${isInside('batch_id', partition)}`.execute(tx);
  await sql`DELETE FROM batches WHERE ${isInside('id', partition)}`.execute(tx);
}
