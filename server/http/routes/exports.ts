import type { FastifyReply } from 'fastify';
import { addressOf } from '../../../shared/contract/operations.ts';
import type { ExportChoice } from '../../../shared/export-choices.ts';
import { exportBatch } from '../../exports/export-batch.ts';
import { createExportLink } from '../../exports/links/create-export-link.ts';
import { takeExportLink } from '../../exports/links/take-export-link.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { FilesUnderWay, sendFile } from '../files-under-way.ts';
import { route } from '../route.ts';

/** Of one user, at the same time. */
const FILES_AT_ONCE = 3;

/** Results as files. */
export function registerExportRoutes(
  app: App,
  { config, db, services }: Pick<Context, 'config' | 'db' | 'services'>,
): void {
  const files = new FilesUnderWay(FILES_AT_ONCE);
  app.addHook('preClose', async () => files.stop());
  const suppressions = services.suppressions();
  const send = async (reply: FastifyReply, userId: string, batchId: string, choice: ExportChoice) =>
    sendFile(reply, await files.begin(userId, () => exportBatch({ db, suppressions }, userId, batchId, choice)));

  route(app, 'exportBatch', ({ params, query, principal }, reply) => send(reply, principal.userId, params.id, query), {
    exposeHeadRoute: false,
    limitedAs: 'download',
  });
  route(
    app,
    'createExportLink',
    async ({ params, body, principal }) => {
      const { token, expiresAt } = await createExportLink(db, principal, params.id, body);
      const { address } = addressOf('openExportLink', { params: { token } });
      return { success: true, url: address, expires_at: expiresAt.toISOString() };
    },
    { limitedAs: 'download' },
  );
  route(
    app,
    'openExportLink',
    async ({ params }, reply) => {
      const { userId, batchId, choice } = await takeExportLink(db, config.session, params.token);
      return send(reply, userId, batchId, choice);
    },
    { exposeHeadRoute: false },
  );
}
