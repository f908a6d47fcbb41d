import { recordAudit } from '../../audit-log/record-audit.ts';
import { findOrder } from '../../payments/orders-store.ts';
import type { PaymentContext } from '../../payments/payment-context.ts';
import { settleRefund } from '../../payments/refunds/settle-refund.ts';
import { settleOrder } from '../../payments/settle-order.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { PaymentGatewayError } from '../../providers/payments/payment-gateway.ts';
import { auditedBy, type OperatorContext } from '../operator-context.ts';

/**
 * Asks the provider about an order now, and does what its records mean: credits it, or takes back what was refunded.
 * @throws DomainError not_found, payment_provider_unavailable
 */
export async function checkOrder(context: PaymentContext, by: OperatorContext, orderId: string): Promise<void> {
  const order = await findOrder(context.db, orderId);
  if (!order) throw new DomainError('not_found');
  try {
    const state = await settleOrder(context, order);
    await settleRefund(context, order, undefined, auditedBy(by));
    const subject = { kind: 'order', id: orderId };
    await context.db
      .transaction()
      .execute((tx) => recordAudit(tx, { ...auditedBy(by), action: 'order.checked', subject, details: { state } }));
  } catch (error) {
    if (!(error instanceof PaymentGatewayError)) throw error;
    throw new DomainError('payment_provider_unavailable', { cause: error });
  }
}
