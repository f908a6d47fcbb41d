import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { createApiClient } from '../../support/http/api-client.ts';

let app: TestApp;
let ann: SignedInUser;
beforeAll(async () => {
  app = await startTestApp();
  ann = await app.signIn('ann@example.com');
});
afterAll(() => app.close());

describe('an answer that is asked for again and again', () => {
  const readCredits = (headers: Record<string, string> = {}, path = '/api/v1/credits') =>
    ann.api.send('GET', path, { headers });

  it('has an ETag, and is 304 without a body until something changes', async () => {
    const first = await readCredits();
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(first.headers.get('cache-control')).toBe('no-store');
    for (const given of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await readCredits({ 'if-none-match': given });
      expect([again.status, await again.text()], given).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('x-request-id')).not.toBeNull();
    }
    await sql`UPDATE accounts SET balance = balance - 1 WHERE user_id = ${ann.userId}`.execute(app.db);
    const changed = await readCredits({ 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
    await sql`UPDATE accounts SET balance = balance + 1 WHERE user_id = ${ann.userId}`.execute(app.db);
  });

  it('may be kept by programs that ask whether it still holds, however it was compressed', async () => {
    const { secret } = await ann.api.call('createApiKey', { body: { name: 'CI', scopes: ['read'] } });
    const asKey = createApiClient(app.url, secret);
    const read = async (headers: Record<string, string>) => asKey.send('GET', '/api/v1/parameters', { headers });
    const plain = await read({ 'accept-encoding': 'identity' });
    const packed = await read({ 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('etag')).toBe(plain.headers.get('etag'));
    expect(packed.headers.get('cache-control')).toBe('private, no-cache');
    expect(packed.headers.get('vary')?.toLowerCase()).toMatch(/authorization.*accept-encoding/);
    expect((await read({ 'if-none-match': plain.headers.get('etag')!, 'accept-encoding': 'gzip' })).status).toBe(304);
  });

  it('has none when it is a failure, or is made for one call alone', async () => {
    const failed = await readCredits({ 'if-none-match': '*' }, '/api/v1/jobs/nothing');
    expect([failed.status, failed.headers.get('etag')]).toEqual([404, null]);
    expect((await readCredits({}, '/api/v1/profile/export')).headers.get('etag')).toBeNull();
  });
});

describe('a long list goes on by cursors', () => {
  const urls = Array.from({ length: 5 }, (_, at) => `https://www.linkedin.com/in/person-${at}`);
  const body = (some: readonly string[]) => some.map((linkedin_url) => ({ linkedin_url, columns: ['firstName'] }));

  /** Reads a list to its end, two rows at a time; adds a row after the first page. */
  async function readAll<Row>(
    read: (cursor: string | undefined) => Promise<{ rows: Row[]; next_cursor: string | null }>,
    add: () => Promise<unknown> = async () => {},
  ): Promise<Row[]> {
    const all: Row[] = [];
    let cursor: string | undefined;
    do {
      const { rows, next_cursor } = await read(cursor);
      expect(rows.length).toBeLessThanOrEqual(2);
      if (all.length === 0) await add();
      all.push(...rows);
      cursor = next_cursor ?? undefined;
    } while (cursor !== undefined);
    return all;
  }

  it('with every row once, whatever is added meanwhile', async () => {
    const ben = await app.signIn('ben@example.com');
    const started: string[] = [];
    for (const url of urls) started.push((await ben.api.call('startEnrichment', { body: body([url]) })).batch_id);
    const more = () => ben.api.call('startEnrichment', { body: body(urls.slice(0, 1)) });
    const history = await readAll(async (cursor) => {
      const { history: rows, next_cursor } = await ben.api.call('listHistory', { query: { page_size: 2, cursor } });
      return { rows, next_cursor };
    }, more);
    expect(history.map(({ batch_id }) => batch_id)).toEqual(started.toReversed());
    const before = await ben.api.call('listTransactions', { query: { page_size: 50 } });
    const transactions = await readAll(async (cursor) => {
      const query = { page_size: 2, cursor };
      const { transactions: rows, next_cursor } = await ben.api.call('listTransactions', { query });
      return { rows, next_cursor };
    }, more);
    expect(transactions).toEqual(before.transactions);
    const webhook = await sql<{ id: string }>`INSERT INTO webhooks (id, user_id, url, events, secret)
      VALUES (gen_random_uuid(), ${ben.userId}, 'https://acme.example', '{job.completed}', 'x') RETURNING id`.execute(
      app.db,
    );
    const id = webhook.rows[0]!.id;
    await sql`INSERT INTO webhook_deliveries (webhook_id, type, is_test)
      SELECT ${id}, 'job.completed', true FROM generate_series(1, 5)`.execute(app.db);
    const deliveries = await readAll(async (cursor) => {
      const input = { params: { id }, query: { page_size: 2, cursor } };
      const { deliveries: rows, next_cursor } = await ben.api.call('listDeliveries', input);
      return { rows, next_cursor };
    });
    expect(new Set(deliveries.map((one) => one.id)).size).toBe(5);
  });

  it('of jobs too, and by no cursor of another list, of somebody else, or that was altered', async () => {
    const { batch_id: id } = await ann.api.call('startEnrichment', { body: body(urls) });
    const readPage = async (cursor: string | undefined) => {
      const { jobs: rows, next_cursor } = await ann.api.call('readBatch', {
        params: { id },
        query: { page_size: 2, cursor },
      });
      return { rows, next_cursor };
    };
    expect((await readAll(readPage)).map(({ linkedin_url }) => linkedin_url)).toEqual(urls);
    const cursor = (await readPage(undefined)).next_cursor!;
    const other = (await ann.api.call('startEnrichment', { body: body(urls) })).batch_id;
    const wrong = [
      [other, { cursor }],
      [id, { cursor, status: 'pending' }],
      [id, { cursor: `${cursor.slice(0, -1)}${cursor.endsWith('A') ? 'B' : 'A'}` }],
      [id, { cursor: `${cursor}.` }],
      [id, { cursor: 'x' }],
    ] as const;
    for (const [of, query] of wrong) {
      const { status, body: said } = await ann.api.callError('readBatch', { params: { id: of }, query });
      expect([status, said.issues?.[0]?.path], JSON.stringify(query)).toEqual([400, 'cursor']);
    }
    expect((await ann.api.callError('listHistory', { query: { cursor } })).status).toBe(400);
  });
});
