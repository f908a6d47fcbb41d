import { z } from 'zod';
import { listTransactions } from '../../credits/list-transactions.ts';
import { readCredits } from '../../credits/read-credits.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { ListCursors } from '../list-cursors.ts';
import { route } from '../route.ts';

const transactionPlace = z
  .tuple([z.string(), z.string(), z.number(), z.number()])
  .transform(([place, id, balance_after, credits]) => ({ place, id, balance_after, credits }));

/** The balance and what moved it. */
export function registerCreditRoutes(app: App, { config, db }: Pick<Context, 'config' | 'db'>): void {
  route(app, 'readCredits', async ({ principal }) => ({ success: true, ...(await readCredits(db, principal.userId)) }));
  const cursors = new ListCursors(config.session.secret);
  route(app, 'listTransactions', async ({ principal, query: { cursor, ...page } }) => {
    const list = ['transactions', principal.userId];
    const before = cursors.read(list, cursor, transactionPlace);
    const { next, ...rest } = await listTransactions(db, principal.userId, { ...page, before });
    const place = next && [next.place, next.id, next.balance_after, next.credits];
    return { success: true, ...rest, next_cursor: cursors.write(list, place) };
  });
}
