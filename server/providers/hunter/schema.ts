import { z } from 'zod';
import { group, text } from '../client/lenient-fields.ts';

/** Answer of email-finder; nothing found is an address of null. */
export const finderResponse = z.object({
  data: z.object({
    first_name: text,
    last_name: text,
    email: text,
    score: z.number().min(0).max(100).optional().catch(undefined),
    linkedin_url: text,
    phone_number: text,
    verification: group({ date: text, status: text }),
  }),
});
export type Found = z.infer<typeof finderResponse>['data'];

/** Answer of email-verifier, read with its HTTP status: 202 is still at work, 222 had no clear answer from the mail server. */
export const verifierResponse = z.union([
  z.object({ status: z.literal(202) }).transform(() => 'in progress'),
  z.object({ status: z.literal(222) }).transform(() => 'no clear answer'),
  z.object({ body: z.object({ data: z.object({ status: z.string() }) }) }).transform(({ body }) => body.data.status),
]);

const use = z.object({ used: z.number(), available: z.number() }).nullish();
/** Answer of account; it also holds the owner's name and address, which are not read. */
export const accountResponse = z.object({
  data: z.object({
    plan_name: text,
    reset_date: text,
    requests: z.object({ credits: use, searches: use, verifications: use }),
  }),
});
