import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createZstdDecompress } from 'node:zlib';
import pg from 'pg';
import { addressOf } from '../../shared/contract/operations.ts';
import { enrichSample } from '../support/enrich-sample.ts';
import { report } from '../support/figures.ts';
import { type BenchUser, type RunningApp, signIn, startLeadlight } from '../support/running-app.ts';

const ENRICHED = 1_000;
const COPIES = 50;

/** All own data of a user with 50,000 profiles of 46 values, and what the sources said of each. */
export async function run(): Promise<void> {
  const app = await startLeadlight();
  try {
    const user = await signIn(app, 'export@bench.example');
    await fill(app, user);
    await app.eventLoopDelayP99Ms();
    for (const encoding of ['zstd', 'identity']) {
      const memory = app.memoryMb();
      const began = performance.now();
      const { bytes, sent, jobs } = await download(app, user, encoding);
      const seconds = (performance.now() - began) / 1_000;
      const delay = await app.eventLoopDelayP99Ms();
      if (jobs !== ENRICHED * COPIES) throw new Error(`${jobs} jobs in the file`);
      console.log(`         ${encoding}: ${Math.round(bytes / 1e6)} MB, ${Math.round(sent / 1e6)} MB sent`);
      report(`${encoding}: whole file`, seconds, { atMost: 15 }, 's');
      report(`${encoding}: more memory while it is written`, app.peakMemoryMb() - memory, { atMost: 150 }, 'MB');
      report(`${encoding}: event-loop delay of the API, p99`, delay, { atMost: 50 }, 'ms');
    }
  } finally {
    await app.stop();
  }
}

/** Enriches some, and copies these with what the sources said. */
async function fill(app: RunningApp, user: BenchUser): Promise<void> {
  await enrichSample(user, ENRICHED);
  const client = new pg.Client({ connectionString: app.databaseUrl() });
  await client.connect();
  await client.query(
    `INSERT INTO batches (id, user_id, column_sets, total, price, credits_held, credits_used, created_at)
     SELECT gen_random_uuid(), user_id, column_sets, total, price, 0, credits_used, created_at - n * interval '1 hour'
     FROM batches, generate_series(1, $1) n`,
    [COPIES - 1],
  );
  await client.query(
    `INSERT INTO jobs (id, batch_id, user_id, position, slug, status, progress, held, credits_used, result, provenance, skipped,
       started_at, finished_at)
     SELECT (left(b.id::text, 13) || substr(gen_random_uuid()::text, 14))::uuid, b.id, b.user_id, j.position, j.slug || '--' || left(b.id::text, 8), j.status, j.progress, 0,
       j.credits_used, j.result, j.provenance, j.skipped, j.started_at, j.finished_at
     FROM jobs j CROSS JOIN batches b WHERE b.id <> j.batch_id`,
  );
  await client.query(
    `INSERT INTO source_answers (user_id, slug, source, answer, retrieved_at)
     SELECT j.user_id, j.slug, a.source, a.answer, a.retrieved_at
     FROM jobs j JOIN source_answers a ON a.slug = split_part(j.slug, '--', 1) AND a.slug <> j.slug`,
  );
  await client.query('VACUUM ANALYZE jobs, source_answers');
  await client.end();
}

async function download(
  app: RunningApp,
  user: BenchUser,
  encoding: string,
): Promise<{ bytes: number; sent: number; jobs: number }> {
  const headers = { authorization: `Bearer ${user.token}`, 'accept-encoding': encoding };
  const [answer] = (await once(get(app.url + addressOf('exportAccount').address, { headers }), 'response')) as [
    IncomingMessage,
  ];
  let [bytes, sent, jobs] = [0, 0, 0];
  answer.on('data', (chunk: Buffer) => {
    sent += chunk.length;
  });
  const text = encoding === 'identity' ? answer : answer.pipe(createZstdDecompress());
  let tail = Buffer.alloc(0);
  const mark = Buffer.from('\n    {"job_id":');
  for await (const chunk of text as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    const joined = Buffer.concat([tail, chunk]);
    for (let at = joined.indexOf(mark); at !== -1; at = joined.indexOf(mark, at + 1)) jobs += 1;
    // A mark that is cut in two is found with the next piece; a whole one is not counted again.
    tail = joined.subarray(Math.max(0, joined.length - mark.length + 1));
  }
  return { bytes, sent, jobs };
}
