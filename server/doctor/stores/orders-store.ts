import { sql } from 'kysely';
import { elementAt } from '../../../shared/element-at.ts';
import type { Database } from '../../platform/database/database.ts';

/** Orders that could not be credited as they should, with the reason. */
export async function findTroubledOrders(db: Database): Promise<{ id: string; trouble: string }[]> {
  const { rows } = await sql<{ id: string; trouble: string }>`
    SELECT order_id AS id, trouble FROM payment_orders WHERE trouble IS NOT NULL ORDER BY created_at`.execute(db);
  return rows;
}

/** Orders whose reconciliation is long overdue. */
export async function countUnwatchedOrders(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM payment_orders WHERE next_check_at < now() - interval '1 hour'`.execute(db);
  return elementAt(rows, 0).count;
}

export async function countOrders(db: Database): Promise<{ status: string; orders: number }[]> {
  const { rows } = await sql<{ status: string; orders: number }>`
    SELECT status, count(*)::integer AS orders FROM payment_orders GROUP BY status ORDER BY status`.execute(db);
  return rows;
}

/** What is known here of an order that is paid at the provider. */
export interface PaidOrderHere {
  id: string;
  /** Credited, or given back. */
  ended: boolean;
  /** The user who opened it has an account here. */
  hasAccount: boolean;
}

/** @param orders ids with the ids of the users who opened them */
export async function readPaidOrdersHere(
  db: Database,
  orders: readonly { id: string; userId: string }[],
): Promise<PaidOrderHere[]> {
  const { rows } = await sql<PaidOrderHere>`
    SELECT id, EXISTS (SELECT FROM payment_orders p WHERE p.order_id = id AND p.status <> 'open') AS ended,
      EXISTS (SELECT FROM accounts a WHERE a.user_id = paid.user_id) AS "hasAccount"
    FROM unnest(${orders.map(({ id }) => id)}::text[], ${orders.map(({ userId }) => userId)}::uuid[]) AS paid (id, user_id)`.execute(
    db,
  );
  return rows;
}
