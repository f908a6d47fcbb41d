import { channel } from 'node:diagnostics_channel';
import type { WorkMetrics } from '../../platform/monitoring/work-metrics.ts';
import type { EndedJobRow } from '../ended-job-store.ts';

/**
 * Jobs that ended without delivering anything: cancelled, abandoned, suppressed, ended by an operator. They end in many places, and in
 * transactions of others; whoever counts them in this thread hears of all. A transaction that fails after it was told is counted, too.
 */
const undelivered = channel('leadlight:undelivered-jobs');

/** Tells whoever counts. */
export function tellUndelivered(jobs: readonly EndedJobRow[]): void {
  if (jobs.length > 0) undelivered.publish(jobs);
}

/** Counts them in the figures of this thread, with what was returned for them. @returns call it to count no more */
export function countUndelivered(metrics: Pick<WorkMetrics, 'jobEnded'>): () => void {
  const count = (jobs: unknown) => {
    for (const { status, held } of jobs as readonly EndedJobRow[]) {
      metrics.jobEnded({ status, charged: 0, returned: held });
    }
  };
  undelivered.subscribe(count);
  return () => void undelivered.unsubscribe(count);
}
