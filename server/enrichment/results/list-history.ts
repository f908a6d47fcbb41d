import type { Kysely } from 'kysely';
import { HISTORY_PREVIEW, type HistoryResponse } from '../../../shared/contract/history.ts';
import { canonicalProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import type { DB } from '../../platform/database/tables.ts';
import { countHistoryRows, type HistoryRange, listHistoryRows } from './history-store.ts';

/** One page (from 1) of the user's enrichment requests, newest first: their sums, and the first profiles of each. */
export async function listHistory(
  db: Kysely<DB>,
  userId: string,
  range: HistoryRange,
  page: { page: number; page_size: number },
): Promise<Omit<HistoryResponse, 'success'>> {
  const [rows, total] = await Promise.all([
    listHistoryRows(db, userId, range, {
      limit: page.page_size,
      offset: (page.page - 1) * page.page_size,
      jobs: HISTORY_PREVIEW,
    }),
    countHistoryRows(db, userId, range),
  ]);
  return {
    history: rows.map((row) => ({
      batch_id: row.id,
      date: row.created_at.toISOString(),
      total: row.profiles,
      counts: row.counts,
      credits_held: row.credits_held,
      credits_used: row.credits_used,
      result: row.jobs.map((job) => ({
        job_id: job.job_id,
        linkedin_url: canonicalProfileUrl(job.slug),
        total_parameters_requested: job.parameters,
        credits_used: job.credits_used,
        status: job.status,
      })),
    })),
    pagination: { ...page, total_count: total },
  };
}
