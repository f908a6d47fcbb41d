import { createApiClient } from '../../tests/support/http/api-client.ts';
import { STAND_IN_MODEL, startModelServer } from '../../tests/support/servers/model-server.ts';
import { report } from '../support/figures.ts';
import { enrichAll, startWithUnipile, warmUp } from './waterfall.ts';

const PROFILES = 1_000;
const LATENCY_MS = 800;
const AT_ONCE = 64;

/** 1,000 profiles × 17 AI-generated parameters (and the plain ones) from a model that takes 0.8 s an answer and stands 64 at once. */
export async function run(): Promise<void> {
  const model = await startModelServer();
  model.latencyMs = LATENCY_MS;
  const running = await startWithUnipile(0, {
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: STAND_IN_MODEL,
    LLM_CALLS_AT_ONCE: String(AT_ONCE),
  });
  try {
    const { app, user } = running;
    await warmUp(running);
    model.calls.length = 0;
    model.mostAtOnce = 0;
    const before = await readTokens(app.url);
    const { seconds } = await enrichAll(app, user, 'zz-bench');
    const calls = model.calls.length;
    const ideal = (calls * LATENCY_MS) / 1000 / AT_ONCE;
    const tokens = await readTokens(app.url);
    console.log(
      `tokens a profile: ${Math.round((tokens.input - before.input) / PROFILES)} of prompt, ${Math.round((tokens.output - before.output) / PROFILES)} of answer`,
    );
    console.log(`${seconds.toFixed(2)} s; ideal ${ideal.toFixed(2)} s; most calls at once ${model.mostAtOnce}`);
    report('calls a profile', calls / PROFILES, { atMost: 1 }, '');
    report('share of the ideal time', ideal / seconds, { atLeast: 0.9 }, '');
    report('most calls at once', model.mostAtOnce, { atMost: AT_ONCE }, '');
  } finally {
    await running.stop();
    await model.close();
  }
}

async function readTokens(url: string): Promise<{ input: number; output: number }> {
  const metrics = await (await createApiClient(url).callRaw('readMetrics')).text();
  const read = (direction: string) =>
    Number(new RegExp(`^leadlight_model_tokens_total\\{direction="${direction}"\\} (\\d+)`, 'm').exec(metrics)?.[1]);
  return { input: read('input'), output: read('output') };
}
