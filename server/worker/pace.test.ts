import { expect, test } from 'vitest';
import { paceFor } from './pace.ts';

test('facts of our own are made many at a time', () => {
  expect(paceFor({ sources: 0, model: 0 })).toMatchObject({ jobsAtOnce: 200, entries: { batchSize: 10 } });
});

test.each([
  ['the default model, eight calls at once', { sources: 0, model: 8 }, { jobsAtOnce: 26, writingAtOnce: 26 }],
  ['a model that does one thing at a time', { sources: 31, model: 1 }, { jobsAtOnce: 67, writingAtOnce: 5 }],
  ['one connected account', { sources: 1, model: 0 }, { jobsAtOnce: 20, writingAtOnce: Number.POSITIVE_INFINITY }],
  ['an account that stands 200 calls at once', { sources: 220, model: 0 }, { jobsAtOnce: 440 }],
])('%s', (_what, calls, expected) => {
  expect(paceFor(calls)).toMatchObject(expected);
});

test('not many more jobs of one user are taken from the queue than are under way', () => {
  for (const calls of [
    { sources: 1, model: 1 },
    { sources: 41, model: 8 },
  ]) {
    const { jobsAtOnce, entries } = paceFor(calls);
    expect(entries.batchSize).toBe(1);
    expect((entries.perGroup ?? 0) * 5).toBeLessThanOrEqual(jobsAtOnce + 25);
    // Room for a second user, however much the first one has.
    expect(entries.localConcurrency).toBeGreaterThan(entries.perGroup ?? 0);
  }
});
