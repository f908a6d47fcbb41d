import { sql, type Transaction } from 'kysely';
import { publishChange } from '../platform/database/publish-change.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import { addEntry, lockAccounts } from './credits-store.ts';

export interface Adjustment {
  /** The same for every time it is asked for: it counts once. */
  key: string;
  userId: string;
  /** Added when above 0, taken when below. */
  credits: number;
  /** Shown to the user. */
  reason: string;
}

/**
 * Gives a user credits, or takes some, with a reason. Never more than can be spent is taken: what is held belongs to jobs.
 * @returns whether it was done now, and not before
 * @throws DomainError not_found without an account; insufficient_credits; idempotency_conflict when the key was used for something else
 */
export async function adjustCredits(
  tx: Transaction<DB>,
  { key, userId, credits, reason }: Adjustment,
): Promise<boolean> {
  const account = (await lockAccounts(tx, [userId])).get(userId);
  if (!account) throw new DomainError('not_found');
  const { rows } = await sql`
    INSERT INTO credit_adjustments (key, user_id, credits, reason) VALUES (${key}, ${userId}, ${credits}, ${reason})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
  if (rows.length === 0) {
    const { rows: same } = await sql`
      SELECT 1 FROM credit_adjustments
      WHERE key = ${key} AND user_id = ${userId} AND credits = ${credits} AND reason = ${reason}`.execute(tx);
    if (same.length === 0) throw new DomainError('idempotency_conflict');
    return false;
  }
  const spendable = account.balance - account.held;
  if (spendable + credits < 0) {
    const there = `${spendable.toLocaleString('en-US')} ${spendable === 1 ? 'credit' : 'credits'}`;
    throw new DomainError('insufficient_credits', {
      text: `The user has only ${there} to spend: no more can be taken.`,
    });
  }
  await addEntry(tx, { userId, kind: credits > 0 ? 'grant' : 'correction', amount: credits, reason });
  await publishChange(tx, [{ userId }]);
  return true;
}
