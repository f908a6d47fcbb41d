import type { Kysely } from 'kysely';
import type { SpendingLimitsRequest } from '../../../shared/contract/spending-limits.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { lockAccounts, userExists } from '../credits-store.ts';
import { writeLimits } from './spending-limits-store.ts';

/**
 * Sets what the user lets themselves spend from now on; what runs already goes on.
 * @param limits one that is not named is lifted
 * @throws DomainError user_not_found
 */
export async function setSpendingLimits(
  db: Kysely<DB>,
  userId: string,
  { per_day = null, per_month = null }: SpendingLimitsRequest,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A request that is being started is before it or after it; and the user is not deleted meanwhile.
    await lockAccounts(tx, [userId]);
    if (!(await userExists(tx, userId))) throw new DomainError('user_not_found');
    await writeLimits(tx, userId, { per_day, per_month });
  });
}
