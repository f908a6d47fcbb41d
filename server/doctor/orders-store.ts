import { sql } from 'kysely';
import type { Database } from '../platform/database.ts';

/** Orders that could not be credited as they should, with the reason. */
export async function findTroubledOrders(db: Database): Promise<{ id: string; trouble: string }[]> {
  const { rows } = await sql<{ id: string; trouble: string }>`
    SELECT order_id AS id, trouble FROM payment_orders WHERE trouble IS NOT NULL ORDER BY created_at`.execute(db);
  return rows;
}

/** Orders whose look at the provider is long overdue. */
export async function countUnwatchedOrders(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM payment_orders WHERE look_at < now() - interval '1 hour'`.execute(db);
  return rows[0]!.count;
}

export async function countOrders(db: Database): Promise<{ status: string; orders: number }[]> {
  const { rows } = await sql<{ status: string; orders: number }>`
    SELECT status, count(*)::integer AS orders FROM payment_orders GROUP BY status ORDER BY status`.execute(db);
  return rows;
}
