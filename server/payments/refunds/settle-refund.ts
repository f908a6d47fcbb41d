import type { AuditActor } from '../../audit-log/record-audit.ts';
import type { GatewayOrder } from '../../providers/payments/payment-gateway.ts';
import { findOrder, type Order, setRefundCheck } from '../orders-store.ts';
import type { PaymentContext } from '../payment-context.ts';
import { carryOutRefunds } from './carry-out-refunds.ts';
import { takeRefundedCredits } from './take-refunded-credits.ts';

/**
 * Brings the credits of a credited order to what the provider says was refunded of it; refunds that were asked for and whose answer was
 * lost are carried out first.
 * @param actor for the audit log, when an operator asked
 * @returns the order at the provider; null when it is not credited, or the provider does not know it
 * @throws PaymentGatewayError when the provider could not be asked
 */
export async function settleRefund(
  context: PaymentContext,
  { order_id: orderId }: Pick<Order, 'order_id'>,
  signal?: AbortSignal,
  actor?: { actor: AuditActor; requestId?: string },
): Promise<GatewayOrder | null> {
  const { db, gateway, log } = context;
  const order = await findOrder(db, orderId);
  if (order?.status !== 'credited') return null;
  await carryOutRefunds(context, order, signal);
  const known = await gateway.readOrder(orderId, signal);
  const taken = await db.transaction().execute(async (tx) => {
    const credits = known ? await takeRefundedCredits(tx, orderId, known, actor) : 0;
    await setRefundCheck(tx, orderId, false);
    return credits;
  });
  if (taken > 0) log.info({ order_id: orderId, user_id: order.user_id, credits: taken }, 'a refund took credits back');
  return known;
}
