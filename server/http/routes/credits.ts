import { pageQuery } from '../../../shared/contract/answers.ts';
import { creditsAnswer, transactionsAnswer } from '../../../shared/contract/credits.ts';
import { listTransactions } from '../../credits/list-transactions.ts';
import { readCredits } from '../../credits/read-credits.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';

const tags = ['credits'];

/** The balance and what moved it. */
export function registerCreditRoutes(app: App, { db }: Pick<Context, 'db'>): void {
  app.get(
    '/api/credits',
    { schema: { tags, summary: 'What can be spent, and what is held', response: { 200: creditsAnswer } } },
    async ({ user }) => ({ success: true as const, ...(await readCredits(db, user.id)) }),
  );
  app.get(
    '/api/credits/transactions',
    {
      schema: {
        tags,
        summary: 'Purchases, gifts and enrichments, newest first',
        querystring: pageQuery,
        response: { 200: transactionsAnswer },
      },
    },
    async ({ user, query }) => ({ success: true as const, ...(await listTransactions(db, user.id, query)) }),
  );
}
