import { z } from 'zod';
import { declareJob } from '../platform/queue/queue.ts';

/**
 * How many profiles one queue entry carries: enough that the queue costs little, few enough that users and workers take turns, and
 * that one which ends its worker takes few others along.
 */
export const PROFILES_PER_ENTRY = 5;
/** Entries of earlier versions carried more. */
const MOST_PER_ENTRY = 25;

const payload = z.object({ job_ids: z.array(z.string()).min(1).max(MOST_PER_ENTRY) });

/** Ends what could not be enriched after all tries. */
export const failAbandoned = declareJob({ name: 'fail-abandoned', payload });

/**
 * Enriches the named jobs. Doing it twice is harmless: ended jobs are left alone. Slow providers may take hours over an entry: a worker
 * that dies is noticed by its heartbeat, and each look-up has a deadline of its own.
 */
export const enrichProfiles = declareJob({
  name: 'enrich-profiles',
  payload,
  options: { retryLimit: 5, retryDelay: 1, expireInSeconds: 12 * 3_600, whenGivenUp: failAbandoned },
});

/** Entries of single profiles have priorities from the first of these down to the last, all others from 0 down. */
export const SINGLE_PRIORITIES = { first: 1_000_000_000, last: 1 };

/** Entries for these jobs, in order. @param each how many jobs an entry carries */
export function entriesOf(jobIds: readonly string[], each = PROFILES_PER_ENTRY): { payload: { job_ids: string[] } }[] {
  const entries = [];
  for (let start = 0; start < jobIds.length; start += each) {
    entries.push({ payload: { job_ids: jobIds.slice(start, start + each) } });
  }
  return entries;
}
