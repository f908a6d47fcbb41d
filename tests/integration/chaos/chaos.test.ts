import { expect, test } from 'vitest';
import { runChaos } from '../../chaos/run-chaos.ts';

/**
 * A small part of what `npm run chaos` does, with seeds that draw kills of every kind: of processes, of PostgreSQL, of both at once.
 * The first pays in the test checkout, the second at Razorpay.
 */
const RUNS = [
  { topology: 'one', seed: 54 },
  { topology: 'many', seed: 17 },
] as const;

test.for(RUNS)('what was promised is kept through five kills: $topology', { timeout: 900_000 }, async (run) => {
  const report = await runChaos({ ...run, kills: 5, minutes: 60, members: 4, settleEvery: 20, renewEvery: 20 });
  expect(report.violations, JSON.stringify(report.violations)).toEqual([]);
  expect(report.kills).toBeGreaterThanOrEqual(5);
  expect(report.promised.jobs).toBeGreaterThan(0);
});
