import type { Logger } from 'pino';
import { enrichProfiles, failAbandoned } from '../enrichment/enrich-profiles-job.ts';
import { sweepOpenJobs } from '../enrichment/running/sweep-open-jobs.ts';
import { forgetStaleAnswers } from '../enrichment/sourcing/purge-expired-answers.ts';
import { watchOpenOrders } from '../payments/watch-open-orders.ts';
import type { Config } from '../platform/config.ts';
import { openDatabase } from '../platform/database.ts';
import type { Counted } from '../platform/metrics.ts';
import { startQueue } from '../platform/queue.ts';
import { chooseGateway } from '../providers/payments/choose-gateway.ts';
import { fillInBackground } from '../sample-network/search/fill-search-table.ts';
import { searchesSampleNetwork } from '../search/choose-search.ts';
import { startWorker } from './start-worker.ts';

/** Milliseconds that running jobs get to end when the process stops; what is left goes to another worker. */
const STOP_DEADLINE_MS = 4_000;
/** Milliseconds for one statement: a database that has fallen silent must not hold up all jobs of a worker. */
const STATEMENT_MS = 20_000;

export interface OpenWorker {
  /** Whether the queue is looked at for work. */
  isQueueAlive(): boolean;
  /** Takes no more work, ends or hands back what runs, closes the connections. */
  stop(): Promise<void>;
}

/** Opens a worker's own connections and takes work, in a thread or in a process of its own. */
export async function openWorker(options: {
  config: Config;
  databaseUrl: string;
  log: Logger;
  /** Told what happened, to be counted. */
  onCounted: (counted: Counted) => void;
}): Promise<OpenWorker> {
  const { config, databaseUrl, log, onCounted } = options;
  await using opened = new AsyncDisposableStack();
  const db = openDatabase({
    url: databaseUrl,
    poolMax: 6,
    applicationName: 'leadlight-worker',
    statementMs: STATEMENT_MS,
    log,
  });
  opened.defer(() => db.destroy());
  // Ended in reverse: the queue lets running jobs end, then what they heard and their counts are written.
  let worker: { stop(): Promise<void> } | undefined;
  opened.defer(() => worker?.stop());
  const queue = await startQueue({ url: databaseUrl, log, jobs: [failAbandoned, enrichProfiles], works: true });
  opened.defer(() => queue.stop(STOP_DEADLINE_MS));
  worker = await startWorker({ config, databaseUrl, db, queue, log, onCounted });
  const orders = watchOpenOrders({ db, gateway: chooseGateway(config, db), log });
  opened.defer(orders.stop);
  const stale = forgetStaleAnswers({ db, log, freshDays: config.freshDays });
  opened.defer(stale.stop);
  const swept = sweepOpenJobs({ db, queue, log });
  opened.defer(swept.stop);
  if (searchesSampleNetwork(config)) opened.defer(fillInBackground(databaseUrl, log));
  const running = opened.move();
  return { isQueueAlive: queue.isAlive, stop: () => running.disposeAsync() };
}
