import type { Kysely } from 'kysely';
import type { SpendingLimitsResponse } from '../../../shared/contract/spending-limits.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { readLimits, readSpending } from './spending-limits-store.ts';

/** The user's spending limits, and what counts for them by now. @throws DomainError user_not_found */
export async function readSpendingLimits(
  db: Kysely<DB>,
  userId: string,
): Promise<Omit<SpendingLimitsResponse, 'success'>> {
  const limits = await readLimits(db, userId);
  if (!limits) throw new DomainError('user_not_found');
  const { day_used, month_used, day_ends, month_ends } = await readSpending(db, userId);
  return {
    ...limits,
    day: { used: day_used, resets_at: day_ends.toISOString() },
    month: { used: month_used, resets_at: month_ends.toISOString() },
  };
}
