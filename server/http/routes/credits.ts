import { listTransactions } from '../../credits/list-transactions.ts';
import { readCredits } from '../../credits/read-credits.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** The balance and what moved it. */
export function registerCreditRoutes(app: App, { db }: Pick<Context, 'db'>): void {
  route(app, 'readCredits', async ({ principal }) => ({ success: true, ...(await readCredits(db, principal.userId)) }));
  route(app, 'listTransactions', async ({ principal, query }) => ({
    success: true,
    ...(await listTransactions(db, principal.userId, query)),
  }));
}
