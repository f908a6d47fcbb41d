import { z } from 'zod';
import { declareJob } from '../platform/queue/queue.ts';

const payload = z.object({ push_id: z.string() });

/** Ends a push that could not be finished after all tries. */
export const failPush = declareJob({ name: 'fail-hubspot-push', payload });

/**
 * Pushes results into a HubSpot account. How far it is stands in the database: who takes the message over goes on there. While HubSpot
 * is down it is tried again for some twenty minutes.
 */
export const pushToHubspot = declareJob({
  name: 'push-to-hubspot',
  payload,
  options: { retryLimit: 8, retryDelay: 15, retryDelayMax: 300, expireInSeconds: 3_600, whenGivenUp: failPush },
});
