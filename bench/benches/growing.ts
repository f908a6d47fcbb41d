import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { sampleProfileUrl } from '../../server/sample-network/sample-network.ts';
import { PARAMETER_IDS } from '../../shared/catalogue.ts';
import { percentile, report } from '../support/figures.ts';
import { fillJobs } from '../support/fill-jobs.ts';
import { processorSeconds } from '../support/process-figures.ts';
import { type BenchUser, type RunningApp, signIn, startLeadlight } from '../support/running-app.ts';

const DEFAULT_ROWS = 500_000;
const EMAIL = 'growing@bench.example';
const STARTS = 3;
const SINGLES = 60;
const PROFILES = 2_000;
const READS = 30;
/** Enough for a tenth of a hundred million jobs. */
const SIGNUP_CREDITS = '200000000';

/** Figures of one database, in milliseconds unless said otherwise. */
interface Measured {
  start: number;
  single: number;
  nodePerProfile: number;
  postgresPerProfile: number;
  reads: Record<string, number>;
}

/**
 * What becomes slower with the number of jobs: an empty database against one with `--rows` jobs of the last 300 days, a tenth of them of
 * the user who asks. `--folder` keeps the filled database there, or uses the one that an earlier run has left.
 */
export async function run(options: readonly string[]): Promise<void> {
  const rows = Number(optionOf(options, '--rows') ?? DEFAULT_ROWS);
  const kept = optionOf(options, '--folder');
  const empty = await withFolder(undefined, (folder) => measure(folder, 0));
  const full = await withFolder(kept, (folder) => measure(folder, rows));
  const ratio = (name: 'start' | 'single' | 'nodePerProfile' | 'postgresPerProfile') => full[name] / empty[name];
  console.log(JSON.stringify({ rows, empty, full }));
  report('warm start against an empty database', ratio('start'), { atMost: 2 }, 'times');
  report('one profile, POST to job_completed, p50, against an empty database', ratio('single'), { atMost: 2 }, 'times');
  report(
    'processor time of PostgreSQL a profile, against an empty database',
    ratio('postgresPerProfile'),
    { atMost: 1.3 },
    'times',
  );
  for (const [name, ms] of Object.entries(full.reads)) report(`${name}, p50`, ms, { atMost: 50 }, 'ms');
}

function optionOf(options: readonly string[], name: string): string | undefined {
  const at = options.indexOf(name);
  return at < 0 ? undefined : options[at + 1];
}

async function withFolder<T>(kept: string | undefined, work: (folder: string) => Promise<T>): Promise<T> {
  if (kept !== undefined) return work(kept);
  const folder = mkdtempSync(path.join(tmpdir(), 'leadlight-growing-'));
  return work(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
}

async function measure(folder: string, rows: number): Promise<Measured> {
  await withApp(folder, async (app) => {
    const { userId } = await signIn(app, EMAIL);
    await fillOnce(app.databaseUrl(), userId, rows);
  });
  const starts: number[] = [];
  for (let round = 0; round < STARTS; round += 1) {
    const began = performance.now();
    await withApp(folder, async () => starts.push(performance.now() - began));
  }
  return withApp(folder, async (app) => {
    const user = await signIn(app, EMAIL);
    const reads = await timeReads(user);
    return { start: percentile(starts, 0.5), reads, single: await timeSingles(user), ...(await timeMany(app, user)) };
  });
}

async function withApp<T>(folder: string, work: (app: RunningApp) => Promise<T>): Promise<T> {
  const app = await startLeadlight({ DATA_DIR: folder, SIGNUP_CREDITS });
  try {
    return await work(app);
  } finally {
    await app.stop();
  }
}

async function fillOnce(databaseUrl: string, userId: string, jobs: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM jobs LIMIT 1');
    if (jobs === 0 || rowCount !== 0) return;
    const began = performance.now();
    await fillJobs(client, { jobs, days: 300, userId, users: 1_000 });
    await client.query('VACUUM ANALYZE');
    console.log(
      `filled with ${jobs.toLocaleString('en-US')} jobs in ${Math.round((performance.now() - began) / 1000)} s`,
    );
  } finally {
    await client.end();
  }
}

async function timeReads(user: BenchUser): Promise<Record<string, number>> {
  const { history } = await user.api('listHistory', { query: {} });
  const latest = history[0]?.batch_id;
  const reads: Record<string, () => Promise<unknown>> = {
    credits: () => user.api('readCredits', {}),
    statistics: () => user.api('readStatistics', {}),
    'credit history': () => user.api('listTransactions', { query: {} }),
    history: () => user.api('listHistory', { query: {} }),
    ...(latest && { 'a page of a request': () => user.api('readBatch', { params: { id: latest }, query: {} }) }),
  };
  const medians: Record<string, number> = {};
  for (const [name, read] of Object.entries(reads)) {
    const times: number[] = [];
    for (let i = 0; i < READS; i += 1) {
      const began = performance.now();
      await read();
      times.push(performance.now() - began);
    }
    medians[name] = percentile(times, 0.5);
  }
  return medians;
}

async function timeSingles(user: BenchUser): Promise<number> {
  const socket = await user.connect();
  const ends = new Map<string, number>();
  socket.on('job_completed', ({ job_id }) => ends.set(job_id, performance.now()));
  const times: number[] = [];
  for (let i = 0; i < SINGLES; i += 1) {
    const began = performance.now();
    const body = { linkedin_url: sampleProfileUrl(i), columns: PARAMETER_IDS };
    const { job_id } = await user.api('startEnrichment', { body });
    while (!ends.has(job_id!)) await wait(1);
    times.push(ends.get(job_id!)! - began);
  }
  socket.disconnect();
  return percentile(times.slice(SINGLES / 4), 0.5);
}

/** Processor time in milliseconds a profile, of a request for many. */
async function timeMany(
  app: RunningApp,
  user: BenchUser,
): Promise<Pick<Measured, 'nodePerProfile' | 'postgresPerProfile'>> {
  const before = processorSeconds(app.pid);
  const items = Array.from({ length: PROFILES }, (_, i) => ({
    linkedin_url: sampleProfileUrl(1_000 + i),
    columns: PARAMETER_IDS,
  }));
  const { batch_id } = await user.api('startEnrichment', { body: items });
  for (;;) {
    const { batch } = await user.api('readBatch', { params: { id: batch_id }, query: { page_size: 1 } });
    if (batch.counts.pending + batch.counts.running === 0) break;
    await wait(100);
  }
  const after = processorSeconds(app.pid);
  return {
    nodePerProfile: ((after.itself - before.itself) * 1000) / PROFILES,
    postgresPerProfile: ((after.descendants - before.descendants) * 1000) / PROFILES,
  };
}
