import type { VerifyRequest } from '../../shared/contract/payments.ts';
import { readCredits } from '../credits/read-credits.ts';
import { DomainError } from '../platform/domain-error.ts';
import { PaymentGatewayError } from '../providers/payments/payment-gateway.ts';
import { findOrder, makeDue, type Order } from './orders-store.ts';
import type { PaymentContext } from './payment-context.ts';
import { recoverOrder } from './recover-order.ts';
import { type OrderState, settleOrder } from './settle-order.ts';

/**
 * Takes what a finished checkout handed to the page and credits the order when the provider's records agree. Asked again it
 * answers the same and credits nothing more.
 * @returns credits of the order, and what can be spent now
 * @throws DomainError not_found (also for an order of somebody else), payment_signature_invalid, payment_pending,
 *   payment_mismatch, payment_refunded, payment_provider_unavailable
 */
export async function verifyPayment(
  context: PaymentContext,
  userId: string,
  given: VerifyRequest,
): Promise<{ credits_added: number; new_balance: number }> {
  const known = await findOrder(context.db, given.razorpay_order_id);
  if (known && known.user_id !== userId) throw new DomainError('not_found');
  // A signature proves that the provider let this payment begin for this order. What became of it stands in its records.
  const orderId = given.razorpay_order_id;
  const signed = { orderId, paymentId: given.razorpay_payment_id, signature: given.razorpay_signature };
  if (!context.gateway.isSigned(signed)) throw new DomainError(known ? 'payment_signature_invalid' : 'not_found');
  const order = known ?? (await recover(context, userId, orderId));
  const state = await settleOrNote(context, order);
  if (state === 'waiting') throw new DomainError('payment_pending');
  if (state === 'mismatch') throw new DomainError('payment_mismatch');
  if (state === 'refunded') throw new DomainError('payment_refunded');
  const { credits } = await readCredits(context.db, userId);
  return { credits_added: order.credits, new_balance: credits };
}

/** The page may have been open while an older backup was restored: the order is paid, and not known any more. */
async function recover(context: PaymentContext, userId: string, orderId: string): Promise<Order> {
  try {
    const order = await context.gateway.readOrder(orderId);
    const found = order?.notes?.userId === userId ? await recoverOrder(context, order) : undefined;
    if (found?.kind === 'recovered') return found.order;
    context.log.warn({ order_id: orderId, user_id: userId }, 'a signed payment is of an order that is not known here');
    throw new DomainError('not_found');
  } catch (error) {
    throw unavailable(context, orderId, error);
  }
}

/** What cannot be settled now is reconciled as soon as possible, even if the page does not ask again. */
async function settleOrNote(context: PaymentContext, order: Order): Promise<OrderState> {
  try {
    const state = await settleOrder(context, order);
    if (state === 'waiting') await makeDue(context.db, order.order_id);
    return state;
  } catch (error) {
    if (error instanceof PaymentGatewayError) await makeDue(context.db, order.order_id);
    throw unavailable(context, order.order_id, error);
  }
}

/** @returns what to throw: anything but a provider that could not be asked as it is */
function unavailable({ log }: PaymentContext, orderId: string, error: unknown): unknown {
  if (!(error instanceof PaymentGatewayError)) return error;
  log.warn({ err: error, order_id: orderId }, 'a payment could not be checked');
  return new DomainError('payment_provider_unavailable', { cause: error });
}
