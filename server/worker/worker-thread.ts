import { parentPort, workerData } from 'node:worker_threads';
import { createLog } from '../platform/log.ts';
import { listSecrets } from '../platform/redact/list-secrets.ts';
import { openWorker } from './open-worker.ts';
import { HEARTBEAT_MS, type WorkerThreadData, type WorkerThreadMessage } from './run-worker-thread.ts';

/** Entry of the thread that `npm start` works in; see run-worker-thread.ts. */
const { config, databaseUrl } = workerData as WorkerThreadData;
const tell = (message: WorkerThreadMessage) => parentPort?.postMessage(message);

const log = createLog({ level: config.logLevel, role: 'worker', secrets: listSecrets(config) });
// As in a process of its own: one unhandled rejection must not end the jobs of all others.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
const worker = await openWorker({
  config,
  databaseUrl,
  log,
  onCounted: (counted) => tell({ kind: 'counted', counted }),
});
tell({ kind: 'ready' });
const heartbeat = setInterval(() => tell({ kind: 'alive', queueWorks: worker.isQueueAlive() }), HEARTBEAT_MS);
parentPort?.once('message', async () => {
  clearInterval(heartbeat);
  await worker.stop().finally(() => parentPort?.close());
});
