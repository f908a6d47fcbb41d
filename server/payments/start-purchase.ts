import { v4 as uuid } from 'uuid';
import { PLANS } from '../../shared/catalogue.ts';
import type { InitiateResponse } from '../../shared/contract/payments.ts';
import { DomainError } from '../platform/domain-error.ts';
import { PaymentGatewayError } from '../providers/payments/payment-gateway.ts';
import { addOrder } from './orders-store.ts';
import type { PaymentContext } from './payment-context.ts';

const CURRENCY = 'INR';

/**
 * Opens an order with the provider for the plan that has this price. It is answered only once it is stored, so that nobody can
 * pay an order we do not know.
 * @param rupees whole rupees
 * @returns what the checkout is opened with; its amount is in paise
 * @throws DomainError unknown_plan, payment_provider_unavailable
 */
export async function startPurchase(
  { db, gateway, log }: PaymentContext,
  userId: string,
  rupees: number,
): Promise<Omit<InitiateResponse, 'success'>> {
  const plan = PLANS.find(({ price }) => price === rupees);
  if (!plan) {
    const prices = PLANS.map(({ price, credits }) => `₹ ${price} (${credits.toLocaleString('en-US')} credits)`);
    throw new DomainError('unknown_plan', { details: `Credits are sold for ${prices.join(', ')}.` });
  }
  const amount = plan.price * 100;
  const receipt = uuid();
  const notes = { userId, credits: plan.credits };
  const orderId = await gateway.createOrder({ amount, currency: CURRENCY, receipt, notes }).catch((error: unknown) => {
    if (!(error instanceof PaymentGatewayError)) throw error;
    log.error({ err: error, receipt }, 'no order could be opened');
    throw new DomainError('payment_provider_unavailable', { cause: error });
  });
  await addOrder(db, {
    order_id: orderId,
    provider: gateway.kind,
    user_id: userId,
    credits: plan.credits,
    amount,
    currency: CURRENCY,
  });
  // Links an order in the provider's dashboard to a user.
  log.info({ order_id: orderId, receipt, user_id: userId }, 'order opened');
  return {
    order_id: orderId,
    amount,
    key_id: gateway.keyId,
    currency: CURRENCY,
    description: `${plan.credits.toLocaleString('en-US')} credits`,
  };
}
