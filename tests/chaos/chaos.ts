import path from 'node:path';
import { parseArgs } from 'node:util';
import { TOPOLOGIES } from './processes/topology.ts';
import { runChaos } from './run-chaos.ts';

/**
 * `npm run chaos -- --topology one --kills 150`: starts a Leadlight of its own, uses it as many users do, has things go wrong and
 * compares what was promised. Exits 1 when a promise was not kept.
 */
async function chaos(): Promise<void> {
  const { values } = parseArgs({
    options: {
      topology: { type: 'string', default: 'one' },
      kills: { type: 'string', default: '50' },
      minutes: { type: 'string', default: '600' },
      members: { type: 'string', default: '10' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      'settle-every': { type: 'string', default: '10' },
      'renew-every': { type: 'string', default: '50' },
      log: { type: 'string', default: 'chaos.log' },
      keep: { type: 'boolean', default: false },
    },
  });
  const topology = TOPOLOGIES.find((name) => name === values.topology);
  if (!topology) throw new Error(`--topology is one of ${TOPOLOGIES.join(', ')}`);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  const logFile = path.resolve(values.log);
  console.log(`topology ${topology}, seed ${values.seed}, log ${logFile}`);
  const report = await runChaos({
    ...{ topology, logFile, signal: stopping.signal, keeps: values.keep },
    ...{ seed: Number(values.seed), kills: Number(values.kills), minutes: Number(values.minutes) },
    members: Number(values.members),
    settleEvery: Number(values['settle-every']),
    renewEvery: Number(values['renew-every']),
  });
  const { violations, ...figures } = report;
  console.log(JSON.stringify(figures, null, 2));
  console.log(
    `seed ${report.seed}: ${report.kills} kills in ${report.minutes} minutes, ${violations.length} violations`,
  );
  if (violations.length > 0) process.exitCode = 1;
}

await chaos();
