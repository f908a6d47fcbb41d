import { expect, test } from 'vitest';
import { sustainedDelay } from './measure-load.ts';

const RESOLUTION_MS = 20;

/** What each window's mean delay is read as, window after window. `null` is one without a sample. */
function read(windows: readonly (number | null)[]): number[] {
  const histogram = { count: 0, mean: Number.NaN, reset: () => {} };
  const delay = sustainedDelay(histogram);
  return windows.map((ms) => {
    Object.assign(
      histogram,
      ms === null ? { count: 0, mean: Number.NaN } : { count: 9, mean: (ms + RESOLUTION_MS) * 1e6 },
    );
    return delay();
  });
}

test('one late second is no overload, two are', () => {
  expect(read([5, 900, 5, 5])).toEqual([0, 5, 5, 5]);
  expect(read([5, 900, 700, 800, 5])).toEqual([0, 5, 700, 700, 5]);
});

test('the first second after a start does not count alone', () => {
  expect(read([1_500, 10])).toEqual([0, 10]);
});

test('a second without a sample is not late', () => {
  expect(read([900, null, 900, 900])).toEqual([0, 0, 0, 900]);
});
