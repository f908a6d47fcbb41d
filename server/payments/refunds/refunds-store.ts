import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';

/** The SQL of refunds that operators asked for. */

export interface RefundRow {
  key: string;
  order_id: string;
  /** In paise. */
  amount: number;
  reason: string;
  state: 'asked' | 'done' | 'refused';
  /** The provider's id of it, or why it refused. */
  answer: string | null;
  created_at: Date;
}

export async function findRefund(db: Kysely<DB>, key: string): Promise<RefundRow | undefined> {
  return (await sql<RefundRow>`SELECT * FROM order_refunds WHERE key = ${key}`.execute(db)).rows[0];
}

/** The refunds asked for of an order, oldest first. */
export async function listRefunds(db: Kysely<DB>, orderId: string): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    SELECT * FROM order_refunds WHERE order_id = ${orderId} ORDER BY created_at, key`.execute(db);
  return rows;
}

export async function insertRefund(
  tx: Transaction<DB>,
  refund: Pick<RefundRow, 'key' | 'order_id' | 'amount' | 'reason'>,
): Promise<void> {
  await sql`INSERT INTO order_refunds (key, order_id, amount, reason)
    VALUES (${refund.key}, ${refund.order_id}, ${refund.amount}, ${refund.reason})`.execute(tx);
}

/** @returns false when it was answered before */
export async function endRefund(
  tx: Transaction<DB>,
  key: string,
  end: { state: 'done' | 'refused'; answer: string },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE order_refunds SET state = ${end.state}, answer = ${end.answer}
    WHERE key = ${key} AND state = 'asked' RETURNING 1`.execute(tx);
  return rows.length > 0;
}
