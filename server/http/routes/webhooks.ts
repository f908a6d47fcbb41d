import { createWebhook } from '../../webhooks/create-webhook.ts';
import { listDeliveries, resendDelivery, sendTest } from '../../webhooks/manage-deliveries.ts';
import { deleteWebhook, listWebhooks, updateWebhook } from '../../webhooks/manage-webhooks.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { ListCursors, timePlace } from '../list-cursors.ts';
import { route } from '../route.ts';

/** Addresses of users that are told what happens. */
export function registerWebhookRoutes(
  app: App,
  { config, db, services }: Pick<Context, 'config' | 'db' | 'services'>,
): void {
  const limited = { limitedAs: 'webhook' } as const;
  const posting = async () => ({ db, cipher: services.secretCipher(), safePost: await services.safePost() });
  route(
    app,
    'createWebhook',
    async ({ body, principal }) => ({
      success: true,
      ...(await createWebhook(await posting(), principal.userId, body)),
    }),
    limited,
  );
  route(app, 'listWebhooks', async ({ principal }) => ({
    success: true,
    webhooks: await listWebhooks(db, principal.userId),
  }));
  route(
    app,
    'updateWebhook',
    async ({ params, body, principal }) => ({
      success: true,
      webhook: await updateWebhook(await posting(), principal.userId, params.id, body),
    }),
    limited,
  );
  route(app, 'deleteWebhook', async ({ params, principal }) => {
    await deleteWebhook(db, principal.userId, params.id);
    return { success: true };
  });
  route(
    app,
    'testWebhook',
    async ({ params, principal }) => ({
      success: true,
      delivery: await sendTest(db, principal.userId, params.id),
    }),
    limited,
  );
  const cursors = new ListCursors(config.session.secret);
  route(app, 'listDeliveries', async ({ params, query: { cursor, ...page }, principal }) => {
    const list = ['deliveries', principal.userId, params.id];
    const after = cursors.read(list, cursor, timePlace);
    const { next, ...rest } = await listDeliveries(db, principal.userId, params.id, { ...page, after });
    return { success: true, ...rest, next_cursor: cursors.write(list, next) };
  });
  route(
    app,
    'resendDelivery',
    async ({ params, principal }) => ({
      success: true,
      delivery: await resendDelivery(db, principal.userId, params.id, params.delivery_id),
    }),
    limited,
  );
}
