import { z } from 'zod';
import type { EndpointsOfResource } from './endpoint.ts';
import { done } from './responses.ts';
import { plainText } from './text.ts';

/** Price of one of the plans, in whole rupees. */
const initiateRequest = z.object({ amount: z.number().int() });

/** What the provider's checkout is opened with. */
export const initiateResponse = z.object({
  success: z.literal(true),
  order_id: z.string(),
  /** In paise, the currency's smallest unit: the checkout takes it as it is. 45000 for a plan of 450 rupees. */
  amount: z.number().int(),
  key_id: z.string(),
  currency: z.string(),
  description: z.string(),
});
export type InitiateResponse = z.infer<typeof initiateResponse>;

/** Of an order or a payment, as the provider names it. */
const paymentId = plainText(100).min(1);

/** What a finished checkout hands to the page. */
const signedPayment = {
  razorpay_payment_id: paymentId,
  razorpay_order_id: paymentId,
  razorpay_signature: plainText(200).min(1),
};

export const verifyRequest = z.object(signedPayment);
export type VerifyRequest = z.infer<typeof verifyRequest>;

export const verifyResponse = z.object({
  success: z.literal(true),
  /** Credits of the order; the same however often it is asked. */
  credits_added: z.number().int(),
  /** What can be spent now. */
  new_balance: z.number().int(),
});
export type VerifyResponse = z.infer<typeof verifyResponse>;

export const testPayResponse = z.object({ success: z.literal(true), ...signedPayment });
export type TestPayResponse = z.infer<typeof testPayResponse>;

/** The call did what it was asked: it made a payment fail, as a provider's checkout reports it. */
export const testFailResponse = z.object({
  success: z.literal(true),
  error: z.object({ code: z.string(), description: z.string() }),
});
export type TestFailResponse = z.infer<typeof testFailResponse>;

const tags = ['payments'];
const params = z.object({ order_id: paymentId });

export const paymentEndpoints = {
  initiatePurchase: {
    tags,
    summary: 'Open an order for the plan of this price, in whole rupees',
    body: initiateRequest,
    response: initiateResponse,
  },
  verifyPurchase: {
    tags,
    summary: 'Credit what a finished checkout paid',
    body: verifyRequest,
    response: verifyResponse,
  },
  payTestOrder: { tags, summary: 'Pay an order; no money moves', params, response: testPayResponse },
  failTestOrder: { tags, summary: 'Have a payment fail', params, response: testFailResponse },
  /** The signature is over the bytes as they came. */
  receiveRazorpayEvent: { tags, access: 'public', summary: "Razorpay's events", body: 'bytes', response: done },
} satisfies EndpointsOfResource;
