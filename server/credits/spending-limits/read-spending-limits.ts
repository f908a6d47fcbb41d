import type { Kysely } from 'kysely';
import type { SpendingLimitsResponse } from '../../../shared/contract/spending-limits.ts';
import { elementAt } from '../../../shared/element-at.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { readProviderUse } from './provider-limits-store.ts';
import { readLimits, readSpending } from './spending-limits-store.ts';

/** A provider whose calls are counted for users, with the limits of the installation by its settings. */
export interface LimitedProvider {
  id: string;
  label: string;
  perDay: number | null;
  perMonth: number | null;
}

/**
 * The user's spending limits, and what counts for them by now.
 * @param providers those whose calls users can limit
 * @throws DomainError user_not_found
 */
export async function readSpendingLimits(
  db: Kysely<DB>,
  userId: string,
  providers: readonly LimitedProvider[],
): Promise<Omit<SpendingLimitsResponse, 'success'>> {
  const limits = await readLimits(db, userId);
  if (!limits) throw new DomainError('user_not_found');
  const { day_used, month_used, day_ends, month_ends } = await readSpending(db, userId);
  const uses = await readProviderUse(
    db,
    userId,
    providers.map(({ id }) => id),
  );
  return {
    ...limits,
    day: { used: day_used, resets_at: day_ends.toISOString() },
    month: { used: month_used, resets_at: month_ends.toISOString() },
    providers: providers.map(({ id, label, perDay, perMonth }, at) => {
      const { provider: _, all_day_used, all_month_used, all_per_day, all_per_month, ...own } = elementAt(uses, at);
      const usedUp = all_day_used >= smaller(perDay, all_per_day) || all_month_used >= smaller(perMonth, all_per_month);
      return { id, label, ...own, used_up: usedUp };
    }),
  };
}

const smaller = (...limits: (number | null)[]) => Math.min(...limits.map((limit) => limit ?? Number.POSITIVE_INFINITY));
