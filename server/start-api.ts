import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { countOpenJobs } from './enrichment/open-job-store.ts';
import { countUndelivered } from './enrichment/running/undelivered-jobs.ts';
import { buildApp } from './http/app.ts';
import { type LiveChannel, startLive } from './live/start-live.ts';
import { countAccounts } from './network-account/network-account-store.ts';
import { readPoolState } from './platform/database/database.ts';
import { openDatabaseProbe } from './platform/database/database-probe.ts';
import { migrateBeforeStart } from './platform/database/migrate.ts';
import { measureLoad } from './platform/load/measure-load.ts';
import type { Logger } from './platform/log.ts';
import { createMetrics } from './platform/monitoring/metrics.ts';
import { createReadiness, type Readiness } from './platform/monitoring/readiness.ts';
import { readIntent } from './search/intent/read-intent.ts';
import type { Config } from './services/config.ts';
import { openServices } from './services/open-services.ts';
import { checkSuppressionKey } from './suppression/check-suppression-key.ts';
import { runWorkerThread, type WorkerThread } from './worker/run-worker-thread.ts';

/** What a start leaves behind. */
export interface Running {
  /** The address it answers at. */
  url: string;
  readiness: Readiness;
  stop(): Promise<void>;
}

/**
 * Starts HTTP, the live channel and, in a process that runs everything, the worker in its thread.
 * @param options.thread the worker's, if it was loaded before
 */
export async function startApi(options: {
  config: Config;
  log: Logger;
  databaseUrl: string;
  thread?: Worker | undefined;
}): Promise<Running> {
  const { config, log, databaseUrl } = options;
  if (config.creditsAreFree) {
    log.warn('credits are free: others can sign in, and without RAZORPAY_* all of them pay in the test checkout');
  }
  if (!config.requestLimits) log.warn('RATE_LIMITS=off: nobody is limited in how often they ask');
  // Ended in reverse, at the stop or when the start fails half-way.
  await using opened = new AsyncDisposableStack();
  await migrateBeforeStart({ url: databaseUrl, log, partitionDays: config.partitionDays });
  let [worker, live]: [WorkerThread?, LiveChannel?] = [];
  // Two processors start it beside all that follows.
  const working =
    config.role === 'all' ? runWorkerThread({ config, databaseUrl }, log, { loaded: options.thread }) : undefined;
  opened.defer(() => (worker ? undefined : working?.then(({ stop }) => stop(), ignore)));
  working?.catch(ignore);
  // Tables and weights of searches are read beside the worker's start, and before the event loop's delays count as overload.
  readIntent('sales directors in London');
  const metrics = createMetrics({
    thread: 'api',
    installation: {
      queueDepth: async () => (await services.queue()).depth(),
      openJobs: () => countOpenJobs(services.db()),
      networkAccounts: () => countAccounts(services.db()),
    },
    liveConnections: () => live?.connections() ?? 0,
    ...(config.role === 'all' && { otherThread: async () => worker?.readMetrics() ?? [] }),
  });
  opened.defer(metrics.stop);
  opened.defer(countUndelivered(metrics.work));
  const services = opened.use(openServices({ config, databaseUrl, log, process: 'api', onCall: metrics.work.called }));
  const [db, queue, search] = [services.db(), await services.queue(), await services.peopleSearch()];
  metrics.watchPool(() => readPoolState(db));
  await checkSuppressionKey(db, services.suppressions(), log);
  let stopping = false;
  const isStopping = () => stopping;
  const probe = openDatabaseProbe(databaseUrl);
  opened.defer(probe.close);
  const readiness = createReadiness(
    {
      process: () => !stopping,
      database: probe.answers,
      search: () => search?.isReady?.() ?? true,
      ...(config.role === 'all' && {
        queue: () => worker?.isQueueAlive() ?? false,
        worker: () => worker?.isAlive() ?? false,
      }),
    },
    log,
  );
  const load = measureLoad(db);
  opened.defer(load.stop);
  const shared = { config, db, queue, services, log, metrics, load };
  const app = await buildApp({ ...shared, isStopping, missing: readiness.missing });
  opened.defer(() => app.close());
  live = await startLive({
    server: app.server,
    db,
    databaseUrl,
    config,
    limits: services.requestLimits(),
    suppressions: services.suppressions(),
    log,
    isOverloaded: () => app.loadLevel() === 'overloaded',
    onFailure: (code) => metrics.failures.inc({ channel: 'live', code }),
  });
  opened.defer(live.stop);
  await app.listen({ host: config.http.host, port: config.http.port });
  if (working) {
    worker = await working;
    opened.defer(worker.stop);
  } else {
    // A worker fills it as well; the first one wins.
    await services.prepareSearch();
  }
  const { port } = app.server.address() as AddressInfo;
  const running = opened.move();
  return {
    url: `http://${config.http.host}:${port}`,
    readiness,
    async stop() {
      stopping = true;
      readiness.forget();
      await delay(config.drainMs);
      await running.disposeAsync();
    },
  };
}

/** Whoever waits is told. */
const ignore = () => {};
