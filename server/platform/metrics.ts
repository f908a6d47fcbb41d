import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What this process counts, in the words of Prometheus. One registry per process, handed around, never global. */
export interface Metrics {
  registry: Registry;
  /** Seconds from a request's arrival to the end of its answer, by method, route pattern and status. */
  httpDuration: Histogram<'method' | 'route' | 'status'>;
  /** Jobs that ended in this process, by end state. */
  jobsEnded: Counter<'status'>;
}

/**
 * Makes the registry with Node's own metrics and Leadlight's.
 * @param options.queueDepth how many jobs wait; asked at each scrape. Without it the gauge is left out.
 */
export function createMetrics(options: { queueDepth?: () => Promise<number> } = {}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { queueDepth } = options;
  if (queueDepth) {
    new Gauge({
      name: 'leadlight_queue_depth',
      help: 'Jobs waiting in the queue',
      registers: [registry],
      async collect() {
        this.set(await queueDepth());
      },
    });
  }
  return {
    registry,
    httpDuration: new Histogram({
      name: 'leadlight_http_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    jobsEnded: new Counter({
      name: 'leadlight_jobs_ended_total',
      help: 'Jobs that ended, by end state',
      labelNames: ['status'],
      registers: [registry],
    }),
  };
}
