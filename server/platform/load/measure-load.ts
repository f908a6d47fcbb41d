import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Database, readPoolState } from '../database/database.ts';
import type { Load } from './load-level.ts';

/** Says what a process is loaded with. */
export interface LoadMeter {
  /** @param requests that the server is answering just now */
  read(requests: number): Load;
  stop(): void;
}

const RESOLUTION_MS = 20;
const WINDOW_MS = 1_000;

/** Mean delay of the event loop over windows of one second. */
type DelayHistogram = Pick<ReturnType<typeof monitorEventLoopDelay>, 'count' | 'mean' | 'reset'>;

/**
 * Returns what is to be called at the end of each window; it answers how late the event loop is, in milliseconds. The better of the
 * last two windows counts: one long turn, such as reading tables at their first use, is no overload. What is overloaded stays late.
 */
export function sustainedDelay(histogram: DelayHistogram): () => number {
  let before = 0;
  return () => {
    // Without a sample, the mean is not a number.
    const now = Math.max(0, (histogram.count > 0 ? histogram.mean / 1e6 : 0) - RESOLUTION_MS);
    histogram.reset();
    const sustained = Math.min(before, now);
    before = now;
    return sustained;
  };
}

/** Measures the event loop of this thread and the connections of this database. */
export function measureLoad(db: Database): LoadMeter {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const readDelay = sustainedDelay(delay);
  let eventLoopDelayMs = 0;
  const timer = setInterval(() => {
    eventLoopDelayMs = readDelay();
  }, WINDOW_MS);
  timer.unref();
  return {
    read: (requests) => ({ requests, eventLoopDelayMs, waitingForDatabase: readPoolState(db)?.waiting ?? 0 }),
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
