import { expect, it } from 'vitest';
import { moveTimes, tellYear } from './moved-times.ts';

it.each([
  ['they meet this week', 'they meet that week'],
  ['they start next month', 'they start the month after'],
  ['they lost 3 last quarter', 'they lost 3 the quarter before'],
  ['they open tomorrow', 'they open the day after'],
])('%s is told as %s', (said, told) => expect(moveTimes(said)).toBe(told));

it('names the day when it is known', () => {
  expect(moveTimes('they signed today', 'on 20 October')).toBe('they signed on 20 October');
  expect(moveTimes('they signed today')).toBe('they signed that day');
});

const now = new Date('2026-11-05T10:00:00Z');

it('leaves what is quoted as it was said, and the year where it is the same', () => {
  expect(moveTimes("it has been 'launching next month' since last year")).toBe(
    "it has been 'launching next month' since the year before",
  );
  expect(moveTimes('this is the third time this year')).toBe('this is the third time this year');
  expect(tellYear('the third time this year', 'on 20 October', now)).toBe('the third time this year');
  expect(tellYear('the third time this year', 'on 20 October 2025', now)).toBe('the third time that year');
  expect(tellYear('the third time this year', 'in October 2026', now)).toBe('the third time this year');
  expect(tellYear("'the best quarter this year'", 'on 20 October 2025', now)).toBe("'the best quarter this year'");
});
