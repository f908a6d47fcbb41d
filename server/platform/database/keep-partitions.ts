import { runPeriodically } from '../concurrency/run-periodically.ts';
import type { LauncherLog } from '../embedded-postgres/options.ts';
import type { Database } from './database.ts';
import { tryAddPartitions } from './partitions.ts';

const EVERY_MS = 6 * 3_600_000;

/** Makes partitions before they are needed, every six hours: a start has made the first ones. @returns what stops it */
export function keepPartitions(
  { db, log, days }: { db: Database; log: Pick<LauncherLog, 'info' | 'warn'>; days: number },
  { everyMs = EVERY_MS } = {},
): { stop(): Promise<void> } {
  return runPeriodically({
    run: () => tryAddPartitions(db, days, log),
    onError: (err) => log.warn({ err }, 'partitions could not be looked after'),
    everyMs,
  });
}
