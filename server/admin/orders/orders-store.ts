import { type Kysely, type RawBuilder, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { ORDER_STATES } from '../../../shared/contract/admin/orders.ts';
import type { DB } from '../../platform/database/tables.ts';

/** The SQL of orders as operators see them. */

export interface AdminOrderRow {
  order_id: string;
  provider: 'razorpay' | 'test';
  user_id: string;
  email: string | null;
  credits: number;
  amount: number;
  currency: string;
  status: 'open' | 'credited' | 'refunded';
  payment_id: string | null;
  trouble: string | null;
  created_at: Date;
  refunded: number;
  credits_taken: number;
}

export interface OrderConditions {
  /** An order, a payment, a user's id, or a part of an address; '' for all. */
  query: string;
  state?: (typeof ORDER_STATES)[number] | undefined;
}

const COLUMNS = sql`
  o.order_id, o.provider, o.user_id, u.email, o.credits, o.amount, o.currency, o.status, o.payment_id, o.trouble, o.created_at,
  o.refunded, o.credits_taken`;
const FROM = sql`FROM payment_orders o LEFT JOIN users u ON u.id = o.user_id`;

/** Orders, the newest first. */
export async function findOrderRows(
  db: Kysely<DB>,
  conditions: OrderConditions,
  page: { limit: number; offset: number },
): Promise<AdminOrderRow[]> {
  const { rows } = await sql<AdminOrderRow>`
    SELECT ${COLUMNS} ${FROM} WHERE ${whereOf(conditions)}
    ORDER BY o.created_at DESC, o.order_id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return rows;
}

export async function countOrderRows(db: Kysely<DB>, conditions: OrderConditions): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count ${FROM} WHERE ${whereOf(conditions)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function readOrderRow(db: Kysely<DB>, orderId: string): Promise<AdminOrderRow | undefined> {
  return (await sql<AdminOrderRow>`SELECT ${COLUMNS} ${FROM} WHERE o.order_id = ${orderId}`.execute(db)).rows[0];
}

/** What the provider told of an order, oldest first. */
export async function listEventRows(db: Kysely<DB>, orderId: string): Promise<{ event: string; received_at: Date }[]> {
  return db
    .selectFrom('payment_events')
    .select(['event', 'received_at'])
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .limit(100)
    .execute();
}

function whereOf({ query, state }: OrderConditions): RawBuilder<unknown> {
  const text = isUuid(query)
    ? sql`o.user_id = ${query}`
    : sql`(o.order_id = ${query} OR o.payment_id = ${query} OR position(lower(${query}) IN lower(u.email)) > 0)`;
  return sql`${query === '' ? sql`true` : text} AND ${stateOf(state)}`;
}

function stateOf(state: OrderConditions['state']): RawBuilder<unknown> {
  if (state === undefined) return sql`true`;
  if (state === 'trouble') return sql`o.trouble IS NOT NULL`;
  // As `creditsToTake` counts.
  if (state === 'owed')
    return sql`o.status = 'credited' AND o.credits::bigint * o.refunded / o.amount > o.credits_taken`;
  return sql`o.status = ${state}`;
}
