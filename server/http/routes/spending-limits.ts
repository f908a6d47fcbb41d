import { readSpendingLimits } from '../../credits/spending-limits/read-spending-limits.ts';
import { setSpendingLimits } from '../../credits/spending-limits/set-spending-limits.ts';
import { listMetered } from '../../services/list-metered.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** What users let themselves spend. */
export function registerSpendingLimitRoutes(app: App, { db, config }: Pick<Context, 'db' | 'config'>): void {
  const providers = listMetered(config);
  const answer = async (userId: string) => ({
    success: true as const,
    ...(await readSpendingLimits(db, userId, providers)),
  });
  route(app, 'readSpendingLimits', ({ principal }) => answer(principal.userId));
  route(app, 'setSpendingLimits', async ({ principal, body }) => {
    await setSpendingLimits(db, principal.userId, body, providers);
    return answer(principal.userId);
  });
}
