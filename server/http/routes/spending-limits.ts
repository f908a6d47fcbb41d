import { readSpendingLimits } from '../../credits/spending-limits/read-spending-limits.ts';
import { setSpendingLimits } from '../../credits/spending-limits/set-spending-limits.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** What users let themselves spend. */
export function registerSpendingLimitRoutes(app: App, { db }: Pick<Context, 'db'>): void {
  const answer = async (userId: string) => ({ success: true as const, ...(await readSpendingLimits(db, userId)) });
  route(app, 'readSpendingLimits', ({ principal }) => answer(principal.userId));
  route(app, 'setSpendingLimits', async ({ principal, body }) => {
    await setSpendingLimits(db, principal.userId, body);
    return answer(principal.userId);
  });
}
