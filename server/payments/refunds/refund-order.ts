import { type AuditActor, recordAudit } from '../../audit-log/record-audit.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { PaymentGatewayError } from '../../providers/payments/payment-gateway.ts';
import { findOrder, lockOrder, type Order, setRefundCheck } from '../orders-store.ts';
import type { PaymentContext } from '../payment-context.ts';
import { findRefund, insertRefund, listRefunds } from './refunds-store.ts';
import { settleRefund } from './settle-refund.ts';

export interface RefundRequest {
  orderId: string;
  /** In paise; all that is left unless given. */
  amount?: number | undefined;
  reason: string;
  /** The same for every time it is asked for: it is done once. */
  key: string;
}

/**
 * Gives the money of an order back through the provider, whole or in part, and takes the credits back. That it was asked for is committed
 * first: when the answer is lost, or this process dies, it is carried out by whoever looks at the order next, once.
 * @throws DomainError not_found; refund_not_possible when the order is not credited, another refund of it is under way, or less is left;
 *   refund_refused with what the provider says; idempotency_conflict; payment_provider_unavailable: it is tried again by itself
 */
export async function refundOrder(
  context: PaymentContext,
  by: { actor: AuditActor; requestId?: string },
  request: RefundRequest,
): Promise<void> {
  const { db, gateway } = context;
  const order = await findOrder(db, request.orderId);
  if (!order) throw new DomainError('not_found');
  const ask = async () => {
    const known = await findRefund(db, request.key);
    if (known && (known.order_id !== request.orderId || (request.amount ?? known.amount) !== known.amount)) {
      throw new DomainError('idempotency_conflict');
    }
    if (!known) {
      const left = await readRefundable(context, order);
      await note(context, by, request, left);
    }
    await settleRefund(context, order, undefined, by);
  };
  await ask().catch((error: unknown) => {
    if (!(error instanceof PaymentGatewayError)) throw error;
    context.log.warn({ err: error, order_id: order.order_id }, 'a refund could not be carried out yet');
    throw new DomainError('payment_provider_unavailable', {
      text: `${gateway.kind === 'razorpay' ? 'Razorpay' : 'The test checkout'} does not answer. What was asked for is tried again every minute.`,
      cause: error,
    });
  });
  const refund = await findRefund(db, request.key);
  if (refund?.state === 'refused') throw new DomainError('refund_refused', { details: refund.answer ?? undefined });
}

/** @returns paise of the order's payment that were not given back yet, as the provider says */
async function readRefundable({ gateway }: PaymentContext, order: Order): Promise<number> {
  const payment = (await gateway.readOrder(order.order_id))?.payments.find(({ id }) => id === order.payment_id);
  return payment ? payment.amount - payment.amountRefunded : 0;
}

async function note(
  { db }: PaymentContext,
  by: { actor: AuditActor; requestId?: string },
  { orderId, amount, reason, key }: RefundRequest,
  left: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    // Sent twice at the same time: the other one was first.
    if (await findRefund(tx, key)) return;
    if (order.status !== 'credited') {
      throw new DomainError('refund_not_possible', {
        details: 'Only an order that was paid and credited can be refunded.',
      });
    }
    if ((await listRefunds(tx, orderId)).some(({ state }) => state === 'asked')) {
      throw new DomainError('refund_not_possible', { details: 'Another refund of this order is under way.' });
    }
    const given = amount ?? left;
    if (given <= 0 || given > left) {
      const there = `${(left / 100).toFixed(2)} ${order.currency}`;
      throw new DomainError('refund_not_possible', { details: `${there} of this order are left.` });
    }
    await insertRefund(tx, { key, order_id: orderId, amount: given, reason });
    await setRefundCheck(tx, orderId, true);
    const subject = { kind: 'order', id: orderId };
    const details = { user: order.user_id, amount_paise: given, reason, key };
    await recordAudit(tx, { ...by, action: 'order.refunded', subject, details });
  });
}
