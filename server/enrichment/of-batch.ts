import { type RawBuilder, sql } from 'kysely';
import { elementAt } from '../../shared/element-at.ts';

/*
 * Conditions on jobs `j`. They say as well between which ids such jobs lie: by them the database knows the partitions that have them and
 * looks into no other. It has to be told values: what is joined with a table of batches would be planned for all partitions.
 */

/** Of this batch. */
export function isOfBatch(batchId: string): RawBuilder<unknown> {
  return sql`j.batch_id = ${batchId}::uuid AND j.id BETWEEN first_job_id(${batchId}::uuid) AND last_job_id(${batchId}::uuid)`;
}

/** Of one of these batches. @param batchIds as the database writes them; at least one */
export function isOfAnyBatch(batchIds: readonly string[]): RawBuilder<unknown> {
  const inOrder = batchIds.toSorted();
  return sql`j.batch_id = ANY(${inOrder}::uuid[])
    AND j.id BETWEEN first_job_id(${elementAt(inOrder, 0)}::uuid) AND last_job_id(${elementAt(inOrder, -1)}::uuid)`;
}
