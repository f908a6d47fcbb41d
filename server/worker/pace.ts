import { PROFILES_PER_ENTRY } from '../enrichment/enrich-profiles-job.ts';
import type { WorkOptions } from '../platform/queue/queue.ts';

/** How much work one process takes at a time. */
export interface Pace {
  /** Jobs under way. */
  jobsAtOnce: number;
  /** Of these, jobs that a language model has to write for. */
  writingAtOnce: number;
  /** Queue entries taken, and by how many handlers. */
  entries: WorkOptions & { localConcurrency: number };
  /** Handlers that take requests for a single profile alone: however much there is to do, they are free for those. */
  singles: WorkOptions & { localConcurrency: number };
}

/** Jobs for whose facts nobody else is asked, and no model either: they need no waiting, and this many keep a processor busy. */
const OWN_FACTS: Pace = {
  jobsAtOnce: 200,
  writingAtOnce: Number.POSITIVE_INFINITY,
  entries: { batchSize: 10, localConcurrency: 4 },
  singles: { batchSize: 10, localConcurrency: 2 },
};
/** Jobs under way, at least: a look-up has several calls, with pauses between them. */
const FEWEST_JOBS = 20;
/** Each takes up to three at a time. */
const SINGLE_HANDLERS = 8;

/**
 * As much as the providers can serve, and no more: whatever is taken starts and ends soon, however slow they are.
 * What waits stays in the queue, where other processes, and smaller requests, can get ahead.
 * @param calls how many calls at once the sources that are asked over the network stand together, and the language model
 */
export function paceFor(calls: { sources: number; model: number }): Pace {
  if (calls.sources + calls.model === 0) return OWN_FACTS;
  // While one is written for, the next gathers its facts.
  const writingAtOnce = calls.model === 0 ? Number.POSITIVE_INFINITY : 3 * calls.model + 2;
  const writing = calls.model === 0 ? 0 : writingAtOnce;
  // While one waits for an answer, the next is processed.
  const jobsAtOnce = Math.max(FEWEST_JOBS, 2 * calls.sources + writing);
  // Entries of a single profile are common too.
  const perGroup = Math.ceil(jobsAtOnce / PROFILES_PER_ENTRY) + 4;
  // One user can fill all places, but never all handlers: whoever comes next is heard of at once, and places are shared.
  const localConcurrency = perGroup + Math.ceil(perGroup / 2);
  return {
    jobsAtOnce,
    writingAtOnce,
    entries: { batchSize: 1, localConcurrency, perGroup },
    singles: { batchSize: 3, localConcurrency: SINGLE_HANDLERS },
  };
}
