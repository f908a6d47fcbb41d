import { type ConnectContext, connectAccount } from '../../network-account/connect-account.ts';
import { disconnectAccount } from '../../network-account/disconnect-account.ts';
import { readAccount } from '../../network-account/read-account.ts';
import { takeNotice, takeReport } from '../../network-account/take-notice.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** Users' own accounts of the network. */
export async function registerNetworkAccountRoutes(
  app: App,
  { config, db, services, log }: Pick<Context, 'config' | 'db' | 'services' | 'log'>,
): Promise<void> {
  const accounts = await services.networkAccounts();
  const context: ConnectContext = { db, accounts, publicUrl: config.http.publicUrl, log };
  route(app, 'readNetworkAccount', async ({ principal }) => ({
    success: true,
    account: await readAccount(context, principal.userId),
    available: accounts !== undefined,
  }));
  route(
    app,
    'connectNetworkAccount',
    async ({ principal }) => ({ success: true, url: await connectAccount(context, principal.userId) }),
    { limitedAs: 'website' },
  );
  route(app, 'disconnectNetworkAccount', async ({ principal }) => ({
    success: true,
    account: await disconnectAccount(context, principal.userId),
  }));
  route(
    app,
    'receiveUnipileNotice',
    async ({ body, headers }) => {
      if ('AccountStatus' in body) await takeReport(context, body, String(headers['unipile-auth'] ?? ''));
      else await takeNotice(context, body);
      return { success: true };
    },
    { bodyLimit: 16 * 1024 },
  );
}
