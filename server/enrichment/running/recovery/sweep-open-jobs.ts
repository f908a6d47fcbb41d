import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { runPeriodically } from '../../../platform/concurrency/run-periodically.ts';
import type { DB } from '../../../platform/database/tables.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { requeueOpenJobs } from './requeue-open-jobs.ts';

const EVERY_MS = 5 * 60_000;

/**
 * Looks for jobs that have not ended although no queue entry names them, now and every five minutes, and puts them into the queue.
 * @returns what stops it
 */
export function sweepOpenJobs(
  { db, queue, log }: { db: Kysely<DB>; queue: Queue; log: Logger },
  { everyMs = EVERY_MS } = {},
): { stop(): Promise<void> } {
  return runPeriodically({
    async run() {
      const jobs = await requeueOpenJobs(db, queue);
      if (jobs > 0) log.warn({ jobs }, 'jobs without a queue entry were put into the queue again');
    },
    onError: (err) => log.warn({ err }, 'jobs without a queue entry could not be looked for'),
    everyMs,
    startsNow: true,
  });
}
