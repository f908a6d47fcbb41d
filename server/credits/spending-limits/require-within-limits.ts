import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { readSpending, type SpendingLimits } from './spending-limits-store.ts';

/**
 * Refuses what would go beyond the user's spending limits. Call it under the lock of the account, in the transaction that holds the
 * credits: requests that come at the same time see each other.
 * @param amount credits about to be held
 * @throws DomainError spending_limit, saying which limit, what is used of it and when it begins anew
 */
export async function requireWithinLimits(
  tx: Transaction<DB>,
  userId: string,
  limits: SpendingLimits,
  amount: number,
): Promise<void> {
  if (limits.per_day === null && limits.per_month === null) return;
  const spent = await readSpending(tx, userId);
  const spans = [
    { name: 'day', limit: limits.per_day, used: spent.day_used, ends: spent.day_ends },
    { name: 'month', limit: limits.per_month, used: spent.month_used, ends: spent.month_ends },
  ];
  // Where both are reached the one that lasts longer is told.
  const reached = spans.findLast(({ limit, used }) => limit !== null && used + amount > limit);
  if (!reached) return;
  const { name, limit, used, ends } = reached;
  throw new DomainError('spending_limit', {
    details:
      `This needs ${count(amount)}. Of your limit of ${count(limit ?? 0)} a ${name}, ${count(used)} ` +
      `${used === 1 ? 'is' : 'are'} used or held. It begins anew on ${writeMoment(ends)}; you can change it on your profile page.`,
  });
}

function count(credits: number): string {
  return `${credits.toLocaleString('en-US')} ${credits === 1 ? 'credit' : 'credits'}`;
}

function writeMoment(moment: Date): string {
  const text = moment.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${text} UTC`;
}
