import { expect, test } from 'vitest';
import { TOPOLOGIES } from '../../chaos/processes/topology.ts';
import { runChaos } from '../../chaos/run-chaos.ts';

/** A small part of what `npm run chaos` does; the seed stays, so that the same things go wrong each time. */
test.for(TOPOLOGIES)('what was promised is kept through five kills: %s', { timeout: 600_000 }, async (topology) => {
  const report = await runChaos({
    ...{ topology, seed: 20_261_122, kills: 5, minutes: 8 },
    ...{ members: 4, settleEvery: 10, renewEvery: 20 },
  });
  expect(report.violations).toEqual([]);
  expect(report.kills).toBeGreaterThanOrEqual(5);
  expect(report.promised.jobs).toBeGreaterThan(0);
});
