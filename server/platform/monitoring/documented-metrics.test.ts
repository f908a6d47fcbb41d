import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listMetrics } from '../../../tests/support/app/list-metrics.ts';

test('every metric stands in docs/operations.md with its labels, and nothing else does', () => {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const section = page.slice(page.indexOf('## Metrics'), page.indexOf('## Traces'));
  const rows = section.matchAll(/^\| `(\w+)` +\| ([^|]*)\|/gm);
  const documented = Object.fromEntries(
    [...rows].map(([, name, labels = '']) => [name, [...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label)]),
  );
  expect(documented).toEqual(listMetrics());
});
