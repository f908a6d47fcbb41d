import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolState } from '../database/database.ts';
import { type InstallationFigures, watchInstallation } from './installation-metrics.ts';
import { type ThreadName, watchEventLoop, watchPool } from './thread-metrics.ts';
import { createWorkMetrics, type WorkMetrics } from './work-metrics.ts';

/** The figures of another thread, as prom-client writes them down for those who add them up. */
export type MetricsSnapshot = readonly object[];

/** What one thread counts, in the words of Prometheus. One registry per thread, handed around, never global. */
export interface ThreadMetrics {
  registry: Registry;
  work: WorkMetrics;
  /** Adds how the thread's database connections are used. */
  watchPool(readState: () => PoolState | undefined): void;
  stop(): void;
}

/** What a process counts. */
export interface Metrics extends ThreadMetrics {
  /** Seconds from a request's arrival to the end of its answer, by method, route pattern and status. */
  httpDuration: Histogram<'method' | 'route' | 'status'>;
  /** Calls and live messages that were answered with an error, by its code. */
  failures: Counter<'channel' | 'code'>;
  /** All figures as Prometheus text, those of the process's other threads added. */
  read(): Promise<string>;
}

interface ProcessOptions {
  /** What its main thread does. */
  thread: ThreadName;
  /** What stands in the database; left out by a process that has no part in it. */
  installation?: InstallationFigures;
  liveConnections?: () => number;
  /** The figures of the process's other thread; asked at each scrape. */
  otherThread?: () => Promise<MetricsSnapshot>;
}

/** Makes the registry of one thread: its work and its event loop. */
export function createThreadMetrics(thread: ThreadName): ThreadMetrics {
  const registry = new Registry();
  return {
    registry,
    work: createWorkMetrics(registry),
    watchPool: (readState) => watchPool(registry, thread, readState),
    stop: watchEventLoop(registry, thread),
  };
}

/** Makes the registry of a process, with Node's own figures. */
export function createMetrics({ thread, installation, liveConnections, otherThread }: ProcessOptions): Metrics {
  const metrics = createThreadMetrics(thread);
  const { registry } = metrics;
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  if (installation) watchInstallation(registry, installation);
  if (liveConnections) {
    new Gauge({
      name: 'leadlight_live_connections',
      help: 'Open connections of the live channel',
      registers,
      collect() {
        this.set(liveConnections());
      },
    });
  }
  return {
    ...metrics,
    httpDuration: new Histogram({
      name: 'leadlight_http_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    failures: new Counter({
      name: 'leadlight_failures_total',
      help: 'Calls and live messages that were answered with an error, by its code',
      labelNames: ['channel', 'code'],
      registers,
    }),
    async read() {
      if (!otherThread) return registry.metrics();
      const [own, other] = await Promise.all([registry.getMetricsAsJSON(), otherThread()]);
      return AggregatorRegistry.aggregate([own, [...other]]).metrics();
    },
  };
}
