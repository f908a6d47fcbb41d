import { digestRequest } from '../../enrichment/requests/request-digest.ts';
import { deleteToken, readTokenState, setToken } from '../../hubspot/manage-token.ts';
import { listPushes, readPush } from '../../hubspot/read-pushes.ts';
import { startPush } from '../../hubspot/start-push.ts';
import type { App } from '../app-types.ts';
import { readIdempotencyKey } from '../bodies/idempotency.ts';
import { connectionSignal } from '../connection-signal.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** Results into the HubSpot account of their user. */
export function registerHubspotRoutes(
  app: App,
  { config, db, queue, services }: Pick<Context, 'config' | 'db' | 'queue' | 'services'>,
): void {
  route(
    app,
    'startHubspotPush',
    async (request) => {
      const { batch_id: batchId, mapping = {} } = request.body;
      const key = readIdempotencyKey(request);
      const parts = Object.entries(mapping).toSorted(([one], [other]) => (one < other ? -1 : 1));
      const digest = () => digestRequest(['hubspot-push', batchId, JSON.stringify(parts)]);
      const push = await startPush(
        { db, queue },
        {
          ...{ userId: request.principal.userId, batchId, mapping, requestId: request.id },
          ...(key !== undefined && { idempotency: { key, digest: digest() } }),
        },
      );
      return { success: true, push };
    },
    { limitedAs: 'download' },
  );
  route(app, 'listHubspotPushes', async ({ query, principal }) => ({
    success: true,
    pushes: await listPushes(db, principal.userId, query.batch_id),
  }));
  route(app, 'readHubspotPush', async ({ params, query, principal }) => ({
    success: true,
    ...(await readPush(db, principal.userId, params.id, query)),
  }));
  route(app, 'readHubspotToken', async ({ principal }) => ({
    success: true,
    token: await readTokenState(db, principal.userId),
  }));
  route(
    app,
    'setHubspotToken',
    async ({ body, principal, id }, reply) => {
      const context = { db, cipher: services.secretCipher(), baseUrl: config.hubspotUrl };
      const asked = { userId: principal.userId, token: body.token, requestId: id };
      return { success: true, token: await setToken(context, asked, connectionSignal(reply)) };
    },
    { limitedAs: 'website' },
  );
  route(app, 'deleteHubspotToken', async ({ principal, id }) => {
    await deleteToken(db, principal.userId, id);
    return { success: true };
  });
}
