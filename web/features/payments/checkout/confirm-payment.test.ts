import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/client.ts';
import { confirmPayment } from './confirm-payment.ts';

const PAYMENT = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'abc' };
const CREDITED = { success: true as const, credits_added: 500, new_balance: 520 };

const unreachable = new ApiError(0, 'The server cannot be reached.');
const busy = new ApiError(503, 'The payment provider does not answer right now.', {
  code: 'payment_provider_unavailable',
});
const pending = new ApiError(409, 'The payment is not complete yet.', { code: 'payment_pending' });
const refused = new ApiError(400, 'The signature of the payment is not valid', { code: 'payment_signature_invalid' });
const mismatch = new ApiError(409, 'What was paid does not match the order', { code: 'payment_mismatch' });

/** Confirms against a server that fails in these ways first; answers what came of it and how often it was asked. */
async function confirmAfter(failures: readonly Error[], waits = [1, 1]) {
  let asked = 0;
  const verify = async () => {
    const failure = failures[asked++];
    if (failure) throw failure;
    return CREDITED;
  };
  const result = await confirmPayment(verify, PAYMENT, waits).catch((error: unknown) => error);
  return { result, asked };
}

describe('confirmPayment', () => {
  it.each([
    ['at once', [], CREDITED, 1],
    ['after the connection broke', [unreachable], CREDITED, 2],
    ['after the provider did not answer', [busy, busy], CREDITED, 3],
    ['after the bank took its time', [pending, pending], CREDITED, 3],
    ['not when it stays incomplete', [pending, pending, pending], pending, 3],
    ['not when the signature is wrong', [refused], refused, 1],
    ['not when the amount is wrong', [mismatch], mismatch, 1],
  ])('credits %s', async (_, failures, result, asked) => {
    expect(await confirmAfter(failures)).toEqual({ result, asked });
  });
});
