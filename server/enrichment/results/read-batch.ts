import type { Kysely } from 'kysely';
import { PARAMETER_IDS } from '../../../shared/catalogue.ts';
import type { BatchResponse, JobStatus } from '../../../shared/contract/enrichment.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { readBatchRow } from '../batch-store.ts';
import { isId } from '../job-id.ts';
import { listJobRows } from '../job-store.ts';
import { presentJob } from './present-job.ts';

/**
 * One request's state and one page (from 1) of its jobs, all of them or those of one status.
 * @throws DomainError not_found, also for somebody else's
 */
export async function readBatch(
  db: Kysely<DB>,
  userId: string,
  batchId: string,
  query: { page: number; page_size: number; status?: JobStatus | undefined },
): Promise<Omit<BatchResponse, 'success'>> {
  const batch = isId(batchId) ? await readBatchRow(db, userId, batchId) : undefined;
  if (!batch) throw new DomainError('not_found');
  const offset = (query.page - 1) * query.page_size;
  const jobs = await listJobRows(db, batchId, { limit: query.page_size, offset, status: query.status });
  const asked = new Set(batch.column_sets.flat());
  return {
    batch: {
      batch_id: batch.id,
      created_at: batch.created_at.toISOString(),
      total: batch.profiles,
      columns: PARAMETER_IDS.filter((id) => asked.has(id)),
      counts: batch.counts,
      credits_held: batch.credits_held,
      credits_used: batch.credits_used,
    },
    jobs: jobs.map(presentJob),
    pagination: {
      page: query.page,
      page_size: query.page_size,
      total_count: query.status ? batch.counts[query.status] : batch.profiles,
    },
  };
}
