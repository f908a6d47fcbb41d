import { createLedgerMetrics } from '../../../server/platform/monitoring/ledger-metrics.ts';
import { createMetrics } from '../../../server/platform/monitoring/metrics.ts';

/** The names of all metrics with their labels, as a process that runs everything exposes them. */
export function listMetrics(): Record<string, string[]> {
  const metrics = createMetrics({
    thread: 'api',
    installation: {
      queueDepth: async () => [],
      openJobs: async () => [],
      networkAccounts: async () => ({ connected: 0, expired: 0, leaving: 0 }),
    },
    liveConnections: () => 0,
  });
  metrics.watchPool(() => undefined);
  createLedgerMetrics(metrics.registry);
  metrics.stop();
  const all = metrics.registry.getMetricsAsArray() as unknown as { name: string; labelNames?: string[] }[];
  return Object.fromEntries(all.map(({ name, labelNames = [] }) => [name, labelNames]));
}
