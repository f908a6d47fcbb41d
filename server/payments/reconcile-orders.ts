import { takeDueOrder, takeDueRefundCheck } from './orders-store.ts';
import type { PaymentContext } from './payment-context.ts';
import { settleRefund } from './refunds/settle-refund.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Asks the provider about every open order that is due: payments whose page was closed and whose events were lost are
 * credited here, and refunds take their credits back. Several processes may do so at once.
 * @param signal stops it, at the latest after the order it is working on
 * @throws PaymentGatewayError when the provider cannot be asked; the orders not reached stay due
 */
export async function reconcileOrders(context: PaymentContext, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const order = await takeDueOrder(context.db, context.gateway.kind);
    if (!order) break;
    await settleOrder(context, order, signal);
  }
  while (!signal?.aborted) {
    const order = await takeDueRefundCheck(context.db, context.gateway.kind);
    if (!order) return;
    await settleRefund(context, order, signal);
  }
}
