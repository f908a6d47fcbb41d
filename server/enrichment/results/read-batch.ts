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
 * @param query.after the place of the job to go on after, in place of a page
 * @returns also the place of the last job, while there are more
 * @throws DomainError not_found, also for somebody else's
 */
export async function readBatch(
  db: Kysely<DB>,
  userId: string,
  batchId: string,
  query: { page: number; page_size: number; after?: number | undefined; status?: JobStatus | undefined },
): Promise<Omit<BatchResponse, 'success' | 'next_cursor'> & { next: number | null }> {
  const batch = isId(batchId) ? await readBatchRow(db, userId, batchId) : undefined;
  if (!batch) throw new DomainError('not_found');
  const { page, page_size, after, status } = query;
  const offset = after === undefined ? (page - 1) * page_size : 0;
  const rows = await listJobRows(db, batchId, { limit: page_size + 1, offset, after, status });
  const jobs = rows.slice(0, page_size);
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
    next: rows.length > page_size ? (jobs.at(-1)?.position ?? null) : null,
    pagination: {
      page,
      page_size,
      total_count: status ? batch.counts[status] : batch.profiles,
    },
  };
}
