import { createApiKey } from '../../accounts/api-keys/create-api-key.ts';
import { listApiKeys } from '../../accounts/api-keys/list-api-keys.ts';
import { revokeApiKey } from '../../accounts/api-keys/revoke-api-key.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** Keys by which programs call the API. */
export function registerApiKeyRoutes(app: App, { db }: Pick<Context, 'db'>): void {
  route(app, 'createApiKey', async ({ body, principal }) => ({
    success: true,
    ...(await createApiKey(db, principal.userId, body)),
  }));
  route(app, 'listApiKeys', async ({ principal }) => ({
    success: true,
    keys: await listApiKeys(db, principal.userId),
  }));
  route(app, 'revokeApiKey', async ({ params, principal }) => {
    await revokeApiKey(db, principal.userId, params.id);
    return { success: true };
  });
}
