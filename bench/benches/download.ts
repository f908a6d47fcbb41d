import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { addressOf } from '../../shared/contract/operations.ts';
import { EXPORT_FORMATS } from '../../shared/export-choices.ts';
import { enrichSample } from '../support/enrich-sample.ts';
import { report } from '../support/figures.ts';
import { type BenchUser, type RunningApp, signIn, startLeadlight } from '../support/running-app.ts';

const ENRICHED = 1_000;
const COPIES = 50;

/** The results of one request of 50,000 profiles with 46 values and two columns of the user's own, in every format. */
export async function run(): Promise<void> {
  const app = await startLeadlight();
  try {
    const user = await signIn(app, 'download@bench.example');
    const batchId = await fill(app, await enrichSample(user, ENRICHED));
    await download(app, user, batchId, 'xlsx');
    await app.eventLoopDelayP99Ms();
    for (const format of EXPORT_FORMATS) {
      const memory = app.memoryMb();
      const { first, seconds, bytes } = await download(app, user, batchId, format);
      const delay = await app.eventLoopDelayP99Ms();
      console.log(`         ${format}: ${(bytes / 1e6).toFixed(1)} MB`);
      report(`${format}: first byte`, first, { atMost: 1 }, 's');
      report(`${format}: whole file`, seconds, { atMost: 60 }, 's');
      report(`${format}: more memory while it is written`, app.peakMemoryMb() - memory, { atMost: 100 }, 'MB');
      report(`${format}: event-loop delay of the API, p99`, delay, { atMost: 50 }, 'ms');
    }
  } finally {
    await app.stop();
  }
}

/** Copies the profiles of a request into one that is fifty times as large. @returns its id */
async function fill(app: RunningApp, batchId: string): Promise<string> {
  const client = new pg.Client({ connectionString: app.databaseUrl() });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO batches (id, user_id, column_sets, total, price, credits_held, credits_used)
     SELECT gen_random_uuid(), user_id, column_sets, total * $2::int, price * $2::int, 0, 0 FROM batches WHERE id = $1 RETURNING id`,
    [batchId, COPIES],
  );
  const id = rows[0]!.id;
  await client.query(
    `INSERT INTO jobs (id, batch_id, user_id, position, slug, status, progress, held, credits_used, result, provenance, skipped,
       extra, started_at, finished_at)
     SELECT (left($2::text, 13) || substr(gen_random_uuid()::text, 14))::uuid, $2::uuid, j.user_id, n * $3::int + j.position,
       j.slug || '--' || n, j.status, j.progress, 0, j.credits_used, j.result, j.provenance, j.skipped,
       json_build_array(json_build_array('Owner', 'Ann'), json_build_array('Deal', 'No. ' || n)), j.started_at, j.finished_at
     FROM jobs j CROSS JOIN generate_series(0, $4::int - 1) n WHERE j.batch_id = $1`,
    [batchId, id, ENRICHED, COPIES],
  );
  await client.query('VACUUM ANALYZE jobs');
  await client.end();
  return id;
}

async function download(
  app: RunningApp,
  user: BenchUser,
  id: string,
  format: string,
): Promise<{ first: number; seconds: number; bytes: number }> {
  const { address } = addressOf('exportBatch', { params: { id }, query: { format } });
  const headers = { authorization: `Bearer ${user.token}`, 'accept-encoding': 'identity' };
  const began = performance.now();
  const [answer] = (await once(get(app.url + address, { headers }), 'response')) as [IncomingMessage];
  let [first, bytes] = [0, 0];
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    if (bytes === 0) first = (performance.now() - began) / 1_000;
    bytes += chunk.length;
  }
  return { first, seconds: (performance.now() - began) / 1_000, bytes };
}
