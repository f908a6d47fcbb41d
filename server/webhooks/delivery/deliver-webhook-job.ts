import { z } from 'zod';
import { declareJob } from '../../platform/queue/queue.ts';

/**
 * Sends what a webhook has to be told: a turn of some seconds. It carries no deliveries: what is due is read when its turn has come, so
 * that a message that comes twice, or too late, sends nothing twice.
 */
export const deliverWebhook = declareJob({
  name: 'deliver-webhook',
  payload: z.object({ webhook_id: z.string() }),
  options: { retryLimit: 5, retryDelay: 5, expireInSeconds: 300 },
});

/** Of webhooks that took everything at once the last time; some handlers take these alone. Those with trouble have 0. */
export const HEALTHY_PRIORITY = 1;
