import { z } from 'zod';
import type { EndpointsOfResource } from './endpoint.ts';
import { parameterId } from './parameters.ts';
import { done, pageQuery, pagination, timestamp } from './responses.ts';
import { id } from './text.ts';

/** `set_at` is null while there is none. The token itself is never told. */
const tokenState = z.object({ is_set: z.boolean(), set_at: timestamp.nullable() });
export type HubspotTokenState = z.infer<typeof tokenState>;

const token = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{20,300}$/, 'This is no access token. Copy it from your private app in HubSpot.');

/** The internal name of a contact property, as HubSpot writes them. */
const propertyName = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,99}$/, 'Expected the internal name of a contact property, such as jobtitle');
const mapping = z.partialRecord(parameterId, propertyName.nullable());
export type HubspotMapping = z.infer<typeof mapping>;

export const HUBSPOT_PUSH_STATES = ['queued', 'running', 'done', 'failed'] as const;
const push = z.object({
  id: z.string(),
  batch_id: z.string(),
  state: z.enum(HUBSPOT_PUSH_STATES),
  /** Profiles that are to be pushed. */
  total: z.number().int(),
  /** Contacts that HubSpot made or brought up to date. */
  pushed: z.number().int(),
  refused_count: z.number().int(),
  /** Why it failed, or what it waits for; null when all is well. */
  trouble: z.string().nullable(),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
});
export type HubspotPush = z.infer<typeof push>;

const refusal = z.object({
  job_id: z.string(),
  /** Null when the profile was deleted. */
  linkedin_url: z.string().nullable(),
  reason: z.string(),
});

const readResponse = z.object({
  success: z.literal(true),
  /** `refused` is a page of those who were not pushed. */
  push: push.extend({ refused: z.array(refusal) }),
  pagination,
});
export type HubspotPushResponse = z.infer<typeof readResponse>;

const startRequest = z.object({
  batch_id: id,
  /** Parameter -> contact property, or null to leave it out; others go where they go by default. */
  mapping: mapping.optional(),
});

const tags = ['HubSpot'];

export const hubspotEndpoints = {
  startHubspotPush: {
    tags,
    summary: 'Push the completed profiles of one request into your HubSpot account, as contacts',
    scopes: ['enrich'],
    body: startRequest,
    idempotent: true,
    response: z.object({ success: z.literal(true), push }),
  },
  listHubspotPushes: {
    tags,
    summary: 'The last ten pushes of one request, newest first',
    scopes: ['read', 'enrich'],
    query: z.object({ batch_id: id }),
    etag: true,
    response: z.object({ success: z.literal(true), pushes: z.array(push) }),
  },
  readHubspotPush: {
    tags,
    summary: 'How far a push is, and whom HubSpot refused',
    scopes: ['read', 'enrich'],
    params: z.object({ id }),
    query: pageQuery,
    etag: true,
    response: readResponse,
  },
  readHubspotToken: {
    tags,
    summary: 'Whether a token of HubSpot is set',
    scopes: ['read'],
    response: z.object({ success: z.literal(true), token: tokenState }),
  },
  setHubspotToken: {
    tags,
    summary: 'Set the token of your private app; it is tried, kept encrypted, and never told again',
    body: z.object({ token }),
    response: z.object({ success: z.literal(true), token: tokenState }),
  },
  deleteHubspotToken: {
    tags,
    summary: 'Delete the token; what is being pushed stops',
    response: done,
  },
} satisfies EndpointsOfResource;
