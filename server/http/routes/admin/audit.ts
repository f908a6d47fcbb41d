import { Readable } from 'node:stream';
import { exportAudit } from '../../../audit-log/export-audit.ts';
import { listAudit } from '../../../audit-log/list-audit.ts';
import type { App } from '../../app-types.ts';
import type { Context } from '../../context.ts';
import { route } from '../../route.ts';

/** Who did what. */
export function registerAuditRoutes(app: App, { db }: Pick<Context, 'db'>): void {
  route(app, 'listAudit', async ({ query }) => ({ success: true, ...(await listAudit(db, query, query)) }));
  route(
    app,
    'exportAudit',
    async ({ query }, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="leadlight-audit-${new Date().toISOString().slice(0, 10)}.csv"`,
        )
        .send(Readable.from(exportAudit(db, query), { objectMode: false })),
    { exposeHeadRoute: false },
  );
}
