import type { Kysely } from 'kysely';
import { HISTORY_PREVIEW, type HistoryResponse } from '../../../shared/contract/history.ts';
import { canonicalProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import type { DB } from '../../platform/database/tables.ts';
import { countHistoryRows, type HistoryPlace, type HistoryRange, listHistoryRows } from './history-store.ts';

/**
 * One page (from 1) of the user's enrichment requests, newest first: their sums, and the first profiles of each.
 * @param page.after the place of the request to go on after, in place of a page
 * @returns also the place of the last request, while there are more
 */
export async function listHistory(
  db: Kysely<DB>,
  userId: string,
  range: HistoryRange,
  { page, page_size, after }: { page: number; page_size: number; after?: HistoryPlace | undefined },
): Promise<Omit<HistoryResponse, 'success' | 'next_cursor'> & { next: HistoryPlace | null }> {
  const [found, total] = await Promise.all([
    listHistoryRows(db, userId, range, {
      limit: page_size + 1,
      offset: after ? 0 : (page - 1) * page_size,
      after,
      jobs: HISTORY_PREVIEW,
    }),
    countHistoryRows(db, userId, range),
  ]);
  const rows = found.slice(0, page_size);
  const last = found.length > page_size ? rows.at(-1) : undefined;
  return {
    next: last ? [last.place, last.id] : null,
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
    pagination: { page, page_size, total_count: total },
  };
}
