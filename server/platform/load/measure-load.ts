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

/** Measures the event loop of this thread and the connections of this database. */
export function measureLoad(db: Database): LoadMeter {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let eventLoopDelayMs = 0;
  const timer = setInterval(() => {
    // Without a sample, the mean is not a number.
    eventLoopDelayMs = Math.max(0, (delay.count > 0 ? delay.mean / 1e6 : 0) - RESOLUTION_MS);
    delay.reset();
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
