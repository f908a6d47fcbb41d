import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/database/tables.ts';
import { deriveKey } from '../../../platform/derive-key.ts';
import { type PaymentGateway, PaymentGatewayError, type SignedPayment } from '../payment-gateway.ts';
import { isSignature, paymentMessage, sign } from '../signature.ts';

/** The checkout that stands in when no provider is configured: it signs and remembers as a provider does, and no money moves. */
export interface TestCheckoutGateway extends PaymentGateway {
  readonly kind: 'test';
  /** Pays the order; paying it again gives the same payment. Null for an unknown order. */
  pay(orderId: string): Promise<SignedPayment | null>;
  /** Has a payment fail. False when the order is unknown or was paid already. */
  fail(orderId: string): Promise<boolean>;
}

/** Tells the test checkout, which can be paid by a call, from a provider, which cannot. */
export function isTestCheckout(gateway: PaymentGateway): gateway is TestCheckoutGateway {
  return gateway.kind === 'test';
}

/** @param secret the session secret; payments are signed with a key derived from it */
export function testCheckout(db: Kysely<DB>, secret: string): TestCheckoutGateway {
  const key = deriveKey(secret, 'test-checkout', 32).toString('hex');
  const signed = (orderId: string, paymentId: string): SignedPayment => ({
    orderId,
    paymentId,
    signature: sign(key, paymentMessage(orderId, paymentId)),
  });
  return {
    kind: 'test',
    keyId: 'test_checkout',
    async createOrder({ amount, currency }) {
      const orderId = newId('order_test');
      await db.insertInto('test_checkout_orders').values({ order_id: orderId, amount, currency }).execute();
      return orderId;
    },
    isSigned: ({ orderId, paymentId, signature }) => isSignature(signature, key, paymentMessage(orderId, paymentId)),
    async readOrder(orderId) {
      const order = await db
        .selectFrom('test_checkout_orders')
        .selectAll()
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      if (!order) return null;
      const payments = await db
        .selectFrom('test_checkout_payments')
        .select(['payment_id', 'status', 'refunded'])
        .where('order_id', '=', orderId)
        .orderBy('created_at')
        .execute();
      const { amount, currency } = order;
      return {
        id: orderId,
        amount,
        currency,
        notes: null,
        paid: payments.some(({ status }) => status === 'captured'),
        payments: payments.map(({ payment_id: id, status, refunded }) => ({
          ...{ id, amount, currency, amountRefunded: refunded },
          status: refunded >= amount ? 'refunded' : status,
        })),
      };
    },
    refund: ({ paymentId, amount, key }) =>
      db.transaction().execute(async (tx) => {
        const { rows: paid } = await sql<{ refunded: number; amount: number }>`
          SELECT p.refunded, o.amount FROM test_checkout_payments p JOIN test_checkout_orders o USING (order_id)
          WHERE p.payment_id = ${paymentId} AND p.status = 'captured' FOR UPDATE OF p`.execute(tx);
        const { rows: made } = await sql`
          INSERT INTO test_checkout_refunds (key, payment_id, amount)
          SELECT ${key}, payment_id, ${amount} FROM test_checkout_payments WHERE payment_id = ${paymentId}
          ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
        if (made.length > 0) {
          const [payment] = paid;
          if (!payment || payment.refunded + amount > payment.amount) {
            throw new PaymentGatewayError('The refund is above what is left of the payment', { status: 400 });
          }
          await sql`UPDATE test_checkout_payments SET refunded = refunded + ${amount}
            WHERE payment_id = ${paymentId}`.execute(tx);
        }
        return `rfnd_test_${key}`;
      }),
    // Its records are this very database: it knows no order that is not known here.
    listPaidOrders: async () => [],
    // It lives in this very server and has nothing to tell it.
    readEvent: () => null,
    async pay(orderId) {
      const { rows } = await sql<{ payment_id: string }>`
        WITH made AS (
          INSERT INTO test_checkout_payments (payment_id, order_id, status)
          SELECT ${newId('pay_test')}, order_id, 'captured' FROM test_checkout_orders WHERE order_id = ${orderId}
          ON CONFLICT (order_id) WHERE status = 'captured' DO UPDATE SET status = excluded.status
          RETURNING payment_id
        ) SELECT payment_id FROM made`.execute(db);
      return rows[0] ? signed(orderId, rows[0].payment_id) : null;
    },
    async fail(orderId) {
      const { rows } = await sql`
        INSERT INTO test_checkout_payments (payment_id, order_id, status)
        SELECT ${newId('pay_test')}, o.order_id, 'failed' FROM test_checkout_orders o
        WHERE o.order_id = ${orderId} AND NOT EXISTS (
          SELECT FROM test_checkout_payments p WHERE p.order_id = o.order_id AND p.status = 'captured')
        RETURNING 1`.execute(db);
      return rows.length > 0;
    },
  };
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(10).toString('hex')}`;
}
