import pg from 'pg';
import { PARAMETER_IDS } from '../../shared/catalogue.ts';
import type { BatchResponse } from '../../shared/contract/enrichment.ts';
import { startUnipileServer } from '../../tests/support/unipile/server.ts';
import { report } from '../support/figures.ts';
import { type BenchUser, type RunningApp, signIn, startLeadlight } from '../support/running-app.ts';

const PROFILES = 1_000;
const LATENCY_MS = 500;
const AT_ONCE = 200;
/** What Unipile has to be asked for a profile with all parameters: the profile, its company's page, the posts, the company's posts. */
const KINDS = { profile: /^\/api\/v1\/users\/[^/]+$/, company: /\/linkedin\/company\//, posts: /\/posts$/ };

/** Starts so many profiles whose slugs begin with `prefix`, and waits for the end. @returns seconds from the request on */
export async function enrichAll(
  app: RunningApp,
  user: BenchUser,
  prefix: string,
  profiles = PROFILES,
): Promise<{ seconds: number; batch: BatchResponse['batch'] }> {
  const socket = await user.connect();
  const { promise: finished, resolve } = Promise.withResolvers<void>();
  socket.on('batch_progress', ({ counts, total }) => {
    if (total - counts.pending - counts.running === profiles) resolve();
  });
  const items = Array.from({ length: profiles }, (_, i) => ({
    linkedin_url: `https://www.linkedin.com/in/${prefix}-${i}`,
    columns: PARAMETER_IDS,
  }));
  const began = Date.now();
  const started = await user.api('startEnrichment', { body: items });
  await finished;
  socket.disconnect();
  const { batch } = await user.api('readBatch', { params: { id: started.batch_id }, query: { page_size: 1 } });
  const seconds = ((await readEnd(app.databaseUrl(), started.batch_id)) - began) / 1000;
  console.log(`completed ${batch.counts.completed}, failed ${batch.counts.failed}, credits used ${batch.credits_used}`);
  return { seconds, batch };
}

/** When the last profile was done, in milliseconds since 1970: the live channel tells of it up to a quarter of a second later. */
async function readEnd(databaseUrl: string, batchId: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('SELECT max(finished_at) AS "end" FROM jobs WHERE batch_id = $1', [batchId]);
  await client.end();
  return rows[0].end.getTime();
}

/** Unipile's stand-in and a Leadlight that may ask it 200 times at once, and again and again. */
export async function startWithUnipile(latencyMs: number, env: Record<string, string> = {}) {
  const unipile = await startUnipileServer();
  unipile.latencyMs = latencyMs;
  const app = await startLeadlight({
    ...unipile.env,
    UNIPILE_CALLS_AT_ONCE: String(AT_ONCE),
    UNIPILE_SPACING_MS: '0',
    UNIPILE_PROFILES_PER_DAY: '1000000',
    ...env,
  });
  const user = await signIn(app, 'waterfall@bench.example');
  return {
    app,
    unipile,
    user,
    async stop() {
      await app.stop();
      await unipile.close();
    },
  };
}

/** What a server is like that has been running for a while: code compiled, connections open, the stand-in's two companies known. */
export async function warmUp({ app, unipile, user }: Awaited<ReturnType<typeof startWithUnipile>>): Promise<void> {
  const { latencyMs } = unipile;
  unipile.latencyMs = 20;
  await enrichAll(app, user, 'zz-warm', 400);
  unipile.latencyMs = latencyMs;
  unipile.calls.length = 0;
  unipile.mostAtOnce = 0;
}

/** 1,000 profiles with all 46 parameters from a provider that takes half a second a call and stands 200 calls at once. */
export async function run(): Promise<void> {
  const running = await startWithUnipile(LATENCY_MS);
  try {
    const { app, unipile, user } = running;
    await warmUp(running);
    const { seconds } = await enrichAll(app, user, 'zz-bench');
    const calls = unipile.calls.length;
    // Each call holds one of the 200 places for the latency: more than that many at a time is not allowed, so it cannot be faster.
    const ideal = (calls * LATENCY_MS) / 1000 / AT_ONCE;
    for (const [kind, path] of Object.entries(KINDS)) {
      const number = unipile.calls.filter((call) => path.test(call.path)).length;
      console.log(`calls for ${kind}: ${number}, ${(number / PROFILES).toFixed(3)} a profile`);
    }
    console.log(`${seconds.toFixed(2)} s; ideal ${ideal.toFixed(2)} s; most calls at once ${unipile.mostAtOnce}`);
    report('share of the ideal time', ideal / seconds, { atLeast: 0.9 }, '');
    report('most calls at once', unipile.mostAtOnce, { atMost: AT_ONCE }, '');
  } finally {
    await running.stop();
  }
}
