import { z } from 'zod';
import { declareJob } from '../platform/queue.ts';

/** How many profiles one queue entry carries: enough that the queue costs little, few enough that users take turns. */
export const PROFILES_PER_ENTRY = 25;

const payload = z.object({ job_ids: z.array(z.string()).min(1).max(PROFILES_PER_ENTRY) });

/** Ends what could not be enriched after all tries. */
export const failAbandoned = declareJob({ name: 'fail-abandoned', payload });

/** Enriches the named jobs. Doing it twice is harmless: ended jobs are left alone. */
export const enrichProfiles = declareJob({
  name: 'enrich-profiles',
  payload,
  options: { retryLimit: 5, retryDelay: 1, whenGivenUp: failAbandoned },
});
