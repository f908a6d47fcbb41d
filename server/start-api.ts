import type { AddressInfo } from 'node:net';
import { enrichProfiles, failAbandoned } from './enrichment/enrich-profiles-job.ts';
import { buildApp } from './http/app.ts';
import { startLive } from './live/start-live.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import type { Logger } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { migrate } from './platform/migrate.ts';
import { startQueue } from './platform/queue.ts';
import { runWorkerThread } from './worker/run-worker-thread.ts';

/**
 * Starts HTTP, the live channel and, in a process that runs everything, the worker in its thread.
 * @returns the address it answers at, and what stops it all
 */
export async function startApi(options: {
  config: Config;
  log: Logger;
  databaseUrl: string;
}): Promise<{ url: string; stop(): Promise<void> }> {
  const { config, log, databaseUrl } = options;
  if (config.creditsAreFree) {
    log.warn('credits are free: others can sign in, and without RAZORPAY_* all of them pay in the test checkout');
  }
  // Ended in reverse, at the stop or when the start fails half-way.
  await using opened = new AsyncDisposableStack();
  const db = openDatabase({ url: databaseUrl, applicationName: 'leadlight-api', log });
  opened.defer(() => db.destroy());
  await migrate(db);
  const queue = await startQueue({
    url: databaseUrl,
    log,
    jobs: [failAbandoned, enrichProfiles],
    works: false,
    poolMax: 2,
  });
  opened.defer(() => queue.stop(1_000));
  const metrics = createMetrics({ queueDepth: () => queue.depth() });
  let ready = false;
  const app = await buildApp({ config, db, queue, log, metrics, ready: () => ready });
  opened.defer(() => app.close());
  const live = await startLive({ server: app.server, db, databaseUrl, config, log });
  opened.defer(live.stop);
  await app.listen({ host: config.http.host, port: config.http.port });
  if (config.role === 'all') {
    const worker = await runWorkerThread({ config, databaseUrl }, log, metrics.count);
    opened.defer(worker.stop);
  }
  ready = true;
  const { port } = app.server.address() as AddressInfo;
  const running = opened.move();
  return {
    url: `http://${config.http.host}:${port}`,
    async stop() {
      ready = false;
      await running.disposeAsync();
    },
  };
}
