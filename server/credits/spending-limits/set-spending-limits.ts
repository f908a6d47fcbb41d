import type { Kysely } from 'kysely';
import type { SpendingLimitsRequest } from '../../../shared/contract/spending-limits.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { lockAccounts, userExists } from '../credits-store.ts';
import { writeProviderLimits } from './provider-limits-store.ts';
import { writeLimits } from './spending-limits-store.ts';

/**
 * Sets what the user lets themselves spend from now on; what runs already goes on.
 * @param limits one that is not named is lifted; without `providers` those of calls stay
 * @param known providers whose calls users can limit
 * @throws DomainError user_not_found; validation_failed for a provider that is not known
 */
export async function setSpendingLimits(
  db: Kysely<DB>,
  userId: string,
  { per_day = null, per_month = null, providers }: SpendingLimitsRequest,
  known: readonly { id: string }[],
): Promise<void> {
  const unknown = Object.keys(providers ?? {}).find((id) => !known.some((one) => one.id === id));
  if (unknown !== undefined) {
    const issues = [{ path: `providers.${unknown}`, message: 'There is no such provider here' }];
    throw new DomainError('validation_failed', { issues });
  }
  await db.transaction().execute(async (tx) => {
    // A request that is being started is before it or after it; and the user is not deleted meanwhile.
    await lockAccounts(tx, [userId]);
    if (!(await userExists(tx, userId))) throw new DomainError('user_not_found');
    await writeLimits(tx, userId, { per_day, per_month });
    if (!providers) return;
    const limits = Object.entries(providers).map(([provider, limit]) => ({
      provider,
      per_day: limit.per_day ?? null,
      per_month: limit.per_month ?? null,
    }));
    await writeProviderLimits(tx, userId, limits);
  });
}
