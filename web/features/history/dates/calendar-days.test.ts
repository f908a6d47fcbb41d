import { describe, expect, it } from 'vitest';
import { addDays, addMonths, chooseDay, dayOf, formatDay, readDay, weekday, weeksOfMonth } from './calendar-days.ts';

describe('days of the calendar', () => {
  it.each([
    ['2026-03-04', 0, '2026-03-04'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 2, '2026-03-30'],
  ])('%s and %i days is %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected));

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2028-02-29', -12, '2027-02-28'],
  ])('%s and %i months is %s', (day, count, expected) => expect(addMonths(day, count)).toBe(expected));

  it('begins the week on Monday', () => {
    expect(['2026-03-02', '2026-03-07', '2026-03-08'].map(weekday)).toEqual([0, 5, 6]);
  });

  it('writes day/month/year', () => expect(formatDay('2026-03-04')).toBe('04/03/2026'));

  it('takes the day of the clock on the wall', () => expect(dayOf(new Date(2026, 2, 4, 23, 59))).toBe('2026-03-04'));

  it.each([
    ['2026-03-04', '2026-03-04'],
    ['2026-02-30', null],
    ['2026-3-4', null],
    ['yesterday', null],
    [null, null],
  ])('reads %s as %s', (text, expected) => expect(readDay(text)).toBe(expected));
});

describe('weeksOfMonth', () => {
  it.each([
    ['2026-02-11', 'a month of four or five weeks', ['2026-02-01'], 5],
    ['2027-02-11', 'four whole weeks, Monday to Sunday', ['2027-02-01'], 4],
    ['2026-08-11', 'six weeks', ['2026-08-01'], 6],
  ])('%s: %s', (day, _what, [first], weeks) => {
    const grid = weeksOfMonth(day);
    expect(grid).toHaveLength(weeks);
    expect(grid.every((week) => week.length === 7)).toBe(true);
    const days = grid.flat().filter((entry) => entry !== null);
    expect(days[0]).toBe(first);
    expect(new Set(days).size).toBe(days.length);
    expect(addDays(days.at(-1) ?? '', 1).slice(8)).toBe('01');
    const columns = grid.flatMap((week) => week.map((entry, column) => [entry && weekday(entry), entry && column]));
    for (const [expected, column] of columns) expect(column).toBe(expected);
  });
});

describe('chooseDay', () => {
  it.each([
    ['the first click sets both ends', null, '2026-03-04', { start: '2026-03-04', end: '2026-03-04' }],
    ['a later second click is the end', '2026-03-04', '2026-03-09', { start: '2026-03-04', end: '2026-03-09' }],
    [
      'an earlier second click becomes the start',
      '2026-03-04',
      '2026-02-27',
      { start: '2026-02-27', end: '2026-03-04' },
    ],
    ['the same day twice is one day', '2026-03-04', '2026-03-04', { start: '2026-03-04', end: '2026-03-04' }],
  ])('%s', (_what, start, clicked, expected) => expect(chooseDay(start, clicked)).toEqual(expected));
});
