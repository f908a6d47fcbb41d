import { describe, expect, it } from 'vitest';
import { article, createPhrasePicker, daysSince, writeDate, writeList, writeWhen } from './phrasing.ts';

const NOW = new Date('2026-11-05T10:00:00Z');

describe('phrasing', () => {
  it.each([
    ['engineer', 'an'],
    ['Operations Analyst', 'an'],
    ['buyer', 'a'],
    ['HR manager', 'an'],
    ['SDE-2', 'an'],
    ['UX Designer', 'a'],
    ['user', 'a'],
    ['university', 'a'],
    ['umbrella', 'an'],
    ['hour', 'an'],
    ['one-off', 'a'],
    ['European', 'a'],
    ['SAP Consultant', 'an'],
    ['IT Team Lead', 'an'],
    ['Scrum Master', 'a'],
    ['MBA', 'an'],
    ['Head of IT', 'a'],
  ])('says %s with %s', (noun, expected) => expect(article(noun)).toBe(expected));

  it.each([
    ['2026-03-12', '12 March', 'on 12 March'],
    ['2025-03-12', '12 March 2025', 'on 12 March 2025'],
    ['2023-03', 'March 2023', 'in March 2023'],
    ['2019', '2019', 'in 2019'],
  ])('writes the date %s', (date, written, when) => {
    expect(writeDate(date, NOW)).toBe(written);
    expect(writeWhen(date, NOW)).toBe(when);
  });

  it('counts days, and joins lists', () => {
    expect(daysSince('2026-11-01', NOW)).toBe(4);
    expect(writeList(['a', 'b', 'c'])).toBe('a, b and c');
  });

  it('speaks the same to one person and differently to many', () => {
    const options = ['a', 'b', 'c', 'd'];
    expect(createPhrasePicker('priya')('slot', options)).toBe(createPhrasePicker('priya')('slot', options));
    const spread = Array.from({ length: 400 }, (_, index) => createPhrasePicker(`person-${index}`)('slot', options));
    for (const option of options) expect(spread.filter((one) => one === option).length).toBeGreaterThan(60);
  });
});
