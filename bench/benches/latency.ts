import { setTimeout as wait } from 'node:timers/promises';
import { sampleProfileUrl } from '../../server/sample-network/sample-network.ts';
import { PARAMETER_IDS } from '../../shared/catalogue.ts';
import { percentile, report } from '../support/figures.ts';
import { signIn, startLeadlight } from '../support/running-app.ts';

const RUNS = 200;
const WARM_UP = 20;

/** One profile with all 46 parameters on an idle system, from POST to `job_completed` in the client. */
export async function run(): Promise<void> {
  const app = await startLeadlight();
  try {
    const user = await signIn(app, 'latency@bench.example');
    const socket = await user.connect();
    const ends = new Map<string, number>();
    socket.on('job_completed', ({ job_id }) => ends.set(job_id, performance.now()));
    const times: number[] = [];
    for (let i = 0; i < WARM_UP + RUNS; i += 1) {
      const began = performance.now();
      const { job_id } = await user.api('startEnrichment', {
        body: { linkedin_url: sampleProfileUrl(i), columns: PARAMETER_IDS },
      });
      while (!ends.has(job_id!)) await wait(1);
      if (i >= WARM_UP) times.push(ends.get(job_id!)! - began);
      await wait(20);
    }
    socket.disconnect();
    report('POST to job_completed, p50', percentile(times, 0.5), { atMost: 60 }, 'ms');
    report('POST to job_completed, p95', percentile(times, 0.95), { atMost: 120 }, 'ms');
  } finally {
    await app.stop();
  }
}
