import type { Database } from '../platform/database/database.ts';
import { type DroppedPartitions, dropPartitionsBefore } from '../platform/database/partitions.ts';
import { carryForward, deleteBatchesOf, hasJobsOf } from './old-charge-store.ts';

/**
 * Drops the partitions of charges whose jobs were all requested before that moment and are not kept any more. In the same transaction
 * each account gets one entry with the sum of its charges, so that the entries add up to the balance at any time; the credit history
 * shows it (`Balance carried forward`) in the place of the requests. Purchases, gifts and whatever else was added stay for ever.
 * @returns names of the partitions that were dropped, and of those that stay because jobs of their time are still kept
 * @throws when a table was in use for too long; what was dropped before that stays dropped
 */
export function dropOldCharges(db: Database, before: Date): Promise<DroppedPartitions> {
  return dropPartitionsBefore(db, 'ledger_charges', before, async (tx, partition) => {
    if (await hasJobsOf(tx, partition)) return false;
    await carryForward(tx, partition);
    await deleteBatchesOf(tx, partition);
    return true;
  });
}
