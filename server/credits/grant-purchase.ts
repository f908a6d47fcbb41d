import { sql, type Transaction } from 'kysely';
import type { DB } from '../platform/database/tables.ts';
import { lockAccounts } from './credits-store.ts';

/**
 * Credits a paid order, once: the ledger takes one entry for each order, however often and from how many sides this is called.
 * The account of a deleted user takes it as well.
 * @param purchase.credits of the order; the ledger refuses another number or another user than the order's
 * @returns whether it was credited now
 */
export async function grantPurchase(
  tx: Transaction<DB>,
  purchase: { userId: string; orderId: string; credits: number },
): Promise<boolean> {
  const { userId, orderId, credits } = purchase;
  await lockAccounts(tx, [userId]);
  const { rows } = await sql`
    INSERT INTO ledger_funding (user_id, kind, amount, order_id) VALUES (${userId}, 'purchase', ${credits}, ${orderId})
    ON CONFLICT (order_id) WHERE order_id IS NOT NULL DO NOTHING RETURNING 1`.execute(tx);
  if (rows.length === 0) return false;
  await sql`UPDATE accounts SET balance = balance + ${credits} WHERE user_id = ${userId}`.execute(tx);
  return true;
}
