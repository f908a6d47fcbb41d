import { expect, test } from 'vitest';
import { describeComparison, readFigures, sideBySide } from './read-figures.ts';

const run = (seconds: string, delay: string) => `2026-11-23  a machine, 2 cores

upload
completed 10000, failed 0
reached  profiles of people.xlsx, 1.8 MiB: 50,000  (must be >= 50000)
MISSED   dry run of people.xlsx, 1.8 MiB: ${seconds} s (must be <= 2)
reached  API event-loop delay p99: ${delay} ms (must be <= 50)
         processor time of Node: 15.7 s
         50000 people stored in 3.1 s
`;

test('reads the figures that a bench printed, and nothing else', () => {
  expect(readFigures(run('2.31', '17'))).toEqual([
    { name: 'profiles of people.xlsx, 1.8 MiB', value: 50_000, unit: '' },
    { name: 'dry run of people.xlsx, 1.8 MiB', value: 2.31, unit: 's' },
    { name: 'API event-loop delay p99', value: 17, unit: 'ms' },
    { name: 'processor time of Node', value: 15.7, unit: 's' },
  ]);
});

test('compares medians of several runs', () => {
  const before = ['2.0', '4.0', '2.2'].map((seconds) => readFigures(run(seconds, '17')));
  const after = ['1.0', '1.2'].map((seconds) => readFigures(run(seconds, '17')));
  expect(describeComparison(sideBySide(before, after))).toEqual([
    'profiles of people.xlsx, 1.8 MiB: 50,000 → 50,000: 1.00 ×',
    'dry run of people.xlsx, 1.8 MiB: 2.2 (2 to 4) → 1.1 (1 to 1.2) s: 0.50 ×',
    'API event-loop delay p99: 17 → 17 ms: 1.00 ×',
    'processor time of Node: 15.7 → 15.7 s: 1.00 ×',
  ]);
});

test('shows a figure that one of the two states alone has', () => {
  const after = [[{ name: 'p95', value: 0.0123, unit: 'ms' }]];
  expect(describeComparison(sideBySide([[]], after))).toEqual(['p95: none → 0.0123 ms']);
});
