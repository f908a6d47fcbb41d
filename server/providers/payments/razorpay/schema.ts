import { z } from 'zod';
import type { OrderNotes } from '../payment-gateway.ts';

const USER = 'leadlight_user_id';
const CREDITS = 'leadlight_credits';

/** Notes are texts, and an empty list when there are none. */
const notes = z
  .object({ [USER]: z.uuid(), [CREDITS]: z.coerce.number().int().min(1).max(1_000_000_000) })
  .transform((found): OrderNotes => ({ userId: found[USER], credits: found[CREDITS] }));

/** An order as Razorpay answers it; its notes are null unless they are ours. */
export const orderResponse = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  notes: notes.nullable().catch(null),
});

/** A list of orders. */
export const ordersResponse = z.object({ items: z.array(orderResponse) });

const payment = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  amount_refunded: z.number().nullish(),
});
/** The payments of an order. */
export const paymentsResponse = z.object({ items: z.array(payment) });

/** A refund that was made. */
export const refundResponse = z.object({ id: z.string() });

/** Every event that speaks of an order carries its payment, some carry the order as well. */
export const event = z.object({
  event: z.string(),
  payload: z.object({
    order: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    payment: z.object({ entity: z.object({ order_id: z.string().nullish() }) }).optional(),
  }),
});

/** @returns whose the order is, as Razorpay keeps it */
export function writeNotes({ userId, credits }: OrderNotes): Record<string, string> {
  return { [USER]: userId, [CREDITS]: String(credits) };
}
