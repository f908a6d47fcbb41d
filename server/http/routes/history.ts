import { listHistory } from '../../enrichment/results/list-history.ts';
import { readStatistics } from '../../enrichment/results/read-statistics.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { ListCursors, timePlace } from '../list-cursors.ts';
import { route } from '../route.ts';

/** What was enriched, when, and what it cost. */
export function registerHistoryRoutes(app: App, { config, db, log }: Pick<Context, 'config' | 'db' | 'log'>): void {
  const cursors = new ListCursors(config.session.secret);
  route(app, 'listHistory', async ({ principal, query }) => {
    const { page, page_size, cursor, start_date: start, end_date: end, time_zone: timeZone } = query;
    const list = ['history', principal.userId, start, end, timeZone];
    const after = cursors.read(list, cursor, timePlace);
    const range = { start, end, timeZone };
    const { next, ...rest } = await listHistory(db, principal.userId, range, { page, page_size, after });
    return { success: true, ...rest, next_cursor: cursors.write(list, next) };
  });
  route(app, 'readStatistics', async ({ principal }) => ({
    success: true,
    statistics: await readStatistics(db, principal.userId, log),
  }));
}
