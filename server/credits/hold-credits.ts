import type { Transaction } from 'kysely';
import { creditsToStart, MINIMUM_CREDITS } from '../../shared/pricing.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import { type Account, addHold, type LockedAccounts } from './credits-store.ts';
import { requireWithinLimits } from './spending-limits/require-within-limits.ts';
import { readLimitsAndLock } from './spending-limits/spending-limits-store.ts';

/**
 * Sets the whole price of a request aside, under the lock of the account, so that simultaneous requests see each other's holds.
 * @param accounts that of the user among them
 * @param request.amount price in credits; @param request.profiles how many profiles it pays for (decides the error's text)
 * @throws DomainError user_not_found when the account was deleted meanwhile, account_locked when it was locked; insufficient_credits when less than the price, or less than the minimum of 15, can be spent (contract 6);
 *   spending_limit when the user lets themselves spend less
 */
export async function holdCredits(
  tx: Transaction<DB>,
  accounts: LockedAccounts,
  request: { userId: string; amount: number; profiles: number },
): Promise<void> {
  const account = accounts.get(request.userId) ?? { balance: 0, held: 0 };
  // Deleting and locking a user takes the same lock: what is read under it stays true until this transaction ends.
  const found = await readLimitsAndLock(tx, request.userId);
  if (!found) throw new DomainError('user_not_found');
  if (found.isLocked) throw new DomainError('account_locked');
  requireSpendable(account, request);
  await requireWithinLimits(tx, request.userId, found.limits, request.amount);
  await addHold(tx, accounts, request.userId, request.amount);
}

/** @throws DomainError insufficient_credits as `holdCredits` */
export function requireSpendable({ balance, held }: Account, request: { amount: number; profiles: number }): void {
  const spendable = balance - held;
  if (spendable >= creditsToStart(request.amount)) return;
  throw new DomainError('insufficient_credits', {
    text: request.profiles > 1 ? 'Insufficient credits for bulk enrichment' : 'Insufficient credits',
    details: explainShortage(request.amount, spendable, held),
  });
}

function explainShortage(amount: number, spendable: number, held: number): string {
  const count = (credits: number) => `${credits.toLocaleString('en-US')} ${credits === 1 ? 'credit' : 'credits'}`;
  const there =
    held > 0
      ? `${count(spendable)} to spend (${held.toLocaleString('en-US')} held for running jobs)`
      : count(spendable);
  return amount >= MINIMUM_CREDITS
    ? `This needs ${count(amount)}; you have ${there}.`
    : `At least ${count(MINIMUM_CREDITS)} are needed to enrich profiles; you have ${there}.`;
}
