import { withCallPriority } from '../../providers/rate-limiter/call-priority.ts';

/**
 * All waits of one job for its turns at providers and the model. With the calls themselves it ends well within a quarter of an hour, so
 * that nobody looks at a job for longer that does not move.
 */
const LONGEST_WAIT_MS = 8 * 60_000;

/**
 * Whether somebody waits for the job in front of the page: who asked for a single profile.
 * @param job.total profiles of the request it belongs to
 */
export const isInteractive = (job: { total: number }): boolean => job.total === 1;

/** Runs a job whose calls to providers are as urgent as the job, and made for its user. */
export function withJobPriority<T>(job: { total: number; user_id: string }, run: () => Promise<T>): Promise<T> {
  return withCallPriority({ interactive: isInteractive(job), waitMs: LONGEST_WAIT_MS, user: job.user_id }, run);
}
