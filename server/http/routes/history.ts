import { historyAnswer, historyQuery, statisticsAnswer } from '../../../shared/contract/history.ts';
import { listHistory } from '../../enrichment/results/list-history.ts';
import { readStatistics } from '../../enrichment/results/read-statistics.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';

const tags = ['history'];

/** What was enriched, when, and what it cost. */
export function registerHistoryRoutes(app: App, { db }: Pick<Context, 'db'>): void {
  app.get(
    '/api/enrichment/history',
    {
      schema: {
        tags,
        summary: 'Enrichment requests, newest first',
        querystring: historyQuery,
        response: { 200: historyAnswer },
      },
    },
    async ({ user, query: { page, page_size, start_date: start, end_date: end, time_zone: timeZone } }) => ({
      success: true as const,
      ...(await listHistory(db, user.id, { start, end, timeZone }, { page, page_size })),
    }),
  );
  app.get(
    '/api/statistics',
    { schema: { tags, summary: 'Totals of the user', response: { 200: statisticsAnswer } } },
    async ({ user }) => ({ success: true as const, statistics: await readStatistics(db, user.id) }),
  );
}
