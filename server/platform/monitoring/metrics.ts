import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { QueueDepth } from '../queue/queue.ts';

/** What this process counts, in the words of Prometheus. One registry per process, handed around, never global. */
export interface Metrics {
  registry: Registry;
  /** Seconds from a request's arrival to the end of its answer, by method, route pattern and status. */
  httpDuration: Histogram<'method' | 'route' | 'status'>;
  /** Adds what a worker did. */
  count(counted: Counted): void;
}

/** What a worker reports to be counted: a job that ended, with what a model used for it, or a call to a provider. */
export type Counted =
  | { kind: 'ended'; status: 'completed' | 'failed'; tokens?: { input: number; output: number } | undefined }
  | { kind: 'called'; call: { provider: string; kind: string; outcome: string } };

/**
 * Makes the registry with Node's own metrics and Leadlight's.
 * @param options.queueDepth what waits and runs; asked at each scrape. Without it the gauge is left out.
 */
export function createMetrics(options: { queueDepth?: () => Promise<QueueDepth[]> } = {}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  if (options.queueDepth) watchQueue(registry, options.queueDepth);
  return {
    registry,
    httpDuration: new Histogram({
      name: 'leadlight_http_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    count: createCounters(registry),
  };
}

function createCounters(registry: Registry): Metrics['count'] {
  const registers = [registry];
  const jobs = new Counter({
    name: 'leadlight_jobs_ended_total',
    help: 'Jobs that ended, by end state',
    labelNames: ['status'],
    registers,
  });
  const calls = new Counter({
    name: 'leadlight_provider_calls_total',
    help: 'Calls to providers, by kind of call and how they ended',
    labelNames: ['provider', 'kind', 'outcome'],
    registers,
  });
  const tokens = new Counter({
    name: 'leadlight_model_tokens_total',
    help: 'Tokens the language model used for AI-generated values',
    labelNames: ['direction'],
    registers,
  });
  return (counted) => {
    if (counted.kind === 'called') return calls.inc(counted.call);
    jobs.inc({ status: counted.status });
    if (counted.tokens) {
      tokens.inc({ direction: 'input' }, counted.tokens.input);
      tokens.inc({ direction: 'output' }, counted.tokens.output);
    }
  };
}

function watchQueue(registry: Registry, queueDepth: () => Promise<QueueDepth[]>): void {
  new Gauge({
    name: 'leadlight_queue_depth',
    help: 'Messages in the queue, waiting for a worker or running',
    labelNames: ['job', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      // The other figures are wanted most when the database does not answer.
      for (const { job, waiting, running } of await queueDepth().catch(() => [])) {
        this.set({ job, state: 'waiting' }, waiting);
        this.set({ job, state: 'running' }, running);
      }
    },
  });
}
