import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { createApiClient } from '../../support/http/api-client.ts';

let app: TestApp;
let ann: SignedInUser;
let batchId: string;
beforeAll(async () => {
  app = await startTestApp();
  ann = await app.signIn('ann@example.com');
  batchId = await fill(ann.userId, 250);
});
afterAll(() => app.close());

const PROVENANCE =
  '{"origins":[{"source":"Sample data","retrieved_at":"2026-01-02T03:04:05.000Z","confidence":1}],"of":{"firstName":0},"more":{}}';

/** A request whose profiles are completed, but for the last, which failed; every second row has a deal, every third an owner. */
async function fill(userId: string, profiles: number, value = 'Person'): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO batches (id, user_id, column_sets, total, price, credits_held)
    VALUES (gen_random_uuid(), ${userId}, '[["firstName","workEmail"]]', ${profiles}, ${profiles + 1}, 0) RETURNING id`.execute(
    app.db,
  );
  const id = rows[0]!.id;
  await sql`
    INSERT INTO jobs (id, batch_id, user_id, position, slug, status, progress, held, result, provenance, extra, error, finished_at)
    SELECT (left(${id}, 13) || substr(gen_random_uuid()::text, 14))::uuid, ${id}, ${userId}, n, 'person-' || n,
      CASE WHEN n = ${profiles} THEN 'failed' ELSE 'completed' END, CASE WHEN n = ${profiles} THEN -1 ELSE 100 END, 0,
      CASE WHEN n < ${profiles} THEN json_build_object('firstName', ${value}::text || n, 'workEmail', 'p' || n || '@acme' || n || '.example') END,
      CASE WHEN n < ${profiles} THEN ${PROVENANCE}::json END,
      CASE WHEN n % 6 = 0 THEN '[["Deal","Big"],["Owner","Ben"]]'::jsonb WHEN n % 2 = 0 THEN '[["Deal","Big"]]'
        WHEN n % 3 = 0 THEN '[["Owner","Ben"]]' END,
      CASE WHEN n = ${profiles} THEN 'Profile not found.' END, now()
    FROM generate_series(1, ${profiles}::int) n`.execute(app.db);
  return id;
}

const download = async (query: Record<string, string>, user = ann, id = batchId) => {
  const answer = await user.api.callRaw('exportBatch', { params: { id }, query });
  expect(answer.status).toBe(200);
  return answer;
};

describe('the results of a request as a file', () => {
  it('are a sheet with every profile in its order, and the own columns', async () => {
    const answer = await download({});
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="enrichment_results_\d+\.xlsx"$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    const rows = sheets[0]!.rows;
    expect(rows[0]).toEqual(['Profile URL', 'Deal', 'Owner', 'First Name', 'Work Email', 'Status']);
    expect(rows.slice(1).map((row) => row[0])).toEqual(
      Array.from({ length: 250 }, (_, at) => `https://www.linkedin.com/in/person-${at + 1}`),
    );
    expect(rows[6]).toEqual([expect.any(String), 'Big', 'Ben', 'Person6', 'p6@acme6.example', 'Completed']);
    expect(rows[250]).toEqual([expect.any(String), 'Big', null, null, null, 'Failed']);
  });

  it('are lines of csv, with sources and dates where asked for', async () => {
    const answer = await download({ format: 'csv', sources: 'true' });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const lines = bytes.toString().split('\r\n');
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(lines).toHaveLength(252);
    expect(lines[0]).toContain('"First Name source","First Name date","Work Email source"');
    expect(lines[1]).toBe(
      '"https://www.linkedin.com/in/person-1",,,"Person1","p1@acme1.example","Completed","Sample data","2026-01-02",,',
    );
  });

  it('are lines of JSON as the API shows jobs', async () => {
    const lines = (await (await download({ format: 'jsonl', sources: 'true' })).text()).trimEnd().split('\n');
    const jobs = lines.map((line) => JSON.parse(line));
    const { job } = await ann.api.call('readJob', { params: { id: jobs[5].job_id } });
    const { job_id, linkedin_url, status, error, result, extra, provenance } = job;
    expect(jobs[5]).toEqual({ job_id, linkedin_url, status, error, result, extra, provenance });
    expect(jobs[249]).toMatchObject({ status: 'failed', error: 'Profile not found.', result: {} });
  });

  it('are for an importer the completed ones', async () => {
    const text = await (await download({ format: 'csv', layout: 'salesforce' })).text();
    const lines = text.trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^"First Name","Last Name","Company","Title","Email"/);
    expect(lines).toHaveLength(250);
  });

  it('of one without profiles are a heading', async () => {
    const id = await fill(ann.userId, 1);
    await sql`DELETE FROM jobs WHERE batch_id = ${id}`.execute(app.db);
    expect(await (await download({ format: 'csv' }, ann, id)).text()).toBe(
      // Reading it as text takes the mark away.
      '"Profile URL","First Name","Work Email","Status"\r\n',
    );
    expect(await (await download({ format: 'jsonl' }, ann, id)).text()).toBe('');
  });

  it('say nothing of people who asked not to be processed, and leave them out for importers', async () => {
    const zoe = await app.signIn();
    const id = await fill(zoe.userId, 6);
    const entries = [{ linkedin_url: 'https://www.linkedin.com/in/person-2' }, { domain: 'acme4.example' }];
    await zoe.api.call('addSuppressions', { body: { entries } });
    const lines = (await (await download({ format: 'csv' }, zoe, id)).text()).split('\r\n');
    expect(lines[2]).toBe('"https://www.linkedin.com/in/person-2",,,,,"Completed"');
    expect(lines[4]).toBe('"https://www.linkedin.com/in/person-4",,,,,"Completed"');
    expect(lines[5]).toContain('Person5');
    const imported = await (await download({ format: 'csv', layout: 'hubspot' }, zoe, id)).text();
    expect(imported).not.toMatch(/person-[24]"/);
    expect(imported).toContain('person-5"');
    const jobs = (await (await download({ format: 'jsonl' }, zoe, id)).text()).split('\n');
    expect(JSON.parse(jobs[1]!)).toMatchObject({ result: {}, error: expect.stringContaining('Suppressed') });
  });

  it('are for their owner alone, and for keys that may read', async () => {
    const ben = await app.signIn('ben@example.com');
    for (const id of [batchId, 'nonsense', '018f0000-0000-7000-8000-000000000000']) {
      expect(await ben.api.callError('exportBatch', { params: { id } })).toMatchObject({ status: 404 });
      expect(await ben.api.callError('createExportLink', { params: { id }, body: {} })).toMatchObject({ status: 404 });
    }
    expect(await app.api.callError('exportBatch', { params: { id: batchId } })).toMatchObject({ status: 401 });
    const keys = await Promise.all(
      (['read', 'search'] as const).map((scope) =>
        ann.api.call('createApiKey', { body: { name: scope, scopes: [scope] } }),
      ),
    );
    const [reading, searching] = keys.map(({ secret }) => createApiClient(app.url, secret));
    const query = { format: 'jsonl' };
    expect((await reading!.callRaw('exportBatch', { params: { id: batchId }, query })).status).toBe(200);
    expect(await searching!.callError('exportBatch', { params: { id: batchId } })).toMatchObject({ status: 403 });
    expect(await reading!.callError('createExportLink', { params: { id: batchId }, body: {} })).toMatchObject({
      status: 403,
    });
  });

  it.each([{ format: 'pdf' }, { layout: 'sap' }, { sources: 'perhaps' }])('%j is refused', async (query) => {
    expect(await ann.api.callError('exportBatch', { params: { id: batchId }, query })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });
});

describe('a link to a file', () => {
  const ask = (user = ann) =>
    user.api.call('createExportLink', { params: { id: batchId }, body: { format: 'csv', layout: 'hubspot' } });

  it('serves it once, without a token, as it was asked for', async () => {
    const { url, expires_at } = await ask();
    expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(60_000);
    const answers = await Promise.all([1, 2, 3].map(() => fetch(new URL(url, app.url))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    const served = answers.find(({ status }) => status === 200)!;
    expect(served.headers.get('content-disposition')).toContain('.csv"');
    expect((await served.text()).trimEnd().split('\r\n')).toHaveLength(250);
    expect(await app.api.sendError('GET', url)).toMatchObject({ status: 410, body: { code: 'export_link_invalid' } });
  });

  it('is kept as a digest, and forgotten with the next one when its time is over', async () => {
    const { url } = await ask();
    const { rows } = await sql<{ row: string }>`SELECT export_links::text AS row FROM export_links`.execute(app.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]!.row).not.toContain(url.split('/').at(-1));
    await sql`UPDATE export_links SET expires_at = now()`.execute(app.db);
    expect((await fetch(new URL(url, app.url))).status).toBe(410);
    const late = await ask();
    await sql`UPDATE export_links SET expires_at = now()`.execute(app.db);
    await ask();
    const left = await sql`SELECT FROM export_links`.execute(app.db);
    expect(left.rows).toHaveLength(1);
    expect((await fetch(new URL(late.url, app.url))).status).toBe(410);
  });

  it('ends with the session that asked for it', async () => {
    const cleo = await app.signIn();
    const id = await fill(cleo.userId, 3);
    const { url } = await cleo.api.call('createExportLink', { params: { id }, body: {} });
    await cleo.api.call('logOut');
    expect((await fetch(new URL(url, app.url))).status).toBe(410);
  });
});

describe('a file that does not come to its end', () => {
  it('is broken off, so that nobody takes it for a whole one', async () => {
    const dan = await app.signIn();
    const id = await fill(dan.userId, 300);
    // Nothing that origins can be read from: found out when the third page is written.
    await sql`UPDATE jobs SET provenance = '1' WHERE batch_id = ${id} AND position = 250`.execute(app.db);
    for (const format of ['xlsx', 'csv', 'jsonl']) {
      const answer = await download({ format, sources: 'true' }, dan, id);
      await expect(answer.arrayBuffer()).rejects.toThrow();
    }
    expect((await app.api.callRaw('checkLiveness')).status).toBe(200);
  });

  it('of three at once a user has a place again when one is given up', async () => {
    const eve = await app.signIn();
    const id = await fill(eve.userId, 5_000, 'x'.repeat(4_000));
    const headers = { authorization: `Bearer ${eve.token}`, 'accept-encoding': 'identity' };
    const begin = async () => {
      const request = get(`${app.url}/api/batches/${id}/export?format=csv`, { headers, agent: false });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      return { request, answer };
    };
    const files = [await begin(), await begin(), await begin()];
    expect(files.map(({ answer }) => answer.statusCode)).toEqual([200, 200, 200]);
    const refused = await eve.api.callError('exportBatch', { params: { id } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'export_running' } });
    files[0]!.request.destroy();
    const isServed = async () => {
      const { request, answer } = await begin();
      request.destroy();
      return answer.statusCode;
    };
    await expect.poll(isServed, { timeout: 20_000 }).toBe(200);
    for (const { request } of files) request.destroy();
  });
});
