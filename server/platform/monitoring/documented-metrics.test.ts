import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLedgerMetrics } from './ledger-metrics.ts';
import { createMetrics } from './metrics.ts';

/** As a process that runs everything exposes them. */
function listMetrics(): Record<string, string[]> {
  const metrics = createMetrics({
    thread: 'api',
    installation: { queueDepth: async () => [], openJobs: async () => [] },
    liveConnections: () => 0,
  });
  metrics.watchPool(() => undefined);
  createLedgerMetrics(metrics.registry);
  metrics.stop();
  const all = metrics.registry.getMetricsAsArray() as unknown as { name: string; labelNames?: string[] }[];
  return Object.fromEntries(all.map(({ name, labelNames = [] }) => [name, labelNames]));
}

test('every metric stands in docs/operations.md with its labels, and nothing else does', () => {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const section = page.slice(page.indexOf('## Metrics'), page.indexOf('## Alerts'));
  const rows = section.matchAll(/^\| `(\w+)` +\| ([^|]*)\|/gm);
  const documented = Object.fromEntries(
    [...rows].map(([, name, labels = '']) => [name, [...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label)]),
  );
  expect(documented).toEqual(listMetrics());
});
