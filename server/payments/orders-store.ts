import { type Kysely, sql, type Transaction } from 'kysely';
import { elementAt } from '../../shared/element-at.ts';
import type { DB } from '../platform/database/tables.ts';
import type { PaymentGateway } from '../providers/payments/payment-gateway.ts';

export interface Order {
  order_id: string;
  user_id: string;
  credits: number;
  /** In paise. */
  amount: number;
  currency: string;
  status: 'open' | 'credited' | 'refunded';
  payment_id: string | null;
  /** In paise, as the provider has said so far. */
  refunded: number;
  /** Credits that refunds have taken back. */
  credits_taken: number;
}

/** What is known of an order when it is stored. */
type NewOrder = Pick<Order, 'order_id' | 'user_id' | 'credits' | 'amount' | 'currency'> & {
  provider: PaymentGateway['kind'];
};

const columns = sql`order_id, user_id, credits, amount, currency, status, payment_id, refunded, credits_taken`;

/** Stores an order the provider opened; it is reconciled for the first time after a minute. */
export async function addOrder(db: Kysely<DB>, order: NewOrder): Promise<void> {
  await sql`
    INSERT INTO payment_orders (order_id, provider, user_id, credits, amount, currency, next_check_at)
    VALUES (${order.order_id}, ${order.provider}, ${order.user_id}, ${order.credits}, ${order.amount}, ${order.currency},
      now() + interval '1 minute')`.execute(db);
}

/**
 * Stores an order that the provider knows and we do not; it is reconciled as soon as possible. One that is there stays as it is.
 * @returns false when its user has no account here
 */
export async function restoreOrder(db: Kysely<DB>, order: NewOrder): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO payment_orders (order_id, provider, user_id, credits, amount, currency, next_check_at)
    SELECT ${order.order_id}, ${order.provider}, user_id, ${order.credits}, ${order.amount}, ${order.currency}, now()
    FROM accounts WHERE user_id = ${order.user_id}
    ON CONFLICT (order_id) DO UPDATE SET order_id = excluded.order_id RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** @param userId only an order of this user; anybody's when left out */
export async function findOrder(db: Kysely<DB>, orderId: string, userId?: string): Promise<Order | undefined> {
  const { rows } = await sql<Order>`
    SELECT ${columns} FROM payment_orders
    WHERE order_id = ${orderId} AND (${userId ?? null}::uuid IS NULL OR user_id = ${userId ?? null})`.execute(db);
  return rows[0];
}

export interface ExportedOrderRow {
  order_id: string;
  provider: string;
  credits: number;
  amount: number;
  currency: string;
  status: string;
  payment_id: string | null;
  trouble: string | null;
  refunded: number;
  credits_taken: number;
  created_at: Date;
  ended_at: Date | null;
  /** The provider's events about it, oldest first. */
  events: { event_id: string; event: string; received_at: string }[];
  /** `created_at` to the microsecond. */
  place: string;
}

/** The user's orders with the provider's events about them, oldest first, after this one. */
export async function listOrderRowsAfter(
  db: Kysely<DB>,
  userId: string,
  after: Pick<ExportedOrderRow, 'place' | 'order_id'> | undefined,
  limit: number,
): Promise<ExportedOrderRow[]> {
  const later = after ? sql`AND (o.created_at, o.order_id) > (${after.place}::timestamptz, ${after.order_id})` : sql``;
  const { rows } = await sql<ExportedOrderRow>`
    SELECT o.order_id, o.provider, o.credits, o.amount, o.currency, o.status, o.payment_id, o.trouble, o.refunded, o.credits_taken,
      o.created_at, o.ended_at,
      o.created_at::text AS place, coalesce((
        SELECT json_agg(json_build_object('event_id', e.event_id, 'event', e.event, 'received_at', e.received_at)
          ORDER BY e.received_at, e.event_id)
        FROM payment_events e WHERE e.order_id = o.order_id
      ), '[]') AS events
    FROM payment_orders o WHERE o.user_id = ${userId} ${later}
    ORDER BY o.created_at, o.order_id LIMIT ${limit}`.execute(db);
  return rows;
}

/** The order, locked until the transaction ends. */
export async function lockOrder(tx: Transaction<DB>, orderId: string): Promise<Order> {
  const { rows } = await sql<Order>`
    SELECT ${columns} FROM payment_orders WHERE order_id = ${orderId} FOR UPDATE`.execute(tx);
  return elementAt(rows, 0);
}

/** Ends an order that is locked and open. */
export async function endOrder(
  tx: Transaction<DB>,
  end: { orderId: string; status: 'credited' | 'refunded'; paymentId: string },
): Promise<void> {
  await sql`
    UPDATE payment_orders
    SET status = ${end.status}, payment_id = ${end.paymentId}, ended_at = now(), next_check_at = NULL, trouble = NULL
    WHERE order_id = ${end.orderId}`.execute(tx);
}

/** Leaves an open order to people: the provider is not asked about it again unless it says something new. */
export async function leaveToPeople(tx: Transaction<DB>, orderId: string, trouble: string): Promise<void> {
  await sql`UPDATE payment_orders SET trouble = ${trouble}, next_check_at = NULL WHERE order_id = ${orderId}`.execute(
    tx,
  );
}

/** Makes an open order due now. */
export async function makeDue(db: Kysely<DB>, orderId: string): Promise<void> {
  await sql`UPDATE payment_orders SET next_check_at = now() WHERE order_id = ${orderId} AND status = 'open'`.execute(
    db,
  );
}

/**
 * Takes one order that is due and sets its next check: the older it is, the later, and after a week never. Processes that
 * take at the same time get different orders; one that dies has only missed a check.
 */
export async function takeDueOrder(db: Kysely<DB>, provider: PaymentGateway['kind']): Promise<Order | undefined> {
  const { rows } = await sql<Order>`
    UPDATE payment_orders SET next_check_at = CASE WHEN now() - created_at < interval '7 days'
      THEN now() + least(greatest(now() - created_at, interval '1 minute'), interval '6 hours') END
    WHERE order_id = (
      SELECT order_id FROM payment_orders WHERE next_check_at <= now() AND provider = ${provider}
      ORDER BY next_check_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`.execute(db);
  return rows[0];
}

/** Notes what the provider says was refunded, and what it took, of an order that is locked. */
export async function noteRefund(
  tx: Transaction<DB>,
  { orderId, refunded, taken }: { orderId: string; refunded: number; taken: number },
): Promise<void> {
  await sql`
    UPDATE payment_orders SET refunded = ${refunded}, credits_taken = credits_taken + ${taken}
    WHERE order_id = ${orderId}`.execute(tx);
}

/** Has the provider be asked what was refunded of an order; null when that was done. */
export async function setRefundCheck(db: Kysely<DB>, orderId: string, due: boolean): Promise<void> {
  await sql`
    UPDATE payment_orders SET refund_check_at = ${due ? sql`now()` : sql`NULL`} WHERE order_id = ${orderId}`.execute(
    db,
  );
}

/** Takes one credited order of which a refund has to be looked at, and sets the next look, in case this one fails. */
export async function takeDueRefundCheck(db: Kysely<DB>, provider: PaymentGateway['kind']): Promise<Order | undefined> {
  const { rows } = await sql<Order>`
    UPDATE payment_orders SET refund_check_at = now() + interval '1 minute'
    WHERE order_id = (
      SELECT order_id FROM payment_orders
      WHERE refund_check_at <= now() AND status = 'credited' AND provider = ${provider}
      ORDER BY refund_check_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`.execute(db);
  return rows[0];
}

/** @returns false when this very event was stored before */
export async function addEvent(
  tx: Transaction<DB>,
  event: { id: string; name: string; orderId: string },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO payment_events (event_id, order_id, event) VALUES (${event.id}, ${event.orderId}, ${event.name})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
  return rows.length > 0;
}

/** Deletes what the provider reported before then about orders that have ended; the orders stay. @returns how many */
export async function deleteEventsBefore(db: Kysely<DB>, before: Date, limit: number): Promise<number> {
  const gone = await sql`
    DELETE FROM payment_events WHERE event_id IN (
      SELECT e.event_id FROM payment_events e JOIN payment_orders o USING (order_id)
      WHERE e.received_at < ${before} AND o.status <> 'open' LIMIT ${limit}
    )`.execute(db);
  return Number(gone.numAffectedRows ?? 0);
}
