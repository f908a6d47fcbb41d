import { setTimeout as wait } from 'node:timers/promises';
import { sampleProfileUrl } from '../../server/sample-network/sample-network.ts';
import { LIMITS, PARAMETER_IDS } from '../../shared/catalogue.ts';
import { percentile, report } from '../support/figures.ts';
import { type BenchUser, type RunningApp, signIn, startLeadlight } from '../support/running-app.ts';

const PROFILES = 50_000;
const WARM_UP = 30;
/** Milliseconds from one single profile to the next, and from one search to the next. */
const PROFILE_EVERY_MS = 1_000;
const SEARCH_EVERY_MS = 250;
/** Milliseconds for which is measured, idle and loaded. */
const MEASURED_MS = 30_000;
/** The load has begun. */
const LEAD_MS = 2_000;

const QUERIES = ['cto in pune', 'heads of sales at logistics companies', 'marketing directors in germany', 'founders'];

/**
 * One user starts 50,000 profiles; what another one waits for a single profile, asked for once a second, and a third one for a search,
 * beside what they wait on the idle system.
 */
export async function run(): Promise<void> {
  const app = await startLeadlight();
  try {
    const [many, single, search] = [
      await signInAs(app, 'many'),
      await signInAs(app, 'single'),
      await signInAs(app, 'search'),
    ];
    const socket = await single.connect();
    const profile = singleProfiles(single, socket);
    const searches = searchesOf(search);
    for (let n = 0; n < WARM_UP; n += 1) await Promise.all([profile(), searches()]);

    const idle = await measure(profile, searches);
    const starting = startMany(many);
    await wait(LEAD_MS);
    const loaded = await measure(profile, searches);
    const batches = await starting;
    const left = await openOf(many, batches);
    // It would connect again for ever.
    socket.disconnect();

    for (const [name, times] of Object.entries({ idle, loaded })) {
      const [p, s] = [times.profiles, times.searches].map((all) => `${ms(all, 0.5)} / ${ms(all, 0.95)}`);
      console.log(
        `${name}: one profile p50 / p95 ${p}, a search ${s}, of ${times.profiles.length} and ${times.searches.length}`,
      );
    }
    console.log(
      `${left.toLocaleString('en-US')} of the ${PROFILES.toLocaleString('en-US')} profiles were left at the end`,
    );
    if (left === 0) throw new Error('The load ended before the measuring did');
    const times = percentile(loaded.profiles, 0.95) / percentile(idle.profiles, 0.95);
    report('one profile beside 50,000, p95, of that on the idle system', times, { atMost: 3 }, 'times');
    report('a search beside 50,000, p95', percentile(loaded.searches, 0.95), { atMost: 150 }, 'ms');
  } finally {
    await app.stop();
  }
}

type LiveSocket = Awaited<ReturnType<BenchUser['connect']>>;
const signInAs = (app: RunningApp, name: string) => signIn(app, `${name}@bench.example`);
const ms = (times: readonly number[], p: number) => `${percentile(times, p).toFixed(1)} ms`;

/** @returns what enriches one profile, each time another one; it takes until `job_completed` arrives. */
function singleProfiles(user: BenchUser, socket: LiveSocket): () => Promise<number> {
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const endOf = (id: string) => {
    const end = ends.get(id) ?? Promise.withResolvers<void>();
    ends.set(id, end);
    return end;
  };
  socket.on('job_completed', ({ job_id }) => endOf(job_id).resolve());
  let next = 0;
  return async () => {
    const began = performance.now();
    const body = { linkedin_url: sampleProfileUrl(next++), columns: PARAMETER_IDS };
    const { job_id } = await user.api('startEnrichment', { body });
    await endOf(job_id!).promise;
    return performance.now() - began;
  };
}

function searchesOf(user: BenchUser): () => Promise<number> {
  let next = 0;
  return async () => {
    const began = performance.now();
    const query = QUERIES[next++ % QUERIES.length]!;
    await user.api('searchPeople', { body: { query } });
    return performance.now() - began;
  };
}

/** Does both at their pace; who takes longer than the pace is not waited for. */
async function measure(profile: () => Promise<number>, search: () => Promise<number>) {
  const [profiles, searches] = await Promise.all([atPace(profile, PROFILE_EVERY_MS), atPace(search, SEARCH_EVERY_MS)]);
  return { profiles, searches };
}

async function atPace(work: () => Promise<number>, everyMs: number): Promise<number[]> {
  const all: Promise<number>[] = [];
  const until = performance.now() + MEASURED_MS;
  for (let at = performance.now(); at < until; at += everyMs) {
    await wait(Math.max(0, at - performance.now()));
    all.push(work());
  }
  return Promise.all(all);
}

/** Starts the 50,000, in as few requests as there may be. @returns the batches */
async function startMany(user: BenchUser): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < PROFILES; from += LIMITS.profilesPerRequest) {
    const body = Array.from({ length: Math.min(LIMITS.profilesPerRequest, PROFILES - from) }, (_, at) => ({
      linkedin_url: sampleProfileUrl(from + at),
      columns: PARAMETER_IDS,
    }));
    ids.push((await user.api('startEnrichment', { body })).batch_id);
  }
  return ids;
}

/** How many profiles have not ended. */
async function openOf(user: BenchUser, batches: readonly string[]): Promise<number> {
  let open = 0;
  for (const id of batches) {
    const { batch } = await user.api('readBatch', { params: { id }, query: { page_size: 1 } });
    open += batch.counts.pending + batch.counts.running;
  }
  return open;
}
