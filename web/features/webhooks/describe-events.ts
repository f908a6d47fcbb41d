import type { WebhookEvent } from '../../../shared/contract/webhook-events.ts';

/** What each event tells, as the form says it. */
export const EVENT_TEXTS: Readonly<Record<WebhookEvent, string>> = {
  'batch.completed': 'All profiles of a request have ended',
  'job.completed': 'A profile was enriched',
  'job.failed': 'A profile could not be enriched',
  'credits.low': 'Fewer than 15 credits are left',
};

/** All events, in the order they are shown. */
export const EVENTS = Object.keys(EVENT_TEXTS) as readonly WebhookEvent[];
