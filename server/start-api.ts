import type { AddressInfo } from 'node:net';
import { enrichProfiles, failAbandoned } from './enrichment/enrich-profiles-job.ts';
import { buildApp } from './http/app.ts';
import { startLive } from './live/start-live.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { openDatabaseProbe } from './platform/database-probe.ts';
import type { Logger } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { migrateBeforeStart } from './platform/migrate.ts';
import { startQueue } from './platform/queue.ts';
import { createReadiness, type Readiness } from './platform/readiness.ts';
import { isSearchReady, searchesSampleNetwork } from './search/choose-search.ts';
import { runWorkerThread, type WorkerThread } from './worker/run-worker-thread.ts';

/** Milliseconds for one statement: more than a request of 50,000 profiles takes, and an end for requests whose connection falls silent. */
const STATEMENT_MS = 60_000;

/** What a start leaves behind. */
export interface Running {
  /** The address it answers at. */
  url: string;
  readiness: Readiness;
  stop(): Promise<void>;
}

/** Starts HTTP, the live channel and, in a process that runs everything, the worker in its thread. */
export async function startApi(options: { config: Config; log: Logger; databaseUrl: string }): Promise<Running> {
  const { config, log, databaseUrl } = options;
  if (config.creditsAreFree) {
    log.warn('credits are free: others can sign in, and without RAZORPAY_* all of them pay in the test checkout');
  }
  // Ended in reverse, at the stop or when the start fails half-way.
  await using opened = new AsyncDisposableStack();
  await migrateBeforeStart({ url: databaseUrl, log });
  const db = openDatabase({ url: databaseUrl, applicationName: 'leadlight-api', statementMs: STATEMENT_MS, log });
  opened.defer(() => db.destroy());
  const queue = await startQueue({
    url: databaseUrl,
    log,
    jobs: [failAbandoned, enrichProfiles],
    works: false,
    poolMax: 2,
  });
  opened.defer(() => queue.stop(1_000));
  const metrics = createMetrics({ queueDepth: () => queue.depth() });
  let worker: WorkerThread | undefined;
  let stopping = false;
  const probe = openDatabaseProbe(databaseUrl);
  opened.defer(probe.close);
  const readiness = createReadiness(
    {
      process: () => !stopping,
      database: probe.answers,
      search: () => isSearchReady(config, db),
      ...(config.role === 'all' && {
        queue: () => worker?.isQueueAlive() ?? false,
        worker: () => worker?.isAlive() ?? false,
      }),
    },
    log,
  );
  const app = await buildApp({ config, db, queue, log, metrics, missing: readiness.missing });
  opened.defer(() => app.close());
  const live = await startLive({ server: app.server, db, databaseUrl, config, log });
  opened.defer(live.stop);
  await app.listen({ host: config.http.host, port: config.http.port });
  if (config.role === 'all') {
    worker = await runWorkerThread({ config, databaseUrl }, log, metrics.count);
    opened.defer(worker.stop);
  } else if (searchesSampleNetwork(config)) {
    // A worker stores it as well; whoever comes first.
    const { fillInBackground } = await import('./sample-network/search/fill-search-table.ts');
    opened.defer(fillInBackground(databaseUrl, log));
  }
  const { port } = app.server.address() as AddressInfo;
  const running = opened.move();
  return {
    url: `http://${config.http.host}:${port}`,
    readiness,
    async stop() {
      stopping = true;
      await running.disposeAsync();
    },
  };
}
