import type { Transaction } from 'kysely';
import { grantPurchase } from '../credits/grant-purchase.ts';
import { publishChange } from '../platform/database/publish-change.ts';
import type { DB } from '../platform/database/tables.ts';
import { decideOrder, type OrderDecision } from './decide-order.ts';
import { endOrder, leaveToPeople, lockOrder, type Order } from './orders-store.ts';
import type { PaymentContext } from './payment-context.ts';
import { takeRefundedCredits } from './refunds/take-refunded-credits.ts';

export type OrderState = 'credited' | 'refunded' | 'waiting' | 'mismatch';

/**
 * Brings an order to what the provider's records say, whether the page, an event or reconciliation noticed it. The records
 * are read outside of any transaction; whether the order is still open is asked again under its lock.
 * @param signal gives up asking the provider early
 * @param note called in the transaction that changes it
 * @returns the order's state afterwards
 * @throws PaymentGatewayError when the provider could not be asked
 */
export async function settleOrder(
  { db, gateway, log }: PaymentContext,
  order: Order,
  signal?: AbortSignal,
  note?: (tx: Transaction<DB>, state: OrderState) => Promise<void>,
): Promise<OrderState> {
  if (order.status !== 'open') return order.status;
  const known = await gateway.readOrder(order.order_id, signal);
  const decision = decideOrder(order, known);
  if (decision.kind === 'waiting') return 'waiting';
  const state = await db.transaction().execute(async (tx) => {
    const after = await record(tx, order.order_id, decision);
    // A part may have been given back before the payment was noticed here.
    if (known && after === 'credited') await takeRefundedCredits(tx, order.order_id, known);
    await note?.(tx, after);
    return after;
  });
  if (decision.kind === 'mismatch' && state === 'mismatch') {
    log.error({ order_id: order.order_id, found: decision.found }, 'what was paid does not match the order');
  } else {
    log.info({ order_id: order.order_id, user_id: order.user_id, state }, 'order settled');
  }
  return state;
}

async function record(
  tx: Transaction<DB>,
  orderId: string,
  decision: Exclude<OrderDecision, { kind: 'waiting' }>,
): Promise<OrderState> {
  const order = await lockOrder(tx, orderId);
  if (order.status !== 'open') return order.status;
  if (decision.kind === 'mismatch') {
    await leaveToPeople(tx, orderId, `The provider has ${decision.found}.`);
    return 'mismatch';
  }
  const { paymentId } = decision;
  if (decision.kind === 'refunded') {
    await endOrder(tx, { orderId, status: 'refunded', paymentId });
    return 'refunded';
  }
  await grantPurchase(tx, { userId: order.user_id, orderId, credits: order.credits });
  await endOrder(tx, { orderId, status: 'credited', paymentId });
  await publishChange(tx, [{ userId: order.user_id }]);
  return 'credited';
}
