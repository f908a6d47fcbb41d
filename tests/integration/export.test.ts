import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJob } from '../../server/enrichment/read-job.ts';
import { exportAccount } from '../../server/http/account-export.ts';
import { enrichAnswer } from '../../shared/contract/enrichment.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
/** Bytes in use once nothing is left that could be given back. */
function liveMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const download = async (user: SignedInUser) => {
  const answer = await user.api.send('GET', '/api/profile/export');
  expect(answer.status).toBe(200);
  return { answer, text: await answer.text() };
};

describe('taking all own data along', () => {
  it('gives everything in one file', async () => {
    const ann = await app.signIn('ann@example.com', 'Ann Ferrer');
    const company = { website: 'https://acme.example', description: 'We sell “freight”\nbilling.' };
    await ann.api.send('POST', '/api/profile/company', { body: company });
    const urls = ['https://www.linkedin.com/in/ann', 'https://www.linkedin.com/in/ben'];
    const body = urls.map((linkedin_url) => ({ linkedin_url, columns: ['firstName', 'workEmail'] }));
    const { batch_id, jobs } = await ann.api.post('/api/enrich', body, enrichAnswer);
    await sql`
      UPDATE jobs SET status = 'completed', progress = 100, held = 0, finished_at = now(), result = '{"firstName":"Ann"}',
        provenance = '{"origins":[{"source":"Sample data","retrieved_at":"2026-01-02T03:04:05.000Z","confidence":1}],"of":{"firstName":0},"more":{}}'
      WHERE id = ${jobs[0]!.job_id}`.execute(app.db);

    const { answer, text } = await download(ann);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leadlight-export-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const file = JSON.parse(text);
    expect(file).toEqual({
      exported_at: expect.any(String),
      profile: {
        id: ann.userId,
        email: 'ann@example.com',
        username: 'Ann Ferrer',
        created_at: expect.any(String),
        selected_parameters: null,
      },
      company_profile: company,
      sessions: [{ created_at: expect.any(String), expires_at: expect.any(String), ended_at: null }],
      credits: { credits: 96, held: 4 },
      transactions: [
        expect.objectContaining({ type: 'enrichment', credits: 0, description: 'Enrichment of 2 profiles' }),
        expect.objectContaining({ type: 'signup', credits: 100, balance_after: 100 }),
      ],
      enrichment_requests: [
        {
          batch_id,
          created_at: expect.any(String),
          profiles: 2,
          parameters: ['firstName', 'workEmail'],
          credits_held: 4,
          credits_used: 0,
        },
      ],
      jobs: [await readJob(app.db, ann.userId, jobs[0]!.job_id), await readJob(app.db, ann.userId, jobs[1]!.job_id)],
    });
    expect(file.jobs[0].provenance.firstName).toMatchObject({ source: 'Sample data', confidence: 1 });
    expect(text).not.toContain(ann.sessionId);
  });

  it('gives a new user empty lists, and nobody else’s data', async () => {
    const ben = await app.signIn();
    const file = JSON.parse((await download(ben)).text);
    expect(file).toMatchObject({ company_profile: null, enrichment_requests: [], jobs: [] });
    expect(file.transactions).toHaveLength(1);
  });

  it('asks for a session', async () => {
    expect((await app.api.refusal('GET', '/api/profile/export')).status).toBe(401);
  });

  it('takes no more memory for 50,000 jobs than for a few', async () => {
    const cleo = await app.signIn('cleo@example.com');
    const value = 'x'.repeat(2_000);
    // One large request, and many small ones across the pages.
    await app.db.transaction().execute(async (tx) => {
      await sql`
        INSERT INTO batches (id, user_id, column_sets, total, price, credits_held, created_at)
        SELECT gen_random_uuid(), ${cleo.userId}, '[["firstName"]]', CASE n WHEN 0 THEN 49500 ELSE 1 END, 1, 0, now() - n * interval '1 minute'
        FROM generate_series(0, 500) n`.execute(tx);
      await sql`
        INSERT INTO jobs (id, batch_id, user_id, position, slug, status, progress, held, result, finished_at)
        SELECT gen_random_uuid(), b.id, b.user_id, n, 'person-' || n, 'completed', 100, 0,
          json_build_object('firstName', ${value}::text), now()
        FROM batches b CROSS JOIN LATERAL generate_series(1, b.total) n WHERE b.user_id = ${cleo.userId}`.execute(tx);
    });
    let [bytes, checkedAt, most] = [0, 0, 0];
    const before = liveMemory();
    for await (const chunk of await exportAccount(app.db, cleo.userId)) {
      bytes += chunk.length;
      if (bytes - checkedAt < 10_000_000) continue;
      checkedAt = bytes;
      most = Math.max(most, liveMemory() - before);
    }
    expect(bytes).toBeGreaterThan(50_000 * 2_000);
    expect(most).toBeLessThan(50_000_000);
  });

  it('lists every job once, across all pages', async () => {
    const cleo = await app.signIn('cleo@example.com');
    const file = JSON.parse((await download(cleo)).text);
    expect(file.enrichment_requests).toHaveLength(501);
    expect(new Set(file.jobs.map((job: { job_id: string }) => job.job_id)).size).toBe(50_000);
    expect(file.jobs).toHaveLength(50_000);
  });

  it('ends quietly when the browser goes away half-way', async () => {
    const cleo = await app.signIn('cleo@example.com');
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${cleo.token}`, 'accept-encoding': 'identity' };
    const answer = await fetch(`${app.url}/api/profile/export`, { headers, signal: leaving.signal });
    await answer.body!.getReader().read();
    leaving.abort();
    expect((await app.api.send('GET', '/healthz')).status).toBe(200);
  });

  it('does not keep the server from stopping while somebody is slow to take it', async () => {
    const cleo = await app.signIn('cleo@example.com');
    const slow = await cleo.api.send('GET', '/api/profile/export', { headers: { 'accept-encoding': 'identity' } });
    await app.app.close();
    await expect(slow.text()).rejects.toThrow();
  });
});
