import { z } from 'zod';
import type { EndpointsOfResource } from '../endpoint.ts';
import { pageQuery, pagination, timestamp } from '../responses.ts';
import { plainText, typedText } from '../text.ts';
import { reason, requestKey } from './users.ts';

export const ORDER_STATES = ['open', 'credited', 'refunded', 'trouble', 'owed'] as const;

/** Amounts in paise. */
const adminOrder = z.object({
  order_id: z.string(),
  provider: z.enum(['razorpay', 'test']),
  user_id: z.string(),
  /** Null when the account was deleted. */
  email: z.string().nullable(),
  credits: z.number().int(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['open', 'credited', 'refunded']),
  payment_id: z.string().nullable(),
  trouble: z.string().nullable(),
  created_at: timestamp,
  /** Of a credited order: what the provider gave back, and the credits that took. */
  refunded: z.number().int(),
  credits_taken: z.number().int(),
  /** Credits that a refund should have taken and that were spent by then. */
  credits_owed: z.number().int(),
});
export type AdminOrder = z.infer<typeof adminOrder>;

const payment = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  refunded: z.number(),
});
const orderResponse = z.object({
  success: z.literal(true),
  order: adminOrder,
  events: z.array(z.object({ event: z.string(), received_at: timestamp })),
  refunds: z.array(
    z.object({
      amount: z.number().int(),
      reason: z.string(),
      state: z.enum(['asked', 'done', 'refused']),
      answer: z.string().nullable(),
      created_at: timestamp,
    }),
  ),
  /** What the payment provider says of it now. */
  provider_says: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('known'), paid: z.boolean(), payments: z.array(payment) }),
    z.object({ kind: z.literal('unknown') }),
    z.object({ kind: z.literal('silent') }),
  ]),
});
export type AdminOrderResponse = z.infer<typeof orderResponse>;

const tags = ['admin'];
const access = 'admin';
const params = z.object({ order_id: plainText(100).min(1) });

export const adminOrderEndpoints = {
  listOrders: {
    tags,
    access,
    summary: 'Orders, the newest first; `query` is an order, a payment, a user or a part of an e-mail address',
    query: pageQuery.extend({ query: typedText(254).optional(), state: z.enum(ORDER_STATES).optional() }),
    response: z.object({ success: z.literal(true), orders: z.array(adminOrder), pagination }),
  },
  readOrder: { tags, access, summary: 'An order, and what the provider says of it', params, response: orderResponse },
  checkOrder: {
    tags,
    access,
    summary: 'Ask the provider again, and credit or take back what that means',
    params,
    response: orderResponse,
  },
  refundOrder: {
    tags,
    access,
    summary: 'Give the money back, whole or `amount` paise of it, and take the credits back',
    params,
    body: z.object({ amount: z.number().int().min(100).max(2_000_000_000).optional(), reason, key: requestKey }),
    response: orderResponse,
  },
} satisfies EndpointsOfResource;
