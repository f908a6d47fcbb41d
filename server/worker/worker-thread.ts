import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { createLog } from '../platform/log.ts';
import { createThreadMetrics } from '../platform/monitoring/metrics.ts';
import { listSecrets } from '../platform/redact/list-secrets.ts';
import { startTracing } from '../platform/tracing/start-tracing.ts';
import { watchUncaughtErrors } from '../platform/uncaught-errors.ts';
import { loadWorkerModules } from '../services/open-services.ts';
import { openWorker } from './open-worker.ts';
import {
  HEARTBEAT_MS,
  type WorkerThreadData,
  type WorkerThreadMessage,
  type WorkerThreadRequest,
} from './run-worker-thread.ts';

/** Entry of the thread that `npm start` works in; see run-worker-thread.ts. */
const { config } = workerData as WorkerThreadData;
const tell = (message: WorkerThreadMessage) => parentPort?.postMessage(message);

const log = createLog({ level: config.logLevel, role: 'worker', secrets: listSecrets(config) });
// As in a process of its own: one unhandled rejection must not end the jobs of all others. An exit ends the thread alone.
watchUncaughtErrors(log, () => process.exit(1));
const tracing = await startTracing(config, 'worker', log);
const metrics = createThreadMetrics('worker');
const begin = Promise.withResolvers<string>();
const loaded = loadWorkerModules(config).then(flushCompileCache);
const working = Promise.all([begin.promise, loaded]).then(([databaseUrl]) => work(databaseUrl));
parentPort?.on('message', async (request: WorkerThreadRequest) => {
  if (typeof request === 'object') return begin.resolve(request.databaseUrl);
  if (request === 'read-metrics') return tell({ kind: 'metrics', metrics: await metrics.registry.getMetricsAsJSON() });
  const { stop } = await working;
  metrics.stop();
  await stop()
    .then(tracing.stop)
    .finally(() => parentPort?.close());
});
await working;

async function work(databaseUrl: string): Promise<{ stop: () => Promise<void> }> {
  const worker = await openWorker({ config, databaseUrl, log, metrics });
  tell({ kind: 'ready' });
  const heartbeat = setInterval(() => tell({ kind: 'alive', queueWorks: worker.isQueueAlive() }), HEARTBEAT_MS);
  return {
    async stop() {
      clearInterval(heartbeat);
      await worker.stop();
    },
  };
}
