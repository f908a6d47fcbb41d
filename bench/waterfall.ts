import { PARAMETER_IDS } from '../shared/catalogue.ts';
import type { BatchAnswer, EnrichAnswer } from '../shared/contract/enrichment.ts';
import { startUnipileServer } from '../tests/support/unipile-server.ts';
import { report } from './figures.ts';
import { type BenchUser, signIn, startLeadlight } from './running-app.ts';

const PROFILES = 1_000;
const LATENCY_MS = 500;
const AT_ONCE = 200;
/** What Unipile has to be asked for a profile with all parameters: the profile, its company's page, the posts, the company's posts. */
const KINDS = { profile: /^\/api\/v1\/users\/[^/]+$/, company: /\/linkedin\/company\//, posts: /\/posts$/ };

/** Starts 1,000 profiles whose slugs begin with `prefix`, and waits for the end. @returns seconds from the request on */
export async function enrichAll(
  user: BenchUser,
  prefix: string,
): Promise<{ seconds: number; batch: BatchAnswer['batch'] }> {
  const socket = await user.connect();
  const { promise: finished, resolve } = Promise.withResolvers<void>();
  socket.on('batch_progress', ({ counts, total }) => {
    if (total - counts.pending - counts.running === PROFILES) resolve();
  });
  const items = Array.from({ length: PROFILES }, (_, i) => ({
    linkedin_url: `https://www.linkedin.com/in/${prefix}-${i}`,
    columns: PARAMETER_IDS,
  }));
  const began = performance.now();
  const started = await user.api<EnrichAnswer>('POST', '/api/enrich', items);
  await finished;
  const seconds = (performance.now() - began) / 1000;
  socket.disconnect();
  const { batch } = await user.api<BatchAnswer>('GET', `/api/batches/${started.batch_id}?page_size=1`);
  console.log(`completed ${batch.counts.completed}, failed ${batch.counts.failed}, credits used ${batch.credits_used}`);
  return { seconds, batch };
}

/** Unipile's stand-in and a Leadlight that may ask it 200 times at once, and again and again. */
export async function startWithUnipile(latencyMs: number, env: Record<string, string> = {}) {
  const unipile = await startUnipileServer();
  unipile.latencyMs = latencyMs;
  const app = await startLeadlight({
    UNIPILE_DSN: unipile.url,
    UNIPILE_API_KEY: unipile.apiKey,
    UNIPILE_ACCOUNT_ID: unipile.accountId,
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

/** 1,000 profiles with all 46 parameters from a provider that takes half a second a call and stands 200 calls at once. */
export async function run(): Promise<void> {
  const running = await startWithUnipile(LATENCY_MS);
  try {
    const { unipile, user } = running;
    const { seconds } = await enrichAll(user, 'zz-bench');
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
