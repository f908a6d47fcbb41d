import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import type { Counted } from '../platform/metrics.ts';

export interface WorkerThreadData {
  config: Config;
  databaseUrl: string;
}

export type WorkerThreadMessage = { kind: 'ready' } | { kind: 'counted'; counted: Counted };

/** Waits before starting a worker again that ended unasked, in milliseconds. */
const RESTART_MS = 1_000;

/**
 * Runs the worker in a thread of its own, so that writing values never holds up the API's event loop. A thread that dies is
 * started again; its jobs come back by the queue's heartbeat.
 * @param onCounted told what happened, to be counted
 */
export async function runWorkerThread(
  data: WorkerThreadData,
  log: Logger,
  onCounted: (counted: Counted) => void,
): Promise<{ stop(): Promise<void> }> {
  let stopping = false;
  let restart: NodeJS.Timeout | undefined;

  function launch(): { thread: Worker; ready: Promise<void> } {
    const thread = new Worker(new URL('./worker-thread.ts', import.meta.url), { workerData: data });
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
    thread.on('message', (message: WorkerThreadMessage) => {
      if (message.kind === 'ready') return resolve();
      try {
        onCounted(message.counted);
      } catch (error) {
        log.error({ err: error }, 'not counted');
      }
    });
    thread.on('error', (error) => {
      log.error({ err: error }, 'worker thread failed');
      reject(error);
    });
    thread.on('exit', () => {
      reject(new Error('The worker ended before it was ready'));
      if (stopping) return;
      restart = setTimeout(() => {
        current = launch();
        current.ready.catch(() => {});
      }, RESTART_MS);
    });
    return { thread, ready };
  }

  let current = launch();
  await current.ready;
  return {
    async stop() {
      stopping = true;
      clearTimeout(restart);
      if (current.thread.threadId === -1) return;
      const ended = once(current.thread, 'exit');
      current.thread.postMessage('stop');
      await ended;
    },
  };
}
