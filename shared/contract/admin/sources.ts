import { z } from 'zod';
import type { EndpointsOfResource } from '../endpoint.ts';
import { timestamp } from '../responses.ts';
import { limit } from '../spending-limits.ts';
import { id } from '../text.ts';
import { reason } from './users.ts';

const adminSource = z.object({
  id: z.string(),
  label: z.string(),
  role: z.enum(['profiles', 'facts', 'language-model', 'sample']),
  /** By an operator. */
  paused: z.object({ reason: z.string(), by: z.string(), at: timestamp }).nullable(),
  /** By itself: it refused or did not answer. */
  resting: z.object({ until: timestamp, reason: z.string() }).nullable(),
  /** Calls in a row without an answer. */
  failures: z.number().int(),
  /** How often it was asked for a value and had it. */
  asked: z.number().int(),
  found: z.number().int(),
  /** At list prices, at least so much; null where a call costs nothing. */
  cost_usd: z.number().nullable(),
  /** Calls that are limited by the day: `kind` is the endpoint of the provider. */
  quotas: z.array(z.object({ kind: z.string(), used: z.number().int(), per_day: z.number().int() })),
  answers_kept: z.number().int(),
  /** Calls by all users, by days and months of UTC; null where they are not counted. What is null in it is not limited. */
  calls: z
    .object({
      day_used: z.number().int(),
      month_used: z.number().int(),
      /** As operators have set it. */
      per_day: z.number().int().nullable(),
      per_month: z.number().int().nullable(),
      /** By the settings; of two limits the smaller counts. */
      setting_per_day: z.number().int().nullable(),
      setting_per_month: z.number().int().nullable(),
    })
    .nullable(),
});
export type AdminSource = z.infer<typeof adminSource>;

const tags = ['admin'];
const access = 'admin';
const response = z.object({ success: z.literal(true), sources: z.array(adminSource) });
const params = z.object({ id });

export const adminSourceEndpoints = {
  listSources: { tags, access, summary: 'The sources: hit rate, cost, errors, what is left of today', response },
  pauseSource: {
    tags,
    access,
    summary: 'Ask a source nothing, in any process, until it is resumed',
    params,
    body: z.object({ reason }),
    response,
  },
  limitSource: {
    tags,
    access,
    summary: 'Limit the calls to a source for all users together; a limit that is not named is lifted',
    params,
    body: z.object({ per_day: limit, per_month: limit, reason }),
    response,
  },
  resumeSource: { tags, access, summary: 'Ask a paused source again', params, response },
} satisfies EndpointsOfResource;
