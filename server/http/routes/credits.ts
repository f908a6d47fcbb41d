import { listTransactions } from '../../credits/list-transactions.ts';
import { readCredits } from '../../credits/read-credits.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** The balance and what moved it. */
export function registerCreditRoutes(app: App, { db }: Pick<Context, 'db'>): void {
  route(app, 'readCredits', async ({ user }) => ({ success: true, ...(await readCredits(db, user.id)) }));
  route(app, 'listTransactions', async ({ user, query }) => ({
    success: true,
    ...(await listTransactions(db, user.id, query)),
  }));
}
