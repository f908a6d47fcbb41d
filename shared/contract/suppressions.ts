import { z } from 'zod';
import { LIMITS } from '../catalogue.ts';
import type { EndpointsOfResource } from './endpoint.ts';
import { done, pageQuery, pagination, timestamp } from './responses.ts';
import { id, plainText, typedText } from './text.ts';

export const SUPPRESSION_KINDS = ['profile', 'email', 'domain'] as const;
export type SuppressionKind = (typeof SUPPRESSION_KINDS)[number];

/** `user`: for who is signed in. `installation`: for everybody, by whoever runs it. */
export const SUPPRESSION_SCOPES = ['user', 'installation'] as const;
export type SuppressionScope = (typeof SUPPRESSION_SCOPES)[number];

/** What the user knows the entry by, kept as it is written; without one, a shortened form is kept. The installation's take none. */
const label = typedText(200).min(1).optional();
const entry = z.union([
  z.strictObject({ linkedin_url: plainText(4_000), label }),
  z.strictObject({ email: plainText(400), label }),
  z.strictObject({ domain: plainText(4_000), label }),
]);
export type SuppressionEntry = z.infer<typeof entry>;

const scope = z.enum(SUPPRESSION_SCOPES).default('user');
const request = z.object({ entries: z.array(entry).min(1).max(LIMITS.suppressionsPerRequest), scope });

const suppression = z.object({
  id: z.string(),
  kind: z.enum(SUPPRESSION_KINDS),
  label: z.string(),
  scope: z.enum(SUPPRESSION_SCOPES),
  created_at: timestamp,
});

const addResponse = z.object({
  success: z.literal(true),
  added: z.number().int(),
  /** Entries that stand on the list already, or twice in the request. */
  known: z.number().int(),
  /** Jobs of these people that waited or ran: they have ended now, free of charge. */
  jobs_ended: z.number().int(),
});
const listResponse = z.object({ success: z.literal(true), suppressions: z.array(suppression), pagination });
export type SuppressionsResponse = z.infer<typeof listResponse>;

const tags = ['privacy'];
export const suppressionEndpoints = {
  addSuppressions: {
    tags,
    scopes: ['enrich'],
    summary: 'List people who are not to be processed',
    body: request,
    response: addResponse,
  },
  listSuppressions: {
    tags,
    scopes: ['read'],
    summary: 'Who is not to be processed',
    query: pageQuery.extend({ scope }),
    etag: true,
    response: listResponse,
  },
  deleteSuppression: {
    tags,
    scopes: ['enrich'],
    summary: 'Take an entry off the list',
    params: z.object({ id }),
    query: z.object({ scope }),
    response: done,
  },
} satisfies EndpointsOfResource;
