import type { Logger } from 'pino';
import { sweepOpenJobs } from '../enrichment/running/recovery/sweep-open-jobs.ts';
import { purgeExpiredAnswers } from '../enrichment/sourcing/purge-expired-answers.ts';
import { reconcilePeriodically } from '../payments/reconcile-periodically.ts';
import type { Counted } from '../platform/monitoring/metrics.ts';
import type { CallOutcome } from '../providers/rate-limiter/open-rate-limiters.ts';
import type { Config } from '../services/config.ts';
import { openServices } from '../services/open-services.ts';
import { startWorker } from './start-worker.ts';

export interface OpenWorker {
  /** Whether the queue is looked at for work. */
  isQueueAlive(): boolean;
  /** Takes no more work, ends or hands back what runs, closes the connections. */
  stop(): Promise<void>;
}

/** Opens a worker's own services and takes work, in a thread or in a process of its own. */
export async function openWorker(options: {
  config: Config;
  databaseUrl: string;
  log: Logger;
  /** Told what happened, to be counted. */
  onCounted: (counted: Counted) => void;
}): Promise<OpenWorker> {
  const { config, databaseUrl, log, onCounted } = options;
  await using opened = new AsyncDisposableStack();
  const onCall = (call: CallOutcome) => onCounted({ kind: 'called', call });
  const services = opened.use(openServices({ config, databaseUrl, log, process: 'worker', onCall }));
  const db = services.db();
  // Closed in reverse: the queue lets running jobs end, then the answers they received and their counts are written.
  let worker: { stop(): Promise<void> } | undefined;
  services.defer(() => worker?.stop());
  const queue = await services.queue();
  worker = await startWorker({ config, databaseUrl, services, log, onCounted });
  const orders = reconcilePeriodically({ db, gateway: await services.paymentGateway(), log });
  opened.defer(orders.stop);
  const stale = purgeExpiredAnswers({ db, log, freshDays: config.freshDays });
  opened.defer(stale.stop);
  const swept = sweepOpenJobs({ db, queue, log });
  opened.defer(swept.stop);
  await services.prepareSearch();
  const running = opened.move();
  return { isQueueAlive: queue.isAlive, stop: () => running.disposeAsync() };
}
