import { z } from 'zod';
import { declareJob } from '../../../server/platform/queue/queue.ts';

/** What a message of `countedJob` becomes when all its tries have failed. */
export const givenUpJob = declareJob({ name: 'given-up', payload: z.object({ n: z.number() }) });

/** A job for tests of the queue itself. */
export const countedJob = declareJob({
  name: 'counted',
  payload: z.object({ n: z.number() }),
  options: { retryLimit: 2, retryDelay: 1, whenGivenUp: givenUpJob },
});
