import type {
  InitiateAnswer,
  TestFailAnswer,
  TestPayAnswer,
  VerifyAnswer,
  VerifyRequest,
} from '../../../../shared/contract/payments.ts';
import { call } from '../../../api/client.ts';

/** Opens an order. @param rupees price of one of the plans */
export function initiatePurchase(rupees: number): Promise<InitiateAnswer> {
  return call<InitiateAnswer>('/api/credits/purchase/initiate', { method: 'POST', body: { amount: rupees } });
}

/** Has a finished payment credited; the same answer however often it is asked. */
export function verifyPayment(payment: VerifyRequest): Promise<VerifyAnswer> {
  return call<VerifyAnswer>('/api/credits/purchase/verify', { method: 'POST', body: payment });
}

/** Pays an order in the test checkout. */
export function payTestOrder(orderId: string): Promise<TestPayAnswer> {
  return call<TestPayAnswer>(`/api/test-checkout/${encodeURIComponent(orderId)}/pay`, { method: 'POST' });
}

/** Has a payment fail in the test checkout. */
export function failTestOrder(orderId: string): Promise<TestFailAnswer> {
  return call<TestFailAnswer>(`/api/test-checkout/${encodeURIComponent(orderId)}/fail`, { method: 'POST' });
}
