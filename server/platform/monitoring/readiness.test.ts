import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadiness } from './readiness.ts';

const log = { info: vi.fn(), warn: vi.fn() };
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const later = () => vi.advanceTimersByTimeAsync(501);

test('names what is missing, what fails and what does not answer', async () => {
  const readiness = createReadiness(
    {
      there: () => true,
      missing: async () => false,
      failing: () => Promise.reject(new Error('lost')),
      throwing: () => {
        throw new Error('lost');
      },
      silent: () => new Promise(() => {}),
    },
    log,
  );
  const answer = readiness.missing();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toEqual(['missing', 'failing', 'throwing', 'silent']);
});

test('is looked at once for all who ask within half a second', async () => {
  const database = vi.fn(async () => true);
  const readiness = createReadiness({ database }, log);
  await Promise.all([readiness.missing(), readiness.missing()]);
  await readiness.missing();
  expect(database).toHaveBeenCalledTimes(1);
  await later();
  await readiness.missing();
  expect(database).toHaveBeenCalledTimes(2);
});

test('goes and comes back, and each change is told once', async () => {
  let works = false;
  const readiness = createReadiness({ database: () => works }, log);
  const look = async (): Promise<string[]> => {
    await later();
    return readiness.missing();
  };
  expect(await look()).toEqual(['database']);
  expect(log.warn).not.toHaveBeenCalled();
  works = true;
  expect([await look(), await look()]).toEqual([[], []]);
  expect(log.info.mock.calls).toEqual([['ready']]);
  works = false;
  expect([await look(), await look()]).toEqual([['database'], ['database']]);
  expect(log.warn.mock.calls).toEqual([[{ missing: ['database'] }, 'not ready']]);
  works = true;
  expect(await look()).toEqual([]);
  expect(log.info).toHaveBeenCalledTimes(2);
});

test('can be waited for, and the waiting ended', async () => {
  let works = false;
  const readiness = createReadiness({ database: () => works }, log);
  const ending = new AbortController();
  const ended = readiness.whenReady(ending.signal);
  ending.abort();
  await ended;
  const ready = readiness.whenReady(new AbortController().signal);
  works = true;
  await later();
  await vi.advanceTimersByTimeAsync(200);
  await ready;
});
