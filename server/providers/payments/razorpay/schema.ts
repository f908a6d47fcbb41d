import { z } from 'zod';
import type { OrderNotes } from '../payment-gateway.ts';

const USER = 'leadlight_user_id';
const CREDITS = 'leadlight_credits';

/** Notes are texts, and an empty list when there are none. */
const notes = z
  .object({ [USER]: z.uuid(), [CREDITS]: z.coerce.number().int().min(1).max(1_000_000_000) })
  .transform((found): OrderNotes => ({ userId: found[USER], credits: found[CREDITS] }));

/** An order as Razorpay answers it; its notes are null unless they are ours. */
export const razorpayOrder = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  notes: notes.nullable().catch(null),
});

/** @returns whose the order is, as Razorpay keeps it */
export function writeNotes({ userId, credits }: OrderNotes): Record<string, string> {
  return { [USER]: userId, [CREDITS]: String(credits) };
}
