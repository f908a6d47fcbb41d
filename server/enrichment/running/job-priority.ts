import { withCallPriority } from '../../providers/rate-limiter/call-priority.ts';

/**
 * All waits of one job for its turns at providers and the model. With the calls themselves it ends well within a quarter of an hour, so
 * that nobody looks at a job for longer that does not move.
 */
const LONGEST_WAIT_MS = 8 * 60_000;

/**
 * Runs a job whose calls to providers are as urgent as the job: the user who asked for a single profile is waiting in front of the page.
 * @param job.total profiles of the request it belongs to
 */
export function withJobPriority<T>(job: { total: number }, run: () => Promise<T>): Promise<T> {
  return withCallPriority({ interactive: job.total === 1, waitMs: LONGEST_WAIT_MS }, run);
}
