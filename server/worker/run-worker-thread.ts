import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { MetricsSnapshot } from '../platform/monitoring/metrics.ts';
import type { Config } from '../services/config.ts';

export interface WorkerThreadData {
  config: Config;
}

export type WorkerThreadMessage =
  /** It takes work. */
  | { kind: 'ready' }
  | { kind: 'metrics'; metrics: MetricsSnapshot }
  /** A heartbeat, with whether its queue is looked at for work. */
  | { kind: 'alive'; queueWorks: boolean };

export type WorkerThreadRequest =
  /** The first: where the work is. */ { databaseUrl: string } | 'stop' | 'read-metrics';

/** Milliseconds between two heartbeats of the thread. */
export const HEARTBEAT_MS = 1_000;
/** Heartbeats missed until the thread counts as hung, and until it is ended and another one started. */
const MISSED = { hung: 10, ended: 60 };
/** Waits before starting a worker again that ended unasked, in milliseconds. */
const RESTART_MS = 1_000;
/** Milliseconds that the thread gets to stop; it hands its jobs back in less, and the rest of the process has to stop as well. */
const STOP_MS = 5_000;
/** Milliseconds that the thread gets to tell its figures; later it is what it told last. */
const METRICS_MS = 1_000;

export interface WorkerThread {
  /** It is there, has taken up work, and is not hung. */
  isAlive(): boolean;
  /** It is alive, and the queue is looked at for work. */
  isQueueAlive(): boolean;
  /** What it counts; what it told last when it does not answer within a second. Never rejects. */
  readMetrics(): Promise<MetricsSnapshot>;
  /** Lets it hand back what runs, and ends it; one that does not listen any more is ended all the same. */
  stop(): Promise<void>;
}

/** Id of a thread that is not there any more. */
const ENDED = -1;
const ENTRY = new URL('./worker-thread.ts', import.meta.url);

/**
 * Has the thread load its modules, which takes longest of all at a start, while the database starts beside it.
 * @param data of the thread that will run
 * @param entry what the thread runs
 */
export const loadWorkerThread = (data: WorkerThreadData, entry = ENTRY): Worker =>
  new Worker(entry, { workerData: data });

/**
 * Runs the worker in a thread of its own, so that writing values never holds up the API's event loop. A thread that dies, or says
 * nothing for a minute, is replaced; its jobs come back by the queue's heartbeat.
 * @param options.loaded by `loadWorkerThread`, if it was called before
 * @param options.entry what the thread runs
 * @returns when it has taken up work for the first time
 */
export async function runWorkerThread(
  { databaseUrl, ...data }: WorkerThreadData & { databaseUrl: string },
  log: Logger,
  { loaded, entry = ENTRY }: { loaded?: Worker | undefined; entry?: URL } = {},
): Promise<WorkerThread> {
  let stopping = false;
  let restart: NodeJS.Timeout | undefined;
  let first = loaded;

  function launch() {
    // One that has ended while it loaded tells nobody any more.
    const thread = first && first.threadId !== ENDED ? first : loadWorkerThread(data, entry);
    first = undefined;
    send(thread, { databaseUrl });
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
    const state = { thread, ready, isReady: false, queueWorks: false, missed: 0 };
    thread.on('message', (message: WorkerThreadMessage) => {
      state.missed = 0;
      if (message.kind === 'metrics') return hearMetrics(message.metrics);
      state.queueWorks = message.kind === 'ready' || message.queueWorks;
      if (message.kind === 'alive') return;
      state.isReady = true;
      resolve();
    });
    thread.on('error', (error) => {
      log.error({ err: error }, 'worker thread failed');
      reject(error);
    });
    thread.on('exit', () => {
      state.isReady = false;
      reject(new Error('The worker ended before it was ready'));
      if (stopping) return;
      restart = setTimeout(() => {
        current = launch();
        current.ready.catch(() => {});
      }, RESTART_MS);
    });
    return state;
  }

  let metrics: MetricsSnapshot = [];
  /** Resolves for all who ask for the figures when they come. */
  let asked: PromiseWithResolvers<void> | undefined;
  function hearMetrics(told: MetricsSnapshot): void {
    metrics = told;
    asked?.resolve();
  }

  let current = launch();
  // Counted in heartbeats, not by the clock: after the process was suspended none has been missed.
  const watch = setInterval(() => {
    current.missed += 1;
    if (current.missed === MISSED.hung) log.warn('the worker thread says nothing');
    if (current.missed !== MISSED.ended) return;
    log.error('the worker thread has said nothing for a minute and is replaced');
    void current.thread.terminate();
  }, HEARTBEAT_MS);
  await current.ready.catch((error) => {
    stopping = true;
    clearInterval(watch);
    throw error;
  });
  const isAlive = () => current.isReady && current.missed < MISSED.hung;
  return {
    isAlive,
    isQueueAlive: () => isAlive() && current.queueWorks,
    async readMetrics() {
      asked ??= Promise.withResolvers();
      send(current.thread, 'read-metrics');
      const patience = setTimeout(asked.resolve, METRICS_MS);
      await asked.promise;
      clearTimeout(patience);
      asked = undefined;
      return metrics;
    },
    async stop() {
      stopping = true;
      clearTimeout(restart);
      clearInterval(watch);
      const { thread } = current;
      if (thread.threadId === ENDED) return;
      const ended = once(thread, 'exit');
      send(thread, 'stop');
      const patience = setTimeout(() => void thread.terminate(), STOP_MS);
      await ended;
      clearTimeout(patience);
    },
  };
}

const send = (thread: Worker, request: WorkerThreadRequest) => thread.postMessage(request);
