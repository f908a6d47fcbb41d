import { expect, test } from 'vitest';
import { type Load, levelOf } from './load-level.ts';

const idle: Load = { eventLoopDelayMs: 2, waitingForDatabase: 0, requests: 3 };

test.each<[string, Partial<Load>, string]>([
  ['an idle process', {}, 'normal'],
  ['a loop that is late', { eventLoopDelayMs: 300 }, 'busy'],
  ['a loop that is very late', { eventLoopDelayMs: 1_000 }, 'overloaded'],
  ['callers that wait for the database', { waitingForDatabase: 100 }, 'busy'],
  ['many of them', { waitingForDatabase: 500 }, 'overloaded'],
  ['many requests under way', { requests: 400 }, 'busy'],
  ['the worst figure counts', { requests: 1_500, eventLoopDelayMs: 300 }, 'overloaded'],
])('%s', (_what, more, level) => {
  expect(levelOf({ ...idle, ...more })).toBe(level);
});
