import type { AddressInfo } from 'node:net';
import { buildWorkerApp } from './http/worker-app.ts';
import { openDatabaseProbe } from './platform/database/database-probe.ts';
import { migrateBeforeStart } from './platform/database/migrate.ts';
import type { Logger } from './platform/log.ts';
import { createMetrics } from './platform/monitoring/metrics.ts';
import { createReadiness } from './platform/monitoring/readiness.ts';
import type { Config } from './services/config.ts';
import type { Running } from './start-api.ts';
import { openWorker } from './worker/open-worker.ts';

/** Starts a worker in a process of its own, with health and metrics on its port. */
export async function startWorkerProcess(options: {
  config: Config;
  log: Logger;
  databaseUrl: string;
}): Promise<Running> {
  const { config, log, databaseUrl } = options;
  await migrateBeforeStart({ url: databaseUrl, log, partitionDays: config.partitionDays });
  await using opened = new AsyncDisposableStack();
  const metrics = createMetrics({ thread: 'worker' });
  opened.defer(metrics.stop);
  const worker = await openWorker({ config, databaseUrl, log, metrics });
  opened.defer(worker.stop);
  const probe = openDatabaseProbe(databaseUrl);
  opened.defer(probe.close);
  let stopping = false;
  const checks = { process: () => !stopping, database: probe.answers, queue: worker.isQueueAlive };
  const readiness = createReadiness(checks, log);
  const app = buildWorkerApp({ config, log, metrics, missing: readiness.missing });
  opened.defer(() => app.close());
  await app.listen({ host: config.http.host, port: config.http.port });
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
