import { z } from 'zod';
import type { EndpointsOfResource } from '../endpoint.ts';
import { timestamp } from '../responses.ts';
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
  resumeSource: { tags, access, summary: 'Ask a paused source again', params, response },
} satisfies EndpointsOfResource;
