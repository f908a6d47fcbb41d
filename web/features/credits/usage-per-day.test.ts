import { describe, expect, it } from 'vitest';
import { usagePerDay } from './usage-per-day.ts';

const NOW = new Date(2026, 2, 3, 14, 30);
const at = (month: number, day: number, hour = 12, minute = 0) =>
  new Date(2026, month - 1, day, hour, minute).toISOString();

describe('usagePerDay', () => {
  it('has one entry per day, oldest first, today last, over the end of a month', () => {
    const days = usagePerDay([], 4, NOW).map(({ day }) => `${day.getMonth() + 1}/${day.getDate()}`);
    expect(days).toEqual(['2/28', '3/1', '3/2', '3/3']);
  });

  it.each([
    ['one use', [{ created_at: at(3, 2), credits: -14 }], [0, 14, 0]],
    [
      'uses of one day are added up',
      [
        { created_at: at(3, 3), credits: -5 },
        { created_at: at(3, 3, 1), credits: -7 },
      ],
      [0, 0, 12],
    ],
    ['added credits do not count', [{ created_at: at(3, 3), credits: 500 }], [0, 0, 0]],
    ['a request that cost nothing', [{ created_at: at(3, 3), credits: 0 }], [0, 0, 0]],
    [
      'the first and the last minute belong to their day',
      [
        { created_at: at(3, 2, 0, 0), credits: -1 },
        { created_at: at(3, 2, 23, 59), credits: -2 },
      ],
      [0, 3, 0],
    ],
    ['days before the first one are left out', [{ created_at: at(2, 28, 23, 59), credits: -9 }], [0, 0, 0]],
  ])('%s', (_what, transactions, expected) => {
    expect(usagePerDay(transactions, 3, NOW).map(({ used }) => used)).toEqual(expected);
  });

  it('gives every day once when the clocks change', () => {
    const days = usagePerDay([], 60, new Date(2026, 3, 20)).map(({ day }) => day.toDateString());
    expect(new Set(days).size).toBe(60);
  });
});
