import { z } from 'zod';
import type { EndpointsOfResource } from './endpoint.ts';
import { timestamp } from './responses.ts';
import { plainText } from './text.ts';

/** More than anybody can buy; and what the database keeps. */
const MOST_CREDITS = 2_000_000_000;

/** Credits or calls; null or absent: no limit. */
export const limit = z.number().int().min(0).max(MOST_CREDITS).nullish();

const used = z.object({
  /** Charged, or held for what has not ended, of requests that were started in this time. */
  used: z.number().int(),
  /** When counting begins anew. */
  resets_at: timestamp,
});

/** Calls to providers that are paid for, by the provider's id; those not named are not limited. */
const providerLimits = z.record(plainText(64), z.object({ per_day: limit, per_month: limit }));

/** Without `providers` the limits of calls stay as they are. */
export const spendingLimitsRequest = z.object({
  per_day: limit,
  per_month: limit,
  providers: providerLimits.optional(),
});
export type SpendingLimitsRequest = z.infer<typeof spendingLimitsRequest>;

const spendingLimitsResponse = z.object({
  success: z.literal(true),
  per_day: z.number().int().nullable(),
  per_month: z.number().int().nullable(),
  /** By days and months of UTC. */
  day: used,
  month: used,
  /** Calls to each provider that is paid for, by the user and, as far as that is limited, by all. */
  providers: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      per_day: z.number().int().nullable(),
      per_month: z.number().int().nullable(),
      day_used: z.number().int(),
      month_used: z.number().int(),
      /** The limit of the whole installation is reached, and the provider passed over for everybody. */
      used_up: z.boolean(),
    }),
  ),
});
export type SpendingLimitsResponse = z.infer<typeof spendingLimitsResponse>;

export const spendingLimitEndpoints = {
  readSpendingLimits: {
    scopes: ['read'],
    tags: ['credits'],
    summary: 'The limits of what may be spent in a day and a month, and what was',
    response: spendingLimitsResponse,
  },
  setSpendingLimits: {
    tags: ['credits'],
    summary: 'Set the limits; one that is not named is lifted',
    body: spendingLimitsRequest,
    response: spendingLimitsResponse,
  },
} satisfies EndpointsOfResource;
