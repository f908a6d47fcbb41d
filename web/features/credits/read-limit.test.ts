import { expect, test } from 'vitest';
import { readLimit } from './read-limit.ts';

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['1,500', 1500],
  ['10 000', 10_000],
  ['2000000001', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['lots', undefined],
])('%j is read as %j', (typed, limit) => {
  expect(readLimit(typed)).toBe(limit);
});
