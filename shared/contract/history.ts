import { z } from 'zod';
import type { EndpointsOfResource } from './endpoint.ts';
import { counts, JOB_STATUSES } from './enrichment.ts';
import { longListQuery, nextCursor, pagination, timestamp } from './responses.ts';
import { day } from './text.ts';

/** Profiles of a request that its entry carries. All of a larger request are paged by GET /api/batches/{id}. */
export const HISTORY_PREVIEW = 20;

const historyQuery = longListQuery.extend({
  start_date: day.optional(),
  end_date: day.optional(),
  /** Whose days the dates are: an IANA name, 'Asia/Kolkata'; without it UTC's. */
  time_zone: z.string().max(64).refine(isTimeZone, 'Expected a time zone such as Asia/Kolkata').optional(),
});

function isTimeZone(name: string): boolean {
  try {
    // Offsets such as +05:30 are taken too, but mean the opposite in SQL.
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** One entry is one enrichment request. */
export const historyResponse = z.object({
  success: z.literal(true),
  history: z.array(
    z.object({
      batch_id: z.string(),
      date: timestamp,
      /** Profiles of the request that were not forgotten; `counts` by state add up to it. */
      total: z.number().int(),
      counts,
      credits_held: z.number().int(),
      credits_used: z.number().int(),
      /** The first 20 in the order of the request, so all of a small one. */
      result: z.array(
        z.object({
          job_id: z.string(),
          linkedin_url: z.string(),
          total_parameters_requested: z.number().int(),
          credits_used: z.number().int(),
          status: z.enum(JOB_STATUSES),
        }),
      ),
    }),
  ),
  pagination,
  next_cursor: nextCursor,
});
export type HistoryResponse = z.infer<typeof historyResponse>;

const statisticsResponse = z.object({
  success: z.literal(true),
  statistics: z.object({ profiles_enriched: z.number().int(), total_credits_used: z.number().int() }),
});

export const historyEndpoints = {
  listHistory: {
    tags: ['history'],
    scopes: ['read'],
    summary: 'Enrichment requests, newest first',
    query: historyQuery,
    etag: true,
    response: historyResponse,
  },
  readStatistics: {
    tags: ['history'],
    scopes: ['read'],
    summary: 'Totals of the user',
    etag: true,
    response: statisticsResponse,
  },
} satisfies EndpointsOfResource;
