import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../server/accounts/delete-account.ts';
import { readJob } from '../../../server/enrichment/results/read-job.ts';
import { exportAccount } from '../../../server/http/account-export.ts';
import { FilesUnderWay } from '../../../server/http/files-under-way.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';

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
  const answer = await user.api.callRaw('exportAccount');
  expect(answer.status).toBe(200);
  return { answer, text: await answer.text() };
};

/** Takes the first bytes of an export and goes away. @returns the status */
const beginAndLeave = async (user: SignedInUser) => {
  const leaving = new AbortController();
  const headers = { 'accept-encoding': 'identity' };
  const answer = await user.api.callRaw('exportAccount', { headers, signal: leaving.signal });
  await answer.body!.getReader().read();
  leaving.abort();
  return answer.status;
};

describe('taking all own data along', () => {
  it('gives everything in one file', async () => {
    const ann = await app.signIn('ann@example.com', 'Ann Ferrer');
    const company = { website: 'https://acme.example', description: 'We sell “freight”\nbilling.' };
    await ann.api.callRaw('saveCompany', { body: company });
    const urls = ['https://www.linkedin.com/in/ann', 'https://www.linkedin.com/in/ben'];
    const body = urls.map((linkedin_url) => ({ linkedin_url, columns: ['firstName', 'workEmail'] }));
    const { batch_id, jobs } = await ann.api.call('startEnrichment', {
      body,
      headers: { 'idempotency-key': 'list of monday' },
    });
    await sql`INSERT INTO source_answers (user_id, slug, source, answer, retrieved_at) VALUES
      (${ann.userId}, 'ann', 'unipile', '{"parts":  {"profile": {"name": "Ann “A” Ferrer\\n"}}}', '2026-01-02T03:04:05Z'),
      (${ann.userId}, 'ann', 'hunter', '{}', '2026-01-02T03:04:06Z')`.execute(app.db);
    await sql`INSERT INTO webhooks (id, user_id, url, events, secret, active)
      VALUES (${batch_id}, ${ann.userId}, 'https://acme.example/hook', '{job.completed}', 'encrypted', false)`.execute(
      app.db,
    );
    await sql`INSERT INTO webhook_deliveries (webhook_id, type, batch_id, job_id, state, next_try_at, answer)
      VALUES (${batch_id}, 'job.completed', ${batch_id}, ${jobs[0]?.job_id}, 'delivered', NULL, 'ok')`.execute(app.db);
    await sql`INSERT INTO hubspot_tokens (user_id, token) VALUES (${ann.userId}, 'encrypted')`.execute(app.db);
    await sql`INSERT INTO hubspot_pushes (id, user_id, batch_id, mapping, state, total, refused, finished_at)
      VALUES (${batch_id}, ${ann.userId}, ${batch_id}, '{"tag":null}', 'done', 1, 1, now())`.execute(app.db);
    await sql`INSERT INTO hubspot_refusals (push_id, position, job_id, reason)
      VALUES (${batch_id}, 1, ${jobs[0]?.job_id}, 'Refused.')`.execute(app.db);
    await sql`INSERT INTO network_accounts (user_id, account_id, name, connected_at)
      VALUES (${ann.userId}, 'own-1', 'Ann F.', '2026-01-02T03:04:05Z')`.execute(app.db);
    await sql`INSERT INTO network_account_links (id, user_id, secret_digest, expires_at)
      VALUES (${batch_id}, ${ann.userId}, ${Buffer.alloc(32)}, '2999-01-02T03:04:05Z')`.execute(app.db);
    await sql`INSERT INTO profile_counts (user_id, state, completed, profiles, counted_at)
      VALUES (${ann.userId}, 'earlier', 3, 2, '2026-01-02T03:04:05Z')`.execute(app.db);
    await sql`INSERT INTO sheet_mappings (user_id, headings_digest, mapping, given_at)
      VALUES (${ann.userId}, '\\x0f', '{"A":"linkedin_url"}', '2026-01-02T03:04:05Z')`.execute(app.db);
    await sql`
      INSERT INTO payment_orders (order_id, provider, user_id, credits, amount, currency, status, payment_id, ended_at, created_at)
      VALUES ('order_2', 'test', ${ann.userId}, 500, 45000, 'INR', 'open', NULL, NULL, '2026-01-02'),
        ('order_1', 'test', ${ann.userId}, 100, 10000, 'INR', 'refunded', 'pay_1', '2026-01-01T00:01:00Z', '2026-01-01')`.execute(
      app.db,
    );
    await sql`INSERT INTO payment_events (event_id, order_id, event, received_at)
      VALUES ('event_1', 'order_1', 'order.paid', '2026-01-01T00:01:00Z')`.execute(app.db);
    await sql`
      UPDATE jobs SET status = 'completed', progress = 100, held = 0, finished_at = now(), result = '{"firstName":"Ann"}',
        provenance = '{"origins":[{"source":"Sample data","retrieved_at":"2026-01-02T03:04:05.000Z","confidence":1}],"of":{"firstName":0},"more":{}}'
      WHERE id = ${jobs[0]!.job_id}`.execute(app.db);

    await ann.api.call('addSuppressions', { body: { entries: [{ domain: 'acme.example' }] } });
    const { secret } = await ann.api.call('createApiKey', { body: { name: 'Nightly', scopes: ['read'] } });

    await app.api.call('submitPrivacyRequest', { body: { email: 'ann@example.com', wants: 'leave_out' } });
    const person = { linkedin_url: 'https://www.linkedin.com/in/never-enriched' };
    await ann.api.call('forgetPerson', { body: { person } });
    const { answer, text } = await download(ann);
    expect(text).not.toContain(secret);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leadlight-export-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const file = JSON.parse(text);
    expect(file).toEqual({
      exported_at: expect.any(String),
      profile: {
        id: ann.userId,
        identity: { kind: 'local', subject: expect.any(String) },
        email: 'ann@example.com',
        username: 'Ann Ferrer',
        created_at: expect.any(String),
        selected_parameters: null,
      },
      company_profile: company,
      sessions: [
        {
          device: 'A program',
          created_at: expect.any(String),
          last_used_at: expect.any(String),
          expires_at: expect.any(String),
          ended_at: null,
        },
      ],
      network_account: {
        account_id: 'own-1',
        name: 'Ann F.',
        connected_at: '2026-01-02T03:04:05.000Z',
        expired_at: null,
      },
      profile_count: { state: 'earlier', completed: 3, profiles: 2, counted_at: '2026-01-02T03:04:05.000Z' },
      network_account_links: [
        { created_at: expect.any(String), expires_at: '2999-01-02T03:04:05.000Z', refused_at: null },
      ],
      webhooks: [expect.objectContaining({ url: 'https://acme.example/hook', active: false })],
      webhook_deliveries: [expect.objectContaining({ webhook_id: batch_id, state: 'delivered', answer: 'ok' })],
      hubspot_tokens: [{ set_at: expect.any(String) }],
      hubspot_pushes: [expect.objectContaining({ batch_id, state: 'done', mapping: { tag: null } })],
      hubspot_refusals: [{ push_id: batch_id, job_id: jobs[0]?.job_id, reason: 'Refused.' }],
      api_keys: [expect.objectContaining({ name: 'Nightly', prefix: secret.slice(0, 10), revoked_at: null })],
      credits: { credits: 96, held: 4 },
      spending_limits: { per_day: null, per_month: null },
      provider_limits: [],
      provider_calls: [],
      provider_waits: [],
      queue_shares: [{ lane: 'short', next_place: 1 }],
      orders: [
        {
          order_id: 'order_1',
          provider: 'test',
          credits: 100,
          amount: 10_000,
          currency: 'INR',
          status: 'refunded',
          payment_id: 'pay_1',
          trouble: null,
          refunded: 0,
          credits_taken: 0,
          created_at: '2026-01-01T00:00:00.000Z',
          ended_at: '2026-01-01T00:01:00.000Z',
          events: [{ event_id: 'event_1', event: 'order.paid', received_at: '2026-01-01T00:01:00.000Z' }],
        },
        expect.objectContaining({ order_id: 'order_2', status: 'open', payment_id: null, events: [] }),
      ],
      idempotency_keys: [
        {
          key: 'list of monday',
          batch_id,
          created_at: expect.any(String),
          answer: { parameters_enriched: ['firstName', 'workEmail'], duplicates: 0, validation_errors: [] },
        },
      ],
      sheet_mappings: [{ given_at: '2026-01-02T03:04:05.000Z', columns: { A: 'linkedin_url' } }],
      privacy_requests: [
        {
          created_at: expect.any(String),
          ...{ wants: 'leave_out', state: 'unconfirmed', profile: null, left_out: false, closed_at: null },
        },
      ],
      waiting_mails: [{ created_at: expect.any(String), subject: 'Please confirm your request' }],
      audit_log: [
        {
          created_at: expect.any(String),
          ...{ by: 'user', action: 'person.forgotten', subject: 'person', details: expect.any(Object) },
        },
      ],
      suppressions: [{ kind: 'domain', label: 'acme.example', created_at: expect.any(String) }],
      source_answers: [
        expect.objectContaining({ source: 'hunter', answer: {} }),
        {
          linkedin_url: 'https://www.linkedin.com/in/ann',
          source: 'unipile',
          retrieved_at: '2026-01-02T03:04:05.000Z',
          answer: { parts: { profile: { name: 'Ann “A” Ferrer\n' } } },
        },
      ],
      transactions: [
        expect.objectContaining({ type: 'enrichment', credits: 0, description: 'Enrichment of 2 profiles' }),
        expect.objectContaining({ type: 'signup', credits: 100, balance_after: 100 }),
      ],
      enrichment_requests: [
        {
          batch_id,
          created_at: expect.any(String),
          profiles: 2,
          counts: { pending: 1, running: 0, completed: 1, failed: 0, cancelled: 0 },
          parameters: ['firstName', 'workEmail'],
          price: 4,
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
    expect(file).toMatchObject({ orders: [], idempotency_keys: [], source_answers: [] });
    expect(file.transactions).toHaveLength(1);
  });

  it('asks for a session', async () => {
    expect((await app.api.callError('exportAccount')).status).toBe(401);
  });

  it('is not read for who only asks for the head', async () => {
    const ben = await app.signIn();
    expect((await ben.api.send('HEAD', '/api/profile/export')).status).toBe(405);
  });

  it('has a place for every table, or a reason why not', async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
        AND NOT relispartition`.execute(app.db);
    const document = readFileSync('docs/own-data.md', 'utf8');
    expect(rows.map(({ name }) => name).filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
  });

  it('holds what the page about it lists, and nothing else', async () => {
    const document = readFileSync('docs/own-data.md', 'utf8');
    const [inFile = '', notInFile = ''] = document.split('These tables are not in it');
    const firstCells = (part: string, at: number) =>
      [...part.matchAll(/^\|(.*)\|$/gm)].slice(2).map(([, row = '']) => row.split('|')[at] ?? '');
    const namesIn = (cells: string[]) =>
      cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    const file = JSON.parse((await download(await app.signIn())).text);
    expect(namesIn(firstCells(inFile, 0)).toSorted()).toEqual(
      Object.keys(file)
        .filter((key) => key !== 'exported_at')
        .toSorted(),
    );
    // Of each table it is said once whether it is in the file.
    const excluded = namesIn(firstCells(notInFile, 0));
    const included = new Set(namesIn(firstCells(inFile, 1)));
    expect(excluded.filter((name) => included.has(name))).toEqual([]);
    const { rows } = await sql<{ name: string }>`
      SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v') AND NOT c.relispartition AND a.attname = 'user_id'`.execute(
      app.db,
    );
    expect(rows.map(({ name }) => name).filter((name) => !included.has(name))).toEqual([]);
  });

  it('misses none of many requests that were made within a moment', async () => {
    const dora = await app.signIn();
    await sql`
      INSERT INTO batches (id, user_id, column_sets, total, price, credits_held, created_at)
      SELECT gen_random_uuid(), ${dora.userId}, '[["firstName"]]', 1, 1, 0, '2026-01-02'::timestamptz + n * interval '1 microsecond'
      FROM generate_series(1, 2300) n`.execute(app.db);
    const file = JSON.parse((await download(dora)).text);
    expect(new Set(file.enrichment_requests.map((request: { batch_id: string }) => request.batch_id)).size).toBe(2_300);
    expect(file.enrichment_requests).toHaveLength(2_300);
  });

  it.each(['identity', 'gzip', 'br', 'zstd'])(
    'is no whole file when it could not be finished: %s',
    async (encoding) => {
      const ben = await app.signIn();
      await sql`ALTER TABLE source_answers RENAME TO source_answers_away`.execute(app.db);
      try {
        const whole = await ben.api
          .callRaw('exportAccount', { headers: { 'accept-encoding': encoding } })
          .then(async (answer) => answer.ok && JSON.parse(await answer.text()))
          .catch(() => false);
        expect(whole).toBe(false);
      } finally {
        await sql`ALTER TABLE source_answers_away RENAME TO source_answers`.execute(app.db);
      }
      expect((await download(ben)).answer.status).toBe(200);
    },
  );

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
        SELECT (left(b.id::text, 13) || substr(gen_random_uuid()::text, 14))::uuid, b.id, b.user_id, n, 'person-' || n, 'completed', 100, 0,
          json_build_object('firstName', ${value}::text), now()
        FROM batches b CROSS JOIN LATERAL generate_series(1, b.total) n WHERE b.user_id = ${cleo.userId}`.execute(tx);
    });
    let [bytes, checkedAt, most] = [0, 0, 0];
    const before = liveMemory();
    for await (const chunk of await exportAccount(app.db, app.services.suppressions(), cleo.userId)) {
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

  it('is made once at a time for each user, and again when the one before is over', async () => {
    const files = new FilesUnderWay(1);
    const start = async (userId: string) => {
      const open = async () => ({ content: await exportAccount(app.db, app.services.suppressions(), userId) });
      return (await files.begin(userId, open)).content;
    };
    const cleo = await app.signIn('cleo@example.com');
    const ben = await app.signIn();
    const first = await start(cleo.userId);
    await expect(start(cleo.userId)).rejects.toMatchObject({ code: 'export_running' });
    JSON.parse(await readText(await start(ben.userId)));
    JSON.parse(await readText(await start(ben.userId)));

    first.destroy();
    await once(first, 'close');
    const second = await start(cleo.userId);
    files.stop();
    await expect(readText(second)).rejects.toThrow('the server stops');
    await expect(start('018f0000-0000-7000-8000-000000000000')).rejects.toMatchObject({
      code: 'user_not_found',
    });
    await expect(start('018f0000-0000-7000-8000-000000000000')).rejects.toMatchObject({
      code: 'user_not_found',
    });
  });

  it('says so to who asks for another, and gives up one of which nothing is taken', async () => {
    const cleo = await app.signIn('cleo@example.com');
    const connected = once(app.app.server, 'connection') as Promise<[Socket]>;
    const headers = { authorization: `Bearer ${cleo.token}` };
    const request = get(`${app.url}/api/profile/export`, { headers, agent: false });
    const [stalled] = (await once(request, 'response')) as [IncomingMessage];
    const [connection] = await connected;

    const refused = await cleo.api.callError('exportAccount');
    expect(refused).toMatchObject({ status: 409, body: { code: 'export_running' } });
    expect(refused.body.error).toContain('downloaded already');

    const over = once(connection, 'close');
    // What the clock does after a minute.
    connection.emit('timeout');
    await over;
    await expect(readText(stalled)).rejects.toThrow('aborted');
    await expect.poll(() => beginAndLeave(cleo), { timeout: 20_000 }).toBe(200);
  });

  it('ends quietly when the browser goes away half-way', async () => {
    const cleo = await app.signIn('cleo@example.com');
    // Each that went away makes room for the next.
    for (let times = 0; times < 2; times += 1)
      await expect.poll(() => beginAndLeave(cleo), { timeout: 20_000 }).toBe(200);
    expect((await app.api.callRaw('checkLiveness')).status).toBe(200);
  });

  it('is broken off when the account is deleted meanwhile', async () => {
    const eve = await app.signIn();
    await sql`
      WITH b AS (
        INSERT INTO batches (id, user_id, column_sets, total, price, credits_held)
        VALUES (gen_random_uuid(), ${eve.userId}, '[["firstName"]]', 500, 500, 0) RETURNING id
      )
      INSERT INTO jobs (id, batch_id, user_id, position, slug, status, progress, held, result, finished_at)
      SELECT (left(b.id::text, 13) || substr(gen_random_uuid()::text, 14))::uuid, b.id, ${eve.userId}, n, 'person-' || n, 'completed', 100, 0, json_build_object('firstName', repeat('x', 2000)), now()
      FROM b CROSS JOIN generate_series(1, 500) n`.execute(app.db);
    const file = await exportAccount(app.db, app.services.suppressions(), eve.userId);
    await once(file, 'readable');
    await deleteAccount(app.db, eve.userId);
    await expect(readText(file)).rejects.toThrow('the account was deleted meanwhile');
  });

  it('does not keep the server from stopping while somebody is slow to take it', async () => {
    const cleo = await app.signIn('cleo@example.com');
    const ask = () => cleo.api.callRaw('exportAccount', { headers: { 'accept-encoding': 'identity' } });
    let slow = await ask();
    // The one before, whose browser went away, is over as soon as the server knows.
    const askAgain = async () => {
      if (slow.status !== 200) slow = await ask();
      return slow.status;
    };
    await expect.poll(askAgain, { timeout: 20_000 }).toBe(200);
    await app.app.close();
    await expect(slow.text()).rejects.toThrow();
  });
});
