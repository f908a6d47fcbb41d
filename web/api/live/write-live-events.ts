import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { BatchResponse, Job } from '../../../shared/contract/enrichment.ts';
import { batchKey, jobKey } from './enrichment-keys.ts';
import { applyJobEvent, hasEnded, type JobEvent } from './job-state.ts';
import type { LiveEvent } from './live-event.ts';

/** How often the visible page of a running batch is refetched at most, in milliseconds. */
export const PAGE_REFETCH_MS = 1_000;

/**
 * Makes the function that writes live events into the query cache.
 * @param queries the cache; only what is already in it is changed: anything else is fetched when needed
 * @param onCredits called with the spendable credits whenever they change
 */
export function createEventWriter(queries: QueryClient, onCredits: (credits: number) => void) {
  const refetches = new Map<string, ReturnType<typeof setTimeout>>();

  function refetchPages(batchId: string) {
    if (refetches.has(batchId)) return;
    const timer = setTimeout(() => {
      refetches.delete(batchId);
      void queries.invalidateQueries({ queryKey: batchKey(batchId) });
    }, PAGE_REFETCH_MS);
    refetches.set(batchId, timer);
  }

  function write(event: LiveEvent) {
    switch (event.name) {
      case 'credits':
        return onCredits(event.payload.credits);
      case 'batch_progress': {
        const { batch_id, counts, total } = event.payload;
        queries.setQueriesData<BatchResponse>(
          { queryKey: batchKey(batch_id) },
          (page) => page && { ...page, batch: { ...page.batch, counts, total } },
        );
        return refetchPages(batch_id);
      }
      default:
        return writeJobEvent(queries, event);
    }
  }

  return {
    /** Writes the events in the order they came, and redraws once. */
    write: (events: readonly LiveEvent[]) => notifyManager.batch(() => events.forEach(write)),
    /** Drops what is still planned. */
    stop() {
      for (const timer of refetches.values()) clearTimeout(timer);
      refetches.clear();
    },
  };
}

function writeJobEvent(queries: QueryClient, event: JobEvent) {
  const { job_id, batch_id } = event.payload;
  const change = (job: Job) => (job.job_id === job_id ? applyJobEvent(job, event) : job);
  queries.setQueriesData<BatchResponse>(
    { queryKey: batch_id === undefined ? ['batch'] : batchKey(batch_id) },
    (page) => (page?.jobs.some((job) => job.job_id === job_id) ? { ...page, jobs: page.jobs.map(change) } : page),
  );
  const query = queries.getQueryCache().find<Job>({ queryKey: jobKey(job_id), exact: true });
  if (query === undefined || (query.state.data !== undefined && hasEnded(query.state.data))) return;
  // The events carry the values but not their provenance: the job is refetched for that when it has ended.
  const readAgain = () => queries.invalidateQueries({ queryKey: jobKey(job_id) });
  if (query.state.data === undefined) {
    // The first answer is still in flight and may be older than this event.
    void query.promise?.then(readAgain, () => undefined);
    return;
  }
  const changed = change(query.state.data);
  queries.setQueryData<Job>(jobKey(job_id), changed);
  if (hasEnded(changed)) void readAgain();
}
