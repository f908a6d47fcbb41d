import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runPeriodically } from './run-periodically.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const never = (error: unknown) => {
  throw error;
};

test('runs again a pause after the end of each run', async () => {
  const run = vi.fn(async () => {});
  const task = runPeriodically({ run, onError: never, everyMs: 1_000 });
  expect(run).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(run).toHaveBeenCalledTimes(3);
  await task.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(3);
});

test('begins at once when it is told to, and never runs twice at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = vi.fn(() => promise);
  const task = runPeriodically({ run, onError: never, everyMs: 1_000, startsNow: true });
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(1);
  resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(2);
  await task.stop();
});

test('a run that fails is reported, and run again in its turn', async () => {
  const errors: unknown[] = [];
  const run = vi.fn(() => Promise.reject(new Error('no')));
  const task = runPeriodically({ run, onError: (error) => errors.push(error), everyMs: 1_000, startsNow: true });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(errors).toHaveLength(2);
  await task.stop();
});

test('a stop gives up the run under way, waits for it, and reports nothing', async () => {
  const run = (signal: AbortSignal) =>
    new Promise<void>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  await runPeriodically({ run, onError: never, everyMs: 1_000, startsNow: true }).stop();
});
