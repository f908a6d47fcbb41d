import type { Transaction } from 'kysely';
import type { AskingApiKey } from '../../accounts/api-keys/asking-api-key.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { readKeySpending } from '../batch-store.ts';

/**
 * Looks whether a key may hold so much more today. Requests of one user wait for each other at the account's lock, which must be
 * held: so two at once cannot pass together what each could alone.
 * @param price credits
 * @throws DomainError api_key_limit, which says when the next day begins
 */
export async function requireKeyAllowance(
  tx: Transaction<DB>,
  { keyId, dailyCredits }: AskingApiKey,
  price: number,
): Promise<void> {
  if (dailyCredits === null) return;
  const { spent, resetSeconds } = await readKeySpending(tx, keyId);
  if (spent + price <= dailyCredits) return;
  const count = (credits: number) => `${credits.toLocaleString('en-US')} ${credits === 1 ? 'credit' : 'credits'}`;
  throw new DomainError('api_key_limit', {
    retryAfter: resetSeconds,
    details: `This needs ${count(price)}; the key may use ${count(dailyCredits)} a day, and ${count(spent)} are used or held since midnight UTC.`,
  });
}
