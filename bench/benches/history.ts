import pg from 'pg';
import type { HistoryResponse } from '../../shared/contract/history.ts';
import { percentile, report } from '../support/figures.ts';
import { signIn, startLeadlight } from '../support/running-app.ts';

const RUNS = 50;

/** The first page of the history: ten requests of 10,000 profiles each, of 200,000 jobs in the database. */
export async function run(): Promise<void> {
  const app = await startLeadlight();
  try {
    const user = await signIn(app, 'history@bench.example');
    await insertRequests(app.databaseUrl(), user.userId);
    const times: number[] = [];
    let bytes = 0;
    for (let i = 0; i < RUNS; i += 1) {
      const began = performance.now();
      const answer = await user.fetch('listHistory', { headers: { 'accept-encoding': 'identity' } });
      const text = await answer.text();
      times.push(performance.now() - began);
      bytes = Buffer.byteLength(text);
      const { history } = JSON.parse(text) as HistoryResponse;
      if (history.length !== 10 || history[0]?.total !== 10_000) throw new Error('not the history that was asked for');
    }
    report('answer, not compressed', bytes / 1_000, { atMost: 50 }, 'KB');
    report('time to the whole answer, p50', percentile(times, 0.5), { atMost: 50 }, 'ms');
    report('time to the whole answer, p95', percentile(times, 0.95), { atMost: 50 }, 'ms');
  } finally {
    await app.stop();
  }
}

/** Twenty requests of 10,000 profiles that have ended. */
async function insertRequests(databaseUrl: string, userId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO batches (id, user_id, column_sets, total, price, credits_held, credits_used, created_at)
     SELECT gen_random_uuid(), $1, '[["firstName"]]', 10000, 10000, 0, 10000, now() - n * interval '1 hour'
     FROM generate_series(1, 20) n`,
    [userId],
  );
  await client.query(
    `INSERT INTO jobs (id, batch_id, user_id, position, slug, status, progress, held, credits_used, result, finished_at)
     SELECT (left(b.id::text, 13) || substr(gen_random_uuid()::text, 14))::uuid, b.id, b.user_id, n, 'first-lastname-' || n, 'completed', 100, 0, 1, '{"firstName":"Ann"}', now()
     FROM batches b CROSS JOIN generate_series(1, 10000) n WHERE b.user_id = $1`,
    [userId],
  );
  await client.end();
}
