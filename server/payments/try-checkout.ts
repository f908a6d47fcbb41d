import type { TestFailResponse, TestPayResponse } from '../../shared/contract/payments.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { TestCheckoutGateway } from '../providers/payments/test-checkout/gateway.ts';
import { isTestCheckout } from '../providers/payments/test-checkout/gateway.ts';
import { findOrder } from './orders-store.ts';
import type { PaymentContext } from './payment-context.ts';

/**
 * Pays an order in the test checkout. Nothing is credited by that: as with a provider, the page has it verified.
 * @returns the signed payment as a provider's checkout names its fields
 * @throws DomainError not_found, also for an order of somebody else and when a provider is configured
 */
export async function payInTestCheckout(
  context: PaymentContext,
  userId: string,
  orderId: string,
): Promise<Omit<TestPayResponse, 'success'>> {
  const payment = await (await openOrder(context, userId, orderId)).pay(orderId);
  if (!payment) throw new DomainError('not_found');
  return {
    razorpay_payment_id: payment.paymentId,
    razorpay_order_id: payment.orderId,
    razorpay_signature: payment.signature,
  };
}

/**
 * Has a payment fail in the test checkout.
 * @returns the error as a provider's checkout reports it
 * @throws DomainError not_found, as for paying
 */
export async function failInTestCheckout(
  context: PaymentContext,
  userId: string,
  orderId: string,
): Promise<TestFailResponse['error']> {
  const failed = await (await openOrder(context, userId, orderId)).fail(orderId);
  return {
    code: 'BAD_REQUEST_ERROR',
    description: failed ? 'The test payment was declined' : 'This order has already been paid',
  };
}

async function openOrder(
  { db, gateway }: PaymentContext,
  userId: string,
  orderId: string,
): Promise<TestCheckoutGateway> {
  if (!isTestCheckout(gateway) || !(await findOrder(db, orderId, userId))) throw new DomainError('not_found');
  return gateway;
}
