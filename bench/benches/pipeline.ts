import os from 'node:os';
import { parseArgs } from 'node:util';
import { sampleProfileUrl } from '../../server/sample-network/sample-network.ts';
import { PARAMETER_IDS } from '../../shared/catalogue.ts';
import { measureEmptyDrain } from '../support/empty-drain.ts';
import { report, show } from '../support/figures.ts';
import { descendantsMemoryMb, processorSeconds } from '../support/process-figures.ts';
import { type BenchUser, signIn, startLeadlight } from '../support/running-app.ts';

const PROFILES = 10_000;

/**
 * 10,000 sample profiles with all 46 parameters in one request, everything running, one client on the live channel.
 * `--facts kept` measures the second of two such requests: what the source said is kept by then, as with real sources.
 */
export async function run(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...options], options: { facts: { type: 'string', default: 'new' } } });
  if (values.facts !== 'new' && values.facts !== 'kept') throw new Error('--facts is new or kept');
  const app = await startLeadlight();
  try {
    const drain = await measureEmptyDrain(app.databaseUrl());
    const user = await signIn(app, 'pipeline@bench.example');
    if (values.facts === 'kept') await enrichAll(user);
    await app.eventLoopDelayP99Ms();
    const before = processorSeconds(app.pid);
    const { batchId, accepted, seconds } = await enrichAll(user);
    const after = processorSeconds(app.pid);
    const delay = await app.eventLoopDelayP99Ms();
    const databaseMb = descendantsMemoryMb(app.pid);

    const { batch } = await user.api('readBatch', { params: { id: batchId }, query: { page_size: 1 } });
    console.log(
      `completed ${batch.counts.completed}, failed ${batch.counts.failed}, credits used ${batch.credits_used}`,
    );
    show('processor time of Node', after.itself - before.itself, 's');
    show('processor time of PostgreSQL', after.descendants - before.descendants, 's');
    show('processor time there was', os.availableParallelism() * seconds, 's');
    show('empty pg-boss drain in this run', drain, '/s');
    report('accepted after', accepted, { atMost: 1.5 }, 's');
    report('profiles per second, from the request on', PROFILES / seconds, { atLeast: 1_000 }, '/s');
    report('share of the empty drain', PROFILES / seconds / drain, { atLeast: 0.12 }, '');
    report('peak memory of the Node process', app.peakMemoryMb(), { atMost: 700 }, 'MB');
    show('memory of PostgreSQL at the end', databaseMb, 'MB');
    report('API event-loop delay p99', delay, { atMost: 50 }, 'ms');
  } finally {
    await app.stop();
  }
}

/** @returns seconds until the request was accepted, and until the last profile was told to have ended */
async function enrichAll(user: BenchUser): Promise<{ batchId: string; accepted: number; seconds: number }> {
  const socket = await user.connect();
  const { promise: finished, resolve } = Promise.withResolvers<void>();
  socket.on('batch_progress', ({ counts, total }) => {
    if (total - counts.pending - counts.running === PROFILES) resolve();
  });
  const items = Array.from({ length: PROFILES }, (_, i) => ({
    linkedin_url: sampleProfileUrl(i),
    columns: PARAMETER_IDS,
  }));
  const began = performance.now();
  const started = await user.api('startEnrichment', { body: items });
  const accepted = (performance.now() - began) / 1000;
  await finished;
  const seconds = (performance.now() - began) / 1000;
  socket.disconnect();
  return { batchId: started.batch_id, accepted, seconds };
}
