import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { DayRange } from './dates/calendar-days.ts';
import { summarise } from './summarise-entry.ts';

/** How often a page with unfinished work is refetched while it is visible, in milliseconds. */
const POLL_MS = 5_000;

/**
 * One page of GET /api/enrichment/history, newest first.
 * @param email whose history; another user must never see it
 * @param page from 1
 * @param range null for all dates
 */
export function historyQuery(email: string, page: number, range: DayRange | null) {
  return queryOptions({
    queryKey: ['history', email, page, range],
    queryFn: ({ signal }) =>
      api('listHistory', {
        // The days of the calendar are the reader's.
        query: { page, ...(range && { start_date: range.start, end_date: range.end, time_zone: readerTimeZone() }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.history.some((entry) => summarise(entry).unfinished) ? POLL_MS : false,
  });
}

function readerTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** GET /api/statistics: totals of the user. */
export function statisticsQuery(email: string) {
  return queryOptions({
    queryKey: ['statistics', email],
    queryFn: async ({ signal }) => (await api('readStatistics', { signal })).statistics,
  });
}
