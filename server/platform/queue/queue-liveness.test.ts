import type { WipData } from 'pg-boss';
import { expect, test } from 'vitest';
import { takesMessages } from './queue-liveness.ts';

const NOW = 1_800_000_000_000;
const worker = (change: Partial<WipData> = {}) =>
  ({
    name: 'enrich',
    state: 'active',
    count: 0,
    createdOn: NOW - 60_000,
    lastFetchedOn: NOW - 1_000,
    ...change,
  }) as WipData;

test.each<[string, WipData[], boolean]>([
  ['all look for messages', [worker(), worker({ name: 'fail' })], true],
  ['nothing is worked on here', [], true],
  ['one has not looked yet and is new', [worker({ lastFetchedOn: null, createdOn: NOW - 1_000 })], true],
  ['one handles messages for long', [worker({ lastFetchedOn: NOW - 600_000, count: 25 })], true],
  ['one of several is stuck', [worker({ lastFetchedOn: NOW - 30_000 }), worker()], true],
  ['nobody looks any more', [worker({ lastFetchedOn: NOW - 30_000 }), worker({ lastFetchedOn: NOW - 21_000 })], false],
  ['one never looked', [worker({ lastFetchedOn: null })], false],
  ['of one job nobody takes any', [worker(), worker({ name: 'fail', lastFetchedOn: NOW - 30_000 })], false],
  ['they are stopping', [worker({ state: 'stopping' })], false],
])('%s', (_, workers, expected) => {
  expect(takesMessages(workers, 20_000, NOW)).toBe(expected);
});
