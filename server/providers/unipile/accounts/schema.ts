import { z } from 'zod';
import { listOf, text } from '../schema.ts';

/** One of GET /accounts. */
const account = z.object({
  id: z.string(),
  type: text,
  name: text,
  created_at: text,
  sources: listOf(z.object({ status: text })),
});

/** GET /accounts. */
export const accountsResponse = z.object({
  object: z.literal('AccountList'),
  items: listOf(account),
  cursor: z.string().nullish(),
});

/** GET /accounts/{id}. */
export const accountResponse = account.extend({ object: z.literal('Account') });

/** POST /hosted/accounts/link: an address for the user's browser. */
export const linkResponse = z.object({ url: z.url({ protocol: /^https?$/ }) });
