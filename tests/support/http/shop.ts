import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PaymentContext } from '../../../server/payments/payment-context.ts';
import { receiveEvent } from '../../../server/payments/receive-event.ts';
import { reconcileOrders } from '../../../server/payments/reconcile-orders.ts';
import { startPurchase } from '../../../server/payments/start-purchase.ts';
import { verifyPayment } from '../../../server/payments/verify-payment.ts';
import { type Database, openDatabase } from '../../../server/platform/database/database.ts';
import { createLog } from '../../../server/platform/log.ts';
import { razorpayGateway } from '../../../server/providers/payments/razorpay/gateway.ts';
import { createTestDatabase } from '../database/database.ts';
import { type Delivery, startRazorpayServer } from '../servers/razorpay-server.ts';

/** Payments on a database of their own, with a provider that does what the test says, without HTTP of ours. */
export async function openShop() {
  const database = await createTestDatabase();
  const provider = await startRazorpayServer();
  const gateway = razorpayGateway({ ...provider, baseUrl: provider.url, firstDelayMs: 1, tryMs: 300 });
  const context: PaymentContext = { db: database.db, gateway, log: createLog({ level: 'silent' }) };
  return {
    provider,
    context,
    db: database.db,
    url: database.url,
    addUser: () => addUser(database.db),
    /** Opens an order for 500 credits, on its way past the page. */
    order: async (userId: string, rupees = 450) => (await startPurchase(context, userId, rupees)).order_id,
    verify: (userId: string, orderId: string, paymentId: string, within = context) =>
      verifyPayment(within, userId, provider.checkout(orderId, paymentId)),
    deliver: ({ body, headers }: Delivery, within = context) =>
      receiveEvent(within, Buffer.from(body), {
        signature: headers['x-razorpay-signature'] ?? '',
        eventId: headers['x-razorpay-event-id'] ?? '',
      }),
    /** Looks at open orders as if the time of all of them had come. */
    async look(within = context) {
      await sql`UPDATE payment_orders SET next_check_at = now() WHERE next_check_at IS NOT NULL`.execute(database.db);
      await reconcileOrders(within);
    },
    /** The same payments on a connection of their own that is lost before the n-th statement, as when the process is killed. */
    dying: (statements: number) => openDying(database.url, context, statements),
    account: (userId: string) => readBooks(database.db, userId),
    async close() {
      provider.close();
      await database.drop();
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

async function addUser(db: Database): Promise<string> {
  const id = randomUUID();
  await sql`INSERT INTO users (id, identity_kind, identity_subject, email, username)
    VALUES (${id}, 'local', ${id}, ${`${id}@example.com`}, 'Asha')`.execute(db);
  await sql`INSERT INTO accounts (user_id) VALUES (${id})`.execute(db);
  return id;
}

/** Balance, sum of the entries and number of purchases: what must agree at any time. */
async function readBooks(db: Database, userId: string) {
  const { rows } = await sql<{ balance: number; entries: number; purchases: number }>`
    SELECT balance, coalesce((SELECT sum(amount) FROM ledger_entries e WHERE e.user_id = a.user_id), 0)::int AS entries,
      (SELECT count(*) FROM ledger_entries e WHERE e.user_id = a.user_id AND kind = 'purchase')::int AS purchases
    FROM accounts a WHERE user_id = ${userId}`.execute(db);
  return rows[0]!;
}

function openDying(url: string, context: PaymentContext, statements: number) {
  const pool = openDatabase({ url, poolMax: 2 });
  const state = { left: statements, died: false };
  const db = pool.withPlugin({
    transformQuery({ node }) {
      state.left -= 1;
      if (state.left < 0) {
        state.died = true;
        throw new Error('killed');
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { context: { ...context, db }, state, close: () => pool.destroy() };
}
