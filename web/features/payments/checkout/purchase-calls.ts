import type {
  InitiateAnswer,
  TestFailAnswer,
  TestPayAnswer,
  VerifyAnswer,
  VerifyRequest,
} from '../../../../shared/contract/payments.ts';
import { api } from '../../../api/client.ts';

/** Opens an order. @param rupees price of one of the plans */
export function initiatePurchase(rupees: number): Promise<InitiateAnswer> {
  return api('initiatePurchase', { body: { amount: rupees } });
}

/** Has a finished payment credited; the same answer however often it is asked. */
export function verifyPayment(payment: VerifyRequest): Promise<VerifyAnswer> {
  return api('verifyPurchase', { body: payment });
}

/** Pays an order in the test checkout. */
export function payTestOrder(orderId: string): Promise<TestPayAnswer> {
  return api('payTestOrder', { params: { order_id: orderId } });
}

/** Has a payment fail in the test checkout. */
export function failTestOrder(orderId: string): Promise<TestFailAnswer> {
  return api('failTestOrder', { params: { order_id: orderId } });
}
