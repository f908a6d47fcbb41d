import { z } from 'zod';
import type { EndpointsOfResource } from './endpoint.ts';
import { longListQuery, nextCursor, pagination, timestamp } from './responses.ts';

/** `credits` is what can be spent; `held` is set aside for running jobs. */
const creditsResponse = z.object({
  success: z.literal(true),
  credits: z.number().int(),
  held: z.number().int(),
});

export const TRANSACTION_TYPES = [
  'signup',
  'purchase',
  'enrichment',
  'carried_forward',
  'grant',
  'correction',
  'refund',
] as const;
export const transactionsResponse = z.object({
  success: z.literal(true),
  transactions: z.array(
    z.object({
      id: z.string(),
      created_at: timestamp,
      type: z.enum(TRANSACTION_TYPES),
      /** Signed: credits added are positive, used ones negative. */
      credits: z.number().int(),
      balance_after: z.number().int(),
      description: z.string(),
    }),
  ),
  pagination,
  next_cursor: nextCursor,
});
export type TransactionsResponse = z.infer<typeof transactionsResponse>;

export const creditEndpoints = {
  readCredits: {
    tags: ['credits'],
    scopes: ['read'],
    summary: 'What can be spent, and what is held',
    etag: true,
    response: creditsResponse,
  },
  listTransactions: {
    tags: ['credits'],
    scopes: ['read'],
    summary: 'Purchases, gifts and enrichments, newest first',
    query: longListQuery,
    etag: true,
    response: transactionsResponse,
  },
} satisfies EndpointsOfResource;
