import { listHistory } from '../../enrichment/results/list-history.ts';
import { readStatistics } from '../../enrichment/results/read-statistics.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** What was enriched, when, and what it cost. */
export function registerHistoryRoutes(app: App, { db }: Pick<Context, 'db'>): void {
  route(
    app,
    'listHistory',
    async ({ principal, query: { page, page_size, start_date: start, end_date: end, time_zone: timeZone } }) => ({
      success: true,
      ...(await listHistory(db, principal.userId, { start, end, timeZone }, { page, page_size })),
    }),
  );
  route(app, 'readStatistics', async ({ principal }) => ({
    success: true,
    statistics: await readStatistics(db, principal.userId),
  }));
}
