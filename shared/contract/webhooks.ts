import { z } from 'zod';
import type { EndpointsOfResource } from './endpoint.ts';
import { done, longListQuery, nextCursor, pagination, timestamp } from './responses.ts';
import { id, plainText } from './text.ts';
import { WEBHOOK_EVENTS } from './webhook-events.ts';

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  /** Nothing is told while it is false. */
  active: z.boolean(),
  created_at: timestamp,
  /** Since when no delivery was taken; null when the last one was. */
  failing_since: timestamp.nullable(),
  /** When Leadlight switched it off, after five days of failure; null unless it did. */
  switched_off_at: timestamp.nullable(),
});
export type Webhook = z.infer<typeof webhook>;

const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'withheld'] as const;
const delivery = z.object({
  /** Sent as `webhook-id`, the same in every try. */
  id: z.string(),
  type: z.enum(WEBHOOK_EVENTS),
  /** Asked for by `Send a test`; what it tells is made up. */
  test: z.boolean(),
  batch_id: z.string().nullable(),
  job_id: z.string().nullable(),
  /** `withheld`: it is not sent, as `trouble` says. */
  state: z.enum(DELIVERY_STATES),
  created_at: timestamp,
  tries: z.number().int(),
  last_tried_at: timestamp.nullable(),
  next_try_at: timestamp.nullable(),
  /** The HTTP status of the last answer; null when there was none. */
  status: z.number().int().nullable(),
  /** The beginning of the last answer. */
  answer: z.string().nullable(),
  /** Why it was not taken, in words. */
  trouble: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof delivery>;

const url = plainText(2_000).min(1, 'Please enter an address.');
const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1, 'Choose at least one event.').max(WEBHOOK_EVENTS.length);
const createRequest = z.object({ url, events });
export type CreateWebhookRequest = z.infer<typeof createRequest>;
const updateRequest = z.object({ url: url.optional(), events: events.optional(), active: z.boolean().optional() });
export type UpdateWebhookRequest = z.infer<typeof updateRequest>;

const oneWebhook = z.object({ success: z.literal(true), webhook });
const oneDelivery = z.object({ success: z.literal(true), delivery });
const deliveriesResponse = z.object({
  success: z.literal(true),
  deliveries: z.array(delivery),
  pagination,
  next_cursor: nextCursor,
});
export type WebhookDeliveriesResponse = z.infer<typeof deliveriesResponse>;

export const webhookEndpoints = {
  createWebhook: {
    tags: ['Webhooks'],
    summary: 'Have an address told what happens; the secret that signs is told this once',
    scopes: ['enrich'],
    body: createRequest,
    response: z.object({ success: z.literal(true), webhook, secret: z.string() }),
  },
  listWebhooks: {
    tags: ['Webhooks'],
    summary: 'Webhooks, newest first',
    scopes: ['read', 'enrich'],
    etag: true,
    response: z.object({ success: z.literal(true), webhooks: z.array(webhook) }),
  },
  updateWebhook: {
    tags: ['Webhooks'],
    summary: 'Change address or events, pause or resume',
    scopes: ['enrich'],
    params: z.object({ id }),
    body: updateRequest,
    response: oneWebhook,
  },
  deleteWebhook: {
    tags: ['Webhooks'],
    summary: 'Delete a webhook with its deliveries',
    scopes: ['enrich'],
    params: z.object({ id }),
    response: done,
  },
  testWebhook: {
    tags: ['Webhooks'],
    summary: 'Send a made-up event; what comes of it stands among the deliveries',
    scopes: ['enrich'],
    params: z.object({ id }),
    response: oneDelivery,
  },
  listDeliveries: {
    tags: ['Webhooks'],
    summary: 'What a webhook was told, newest first, with the answers',
    scopes: ['read', 'enrich'],
    params: z.object({ id }),
    query: longListQuery,
    etag: true,
    response: deliveriesResponse,
  },
  resendDelivery: {
    tags: ['Webhooks'],
    summary: 'Send a delivery again, under the same id',
    scopes: ['enrich'],
    params: z.object({ id, delivery_id: id }),
    response: oneDelivery,
  },
} satisfies EndpointsOfResource;
