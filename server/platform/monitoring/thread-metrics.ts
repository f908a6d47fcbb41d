import { type EventLoopUtilization, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';
import type { PoolState } from '../database/database.ts';

/** Which of the threads of an installation: an API's, or a worker's, be that a thread or a process. */
export type ThreadName = 'api' | 'worker';

/** Quantiles of the event loop's delay that are told. */
const QUANTILES = [50, 99, 100];
const RESOLUTION_MS = 10;

/**
 * Adds the figures of a thread's event loop since the last scrape: how long it keeps work waiting, and how busy it is.
 * @returns what ends the watching
 */
export function watchEventLoop(registry: Registry, thread: ThreadName): () => void {
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  new Gauge({
    name: 'leadlight_event_loop_delay_seconds',
    help: 'By how much the event loop was late since the last scrape',
    labelNames: ['thread', 'quantile'],
    registers,
    collect() {
      for (const quantile of QUANTILES) {
        const late = Math.max(0, delay.percentile(quantile) / 1e9 - RESOLUTION_MS / 1e3);
        this.set({ thread, quantile: String(quantile / 100) }, late);
      }
      delay.reset();
    },
  });
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  new Gauge({
    name: 'leadlight_event_loop_utilization_ratio',
    help: 'Share of the time since the last scrape in which the event loop was at work',
    labelNames: ['thread'],
    registers,
    collect() {
      const now = performance.eventLoopUtilization();
      this.set({ thread }, performance.eventLoopUtilization(now, before).utilization);
      before = now;
    },
  });
  return () => delay.disable();
}

/** Adds how the connections of a pool are used. */
export function watchPool(registry: Registry, thread: ThreadName, readState: () => PoolState | undefined): void {
  new Gauge({
    name: 'leadlight_database_connections',
    help: 'Connections of the pool, in use and idle, and callers that wait for one',
    labelNames: ['thread', 'state'],
    registers: [registry],
    collect() {
      const state = readState();
      if (!state) return;
      this.set({ thread, state: 'in_use' }, state.inUse);
      this.set({ thread, state: 'idle' }, state.idle);
      this.set({ thread, state: 'waiting' }, state.waiting);
    },
  });
}
