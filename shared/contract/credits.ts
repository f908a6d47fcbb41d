import { z } from 'zod';
import { pageQuery, pagination, timestamp } from './answers.ts';
import type { EndpointsOfResource } from './endpoint.ts';

/** `credits` is what can be spent; `held` is set aside for running jobs. */
export const creditsAnswer = z.object({ success: z.literal(true), credits: z.number().int(), held: z.number().int() });
export type CreditsAnswer = z.infer<typeof creditsAnswer>;

export const TRANSACTION_TYPES = ['signup', 'purchase', 'enrichment'] as const;
export const transactionsAnswer = z.object({
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
});
export type TransactionsAnswer = z.infer<typeof transactionsAnswer>;

export const creditEndpoints = {
  readCredits: { tags: ['credits'], summary: 'What can be spent, and what is held', response: creditsAnswer },
  listTransactions: {
    tags: ['credits'],
    summary: 'Purchases, gifts and enrichments, newest first',
    query: pageQuery,
    response: transactionsAnswer,
  },
} satisfies EndpointsOfResource;
