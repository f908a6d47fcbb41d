import { expect, it } from 'vitest';
import { judgeFreeSpace } from './check-disk.ts';
import { nameSome, presentFinding } from './finding.ts';

it('writes a finding as one line', () => {
  expect(presentFinding({ about: 'Queue', verdict: 'look at this', text: 'it waits.', todo: 'Start it.' })).toBe(
    'look at this  Queue: it waits. Start it.',
  );
  expect(presentFinding({ about: 'Disk', verdict: 'ok', text: 'there is room.' })).toBe(
    'ok            Disk: there is room.',
  );
});

it('names the first of many', () => {
  expect(nameSome(['a', 'b'])).toBe('a, b');
  expect(nameSome(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe('a, b, c, d, e and 2 more');
});

it.each([
  [50, 'broken'],
  [500, 'look at this'],
  [5_000, 'ok'],
])('%i MB of free space: %s', (megabytes, verdict) => {
  expect(judgeFreeSpace(megabytes * 1024 * 1024, '/data').verdict).toBe(verdict);
});
