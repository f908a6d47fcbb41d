import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/start-embedded-postgres.ts';
import { startUnipileServer } from '../../tests/support/unipile/server.ts';
import { report } from '../support/figures.ts';
import { processorSeconds } from '../support/process-figures.ts';
import { signIn, startLeadlight } from '../support/running-app.ts';
import { enrichAll } from './waterfall.ts';

const WORKERS = [1, 2, 4, 8];
const LATENCY_MS = 500;
/** Calls that the provider stands at once, and profiles that are enriched, for each worker there is. */
const EACH = { callsAtOnce: 40, profiles: 600 };
const WARM_UP = 200;
/** Share of the processors from which on more workers cannot do more. */
const FULL = 0.85;

const silent = { debug() {}, info() {}, warn() {}, error: console.error };

/** One API and more and more workers on one PostgreSQL, with a provider that takes half a second a call and stands more with each of them. */
export async function run(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'leadlight-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent, settings: { max_connections: '300' } });
  const rates: { workers: number; rate: number; busy: number }[] = [];
  try {
    for (const workers of WORKERS) {
      const measured = await measure(workers, { DATABASE_URL: postgres.url, DATA_DIR: dataDir });
      rates.push({ workers, ...measured });
      console.log(
        `${workers} workers: ${measured.rate.toFixed(0)} profiles/s, ${measured.calls} calls, processors ${(100 * measured.busy).toFixed(0)} % busy`,
      );
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const one = rates[0]!;
  const full = rates.find(({ busy }) => busy >= FULL);
  console.log(full ? `the processors are full with ${full.workers} workers` : 'the processors were never full');
  for (const { workers, rate, busy } of rates.slice(1)) {
    const share = rate / workers / one.rate;
    const name = `${workers} workers, of ${workers} times what one does`;
    if (busy < FULL) report(name, share, { atLeast: 0.9 }, '');
    else console.log(`         ${name}: ${share.toFixed(2)}, with full processors`);
  }
}

/** Profiles a second of so many workers, calls that the provider got, and the share of the processors that was used by all, the stand-in too. */
async function measure(workers: number, env: Record<string, string>) {
  const unipile = await startUnipileServer();
  const settings = {
    ...env,
    ...unipile.env,
    SESSION_SECRET: 'the same for all processes of this bench',
    UNIPILE_CALLS_AT_ONCE: String(EACH.callsAtOnce * workers),
    UNIPILE_SPACING_MS: '0',
    UNIPILE_PROFILES_PER_DAY: '1000000',
  };
  const api = await startLeadlight({ ...settings, LEADLIGHT_ROLE: 'api' });
  const all = [api];
  try {
    for (let n = 0; n < workers; n += 1) all.push(await startLeadlight({ ...settings, LEADLIGHT_ROLE: 'worker' }));
    const user = await signIn(api, `scale-${workers}@bench.example`);
    unipile.latencyMs = 20;
    await enrichAll(api, user, `zz-warm-${workers}`, WARM_UP * workers);
    unipile.latencyMs = LATENCY_MS;
    unipile.calls.length = 0;
    const profiles = EACH.profiles * workers;
    const before = used();
    const { seconds } = await enrichAll(api, user, `zz-scale-${workers}`, profiles);
    const busy = (used() - before) / seconds / cpus().length;
    return { rate: profiles / seconds, busy, calls: unipile.calls.length };
  } finally {
    for (const process of all.reverse()) await process.stop();
    await unipile.close();
  }
}

function used(): number {
  const { itself, descendants } = processorSeconds(process.pid);
  return itself + descendants;
}
