import type { Logger } from 'pino';
import { checkMovedAccounts } from '../credits/ledger-check/check-moved-accounts.ts';
import { sweepOpenJobs } from '../enrichment/running/recovery/sweep-open-jobs.ts';
import { countUndelivered } from '../enrichment/running/undelivered-jobs.ts';
import { purgeExpiredAnswers } from '../enrichment/sourcing/purge-expired-answers.ts';
import { startPushing } from '../hubspot/pushing/start-pushing.ts';
import { removePeriodically } from '../network-account/remove-left-accounts.ts';
import { reconcilePeriodically } from '../payments/reconcile-periodically.ts';
import { runPeriodically } from '../platform/concurrency/run-periodically.ts';
import { readPoolState } from '../platform/database/database.ts';
import { keepPartitions } from '../platform/database/keep-partitions.ts';
import { reencryptSecrets } from '../platform/encryption/re-encrypt-secrets.ts';
import { createLedgerMetrics } from '../platform/monitoring/ledger-metrics.ts';
import type { ThreadMetrics } from '../platform/monitoring/metrics.ts';
import { createRetentionMetrics } from '../platform/monitoring/retention-metrics.ts';
import { daysKept, sweepExpiredData } from '../privacy/sweep-expired-data.ts';
import type { Config } from '../services/config.ts';
import { openServices } from '../services/open-services.ts';
import { checkSuppressionKey } from '../suppression/check-suppression-key.ts';
import { startDeliveries } from '../webhooks/delivery/start-deliveries.ts';
import { startWorker } from './start-worker.ts';

/** Mails are sent as soon as they are written; what could not be sent then goes out later. */
const MAILS_EVERY_MS = 60_000;
/** What older keys wrote is encrypted again at the start; what processes with the old settings still write, later. */
const RENEWED_EVERY_MS = 3_600_000;

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
  metrics: ThreadMetrics;
}): Promise<OpenWorker> {
  const { config, databaseUrl, log, metrics } = options;
  await using opened = new AsyncDisposableStack();
  opened.defer(countUndelivered(metrics.work));
  const onCall = metrics.work.called;
  const services = opened.use(openServices({ config, databaseUrl, log, process: 'worker', onCall }));
  const db = services.db();
  metrics.watchPool(() => readPoolState(db));
  // Closed in reverse: the queue lets running jobs end, then the answers they received and their counts are written.
  let worker: { stop(): Promise<void> } | undefined;
  services.defer(() => worker?.stop());
  await checkSuppressionKey(db, services.suppressions(), log);
  const queue = await services.queue();
  worker = await startWorker({ config, databaseUrl, services, log, metrics: metrics.work });
  const orders = reconcilePeriodically({ db, gateway: await services.paymentGateway(), log });
  opened.defer(orders.stop);
  const stale = purgeExpiredAnswers({ db, log, freshDays: config.freshDays });
  opened.defer(stale.stop);
  const retention = sweepExpiredData({
    ...{ db, log, days: daysKept(config.privacy.days), onDeleted: createRetentionMetrics(metrics.registry) },
  });
  opened.defer(retention.stop);
  const mailer = services.mailer();
  const mails = runPeriodically({ run: () => mailer.deliver(), onError: () => {}, everyMs: MAILS_EVERY_MS });
  opened.defer(mails.stop);
  const cipher = services.secretCipher();
  const webhooks = await startDeliveries({
    ...{ db, queue, log, databaseUrl, cipher },
    suppressions: services.suppressions(),
    safePost: await services.safePost(),
    sendsMail: config.mail.smtpUrl !== undefined,
  });
  opened.defer(webhooks.stop);
  await startPushing({
    ...{ db, queue, log, cipher, suppressions: services.suppressions(), baseUrl: config.hubspotUrl },
    metrics: metrics.work,
  });
  const renewed = runPeriodically({
    run: () => reencryptSecrets({ db, cipher, log }),
    onError: (err) => log.warn({ err }, 'secrets could not be encrypted again'),
    everyMs: RENEWED_EVERY_MS,
    startsNow: true,
  });
  opened.defer(renewed.stop);
  const left = removePeriodically({ db, accounts: await services.networkAccounts(), log });
  opened.defer(left.stop);
  const swept = sweepOpenJobs({ db, queue, log });
  opened.defer(swept.stop);
  const ledger = checkMovedAccounts({ db, log, onLook: createLedgerMetrics(metrics.registry) });
  opened.defer(ledger.stop);
  const partitions = keepPartitions({ db, log, days: config.partitionDays });
  opened.defer(partitions.stop);
  await services.prepareSearch();
  const running = opened.move();
  return { isQueueAlive: queue.isAlive, stop: () => running.disposeAsync() };
}
