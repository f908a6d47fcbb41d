import { expect, test } from 'vitest';
import { formatRange, readRange } from './range.ts';

test.each([
  ['5+', { min: 5, max: null }],
  ['5', { min: 5, max: null }],
  ['5 years', { min: 5, max: null }],
  ['at least 5 yrs', { min: 5, max: null }],
  ['> 5', { min: 5, max: null }],
  ['5-10', { min: 5, max: 10 }],
  ['10 – 5', { min: 5, max: 10 }],
  ['5 to 10 years', { min: 5, max: 10 }],
  ['up to 3', { min: null, max: 3 }],
  ['<3', { min: null, max: 3 }],
  ['1,000-5,000 employees', { min: 1_000, max: 5_000 }],
  ['10k+', { min: 10_000, max: null }],
])('reads %s', (text, range) => expect(readRange(text)).toEqual(range));

test.each(['', 'many', '5-', '-5', '1-2-3', 'five', '<', '+', '12345678+', '5.5', `${'1'.repeat(80)}`])(
  'is none: %s',
  (text) => expect(readRange(text)).toBeNull(),
);

test.each([
  [{ min: 5, max: null }, '5+'],
  [{ min: 5, max: 10 }, '5-10'],
  [{ min: 5, max: 5 }, '5'],
  [{ min: null, max: 3 }, 'up to 3'],
  [{ min: null, max: null }, ''],
])('writes %j', (range, text) => expect(formatRange(range)).toBe(text));

test('reads what it writes', () => {
  for (const range of [
    { min: 5, max: null },
    { min: 0, max: 10 },
    { min: null, max: 3 },
  ]) {
    for (const most of ['up to ', '<']) expect(readRange(formatRange(range, most))).toEqual(range);
  }
});
