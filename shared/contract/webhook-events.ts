/** What a webhook can be told of. */
export const WEBHOOK_EVENTS = ['batch.completed', 'job.completed', 'job.failed', 'credits.low'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
