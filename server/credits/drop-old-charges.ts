import type { Database } from '../platform/database/database.ts';
import {
  dropPartition,
  limitLockWaits,
  listPartitionsBefore,
  lockPartition,
  type Partition,
} from '../platform/database/partitions.ts';
import { carryForward, deleteBatchesOf, hasJobsOf } from './old-charge-store.ts';

/**
 * Drops the partitions of charges whose jobs were all requested before that moment and are not kept any more. In the same transaction
 * each account gets one entry with the sum of its charges, so that the entries add up to the balance at any time; the credit history
 * shows it (`Balance carried forward`) in the place of the requests. Purchases, gifts and whatever else was added stay for ever.
 * @returns names of the partitions that were dropped, and of those that stay because jobs of their time are still kept
 * @throws when a table was in use for too long; what was dropped before that stays dropped
 */
export async function dropOldCharges(db: Database, before: Date): Promise<{ dropped: string[]; inUse: string[] }> {
  const done: { dropped: string[]; inUse: string[] } = { dropped: [], inUse: [] };
  for (const partition of await listPartitionsBefore(db, 'ledger_charges', before)) {
    const outcome = await drop(db, partition);
    if (outcome !== 'gone') done[outcome].push(partition.name);
  }
  return done;
}

function drop(db: Database, partition: Partition): Promise<'dropped' | 'inUse' | 'gone'> {
  return db.transaction().execute(async (tx) => {
    await limitLockWaits(tx);
    if (!(await lockPartition(tx, 'ledger_charges', partition.name))) return 'gone';
    if (await hasJobsOf(tx, partition)) return 'inUse';
    await carryForward(tx, partition);
    await deleteBatchesOf(tx, partition);
    await dropPartition(tx, 'ledger_charges', partition.name);
    return 'dropped';
  });
}
