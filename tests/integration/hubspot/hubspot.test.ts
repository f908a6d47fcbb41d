import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endPush } from '../../../server/hubspot/pushes-store.ts';
import { type PushContext, runPush } from '../../../server/hubspot/pushing/run-push.ts';
import { NO_LIMITS } from '../../../server/providers/rate-limiter/no-limits.ts';
import type { HubspotMapping } from '../../../shared/contract/hubspot.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { createApiClient } from '../../support/http/api-client.ts';
import { type HubspotServer, startHubspotServer } from '../../support/servers/hubspot-server.ts';

let hubspot: HubspotServer;
let app: TestApp;
let ann: SignedInUser;
let context: PushContext;
let people = 0;
beforeAll(async () => {
  hubspot = await startHubspotServer();
  app = await startTestApp({ env: { HUBSPOT_BASE_URL: `${hubspot.url}/`, RATE_LIMITS: 'off' } });
  const { db, log, services } = app;
  context = {
    ...{ db, log, cipher: services.secretCipher(), suppressions: services.suppressions() },
    ...{ baseUrl: app.config.hubspotUrl, rateLimiter: NO_LIMITS, pausesMs: [1, 1] },
  };
});
afterAll(async () => {
  await app.close();
  await hubspot.close();
});
beforeEach(async () => {
  people += 1;
  ann = await app.signIn(`ann${people}@example.com`);
  hubspot.contacts.clear();
  hubspot.calls.length = 0;
  hubspot.faults.length = 0;
  Object.assign(hubspot, { missingScopes: [], refusesWholeCalls: false });
});

const setToken = (token = hubspot.token, user = ann) => user.api.call('setHubspotToken', { body: { token } });

/** What is known of somebody, or how their job ended. */
type Person = Record<string, unknown> | 'failed' | 'running' | 'suppressed';

/** A request with these people. */
async function fill(list: readonly Person[]): Promise<string> {
  const columns =
    '[["firstName","workEmail","personalEmail","jobTitle","totalEmployees","followerCount","premium","tag"]]';
  const open = list.filter((one) => one === 'running').length;
  const { rows } = await sql<{ id: string }>`
    INSERT INTO batches (id, user_id, column_sets, total, price, credits_held)
    VALUES (gen_random_uuid(), ${ann.userId}, ${columns}, ${list.length}, ${list.length}, ${open}) RETURNING id`.execute(
    app.db,
  );
  const id = rows[0]!.id;
  const jobs = list.map((person, at) => {
    const status = typeof person === 'object' ? 'completed' : person === 'running' ? 'running' : 'failed';
    const result = typeof person === 'object' ? person : null;
    return { n: at + 1, status, result, suppressed: person === 'suppressed' };
  });
  await sql`
    INSERT INTO jobs (id, batch_id, user_id, position, slug, status, progress, held, result, error, error_code, finished_at)
    SELECT (left(${id}, 13) || substr(gen_random_uuid()::text, 14))::uuid, ${id}, ${ann.userId}, n, 'p' || n || '-of-' || ${people}::int,
      status, CASE status WHEN 'completed' THEN 100 WHEN 'failed' THEN -1 ELSE 0 END, 0, result,
      CASE WHEN suppressed THEN 'Suppressed: this person asked not to be processed.' WHEN status = 'failed' THEN 'Not found.' END,
      CASE WHEN suppressed THEN 'suppressed' WHEN status = 'failed' THEN 'profile_not_found' END,
      CASE WHEN status <> 'running' THEN now() END
    FROM jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) AS t (n int, status text, result jsonb, suppressed boolean)`.execute(
    app.db,
  );
  return id;
}

const start = async (batchId: string, mapping?: HubspotMapping) =>
  (await ann.api.call('startHubspotPush', { body: { batch_id: batchId, mapping } })).push.id;

/** Runs a push until it stops, as the worker does. */
async function run(id: string) {
  const { signal } = new AbortController();
  await runPush(context, id, { signal, closing: signal });
  return read(id);
}
const read = async (id: string) =>
  (await ann.api.call('readHubspotPush', { params: { id }, query: { page_size: 200 } })).push;
const push = async (list: readonly Person[], mapping?: HubspotMapping) => run(await start(await fill(list), mapping));

const crowd = (count: number, change: Record<string, unknown> = {}): Person[] =>
  Array.from({ length: count }, (_, at) => ({ firstName: `P${at}`, workEmail: `p${at}@acme.example`, ...change }));

describe('the token', () => {
  it('is tried, kept encrypted, never told, and gone once it is deleted', async () => {
    const none = { is_set: false, set_at: null };
    expect((await ann.api.call('readHubspotToken')).token).toEqual(none);
    const set = await setToken();
    expect(set.token).toEqual({ is_set: true, set_at: expect.any(String) });
    expect(await ann.api.call('readHubspotToken')).toEqual(set);
    expect(JSON.stringify(set)).not.toContain(hubspot.token);
    const { rows } = await sql<{
      token: Buffer;
    }>`SELECT token FROM hubspot_tokens WHERE user_id = ${ann.userId}`.execute(app.db);
    expect(rows[0]?.token.includes('pat-')).toBe(false);
    await ann.api.call('deleteHubspotToken');
    expect((await ann.api.call('readHubspotToken')).token).toEqual(none);
    const refused = ann.api.call('startHubspotPush', { body: { batch_id: await fill(crowd(1)) } });
    await expect(refused).rejects.toThrow('"code":"hubspot_token_missing"');
  });

  it.each([
    ['HubSpot does not know', () => {}, 'pat-na1-an-older-token', 422, 'hubspot_token_refused'],
    [
      'may not do enough',
      () => hubspot.missingScopes.push('crm.schemas.contacts.read'),
      undefined,
      422,
      'hubspot_scope_missing',
    ],
    [
      'cannot be tried',
      () => hubspot.faults.push({ status: 502, body: {} }, 'cut'),
      undefined,
      503,
      'hubspot_unavailable',
    ],
    ['is none', () => {}, 'short', 400, 'validation_failed'],
  ] as const)('that %s is not kept, and it is said why', async (_, spoil, token, status, code) => {
    spoil();
    const refused = setToken(token);
    await expect(refused).rejects.toThrow(`answered ${status}`);
    await expect(refused).rejects.toThrow(
      code === 'hubspot_scope_missing' ? 'crm.schemas.contacts.read' : `"code":"${code}"`,
    );
    expect((await ann.api.call('readHubspotToken')).token.is_set).toBe(false);
  });

  it('is not for API keys to set', async () => {
    const body = { name: 'CI', scopes: ['read' as const, 'enrich' as const] };
    const { secret } = await ann.api.call('createApiKey', { body });
    const asKey = createApiClient(app.url, secret);
    await expect(asKey.call('setHubspotToken', { body: { token: hubspot.token } })).rejects.toThrow('answered 403');
    expect((await asKey.call('readHubspotToken')).token.is_set).toBe(false);
  });
});

describe('a push', () => {
  beforeEach(() => setToken());

  it('brings completed profiles into HubSpot, a hundred at a time, and again without making anybody twice', async () => {
    const batchId = await fill([
      ...crowd(248),
      { firstName: 'Una', jobTitle: 'Buyer', tag: 'Hot', followerCount: 7 },
      'failed',
    ]);
    const done = await run(await start(batchId));
    expect(done).toMatchObject({
      state: 'done',
      total: 249,
      pushed: 249,
      refused_count: 0,
      refused: [],
      trouble: null,
    });
    expect(hubspot.upserts().map((inputs) => inputs.length)).toEqual([100, 100, 48, 1]);
    expect(hubspot.find('firstname', 'Una')).toMatchObject({
      jobtitle: 'Buyer',
      leadlight_tag: 'Hot',
      leadlight_follower_count: '7',
      leadlight_profile_url: `https://www.linkedin.com/in/p249-of-${people}`,
    });
    expect(hubspot.find('email', 'p7@acme.example')).toMatchObject({ firstname: 'P7' });
    expect(hubspot.properties.get('leadlight_profile_url')).toMatchObject({
      hasUniqueValue: true,
      groupName: 'leadlight',
    });
    expect(hubspot.properties.get('leadlight_follower_count')?.type).toBe('number');
    const made = hubspot.calls.filter(({ method, path }) => method === 'POST' && path.includes('/properties/')).length;
    await run(await start(batchId));
    expect(hubspot.contacts.size).toBe(249);
    expect(hubspot.calls.filter(({ method, path }) => method === 'POST' && path.includes('/properties/'))).toHaveLength(
      made,
    );
    const { pushes } = await ann.api.call('listHubspotPushes', { query: { batch_id: batchId } });
    expect(pushes).toMatchObject([
      { state: 'done', pushed: 249 },
      { state: 'done', pushed: 249 },
    ]);
  });

  it.each([false, true])(
    'lists who was refused, and why; the others are pushed (calls refused as a whole: %s)',
    async (whole) => {
      hubspot.refusesWholeCalls = whole;
      const done = await push([
        { firstName: 'Ann', workEmail: 'Ann@Acme.example' },
        { firstName: 'Brittle', workEmail: 'brittle@acme.example' },
        { firstName: 'Twin', personalEmail: 'ann@acme.example' },
        'suppressed',
        'running',
        { firstName: 'Nomail', workEmail: 'none' },
      ]);
      expect(done).toMatchObject({ state: 'done', total: 6, pushed: 2, refused_count: 4 });
      expect(done.refused.map(({ reason }) => reason)).toEqual([
        'HubSpot takes the e-mail address for invalid.',
        expect.stringMatching(/^Another profile of these results has the same e-mail address/),
        expect.stringMatching(/^This person asked not to be processed/),
        expect.stringMatching(/^The enrichment had not ended yet/),
      ]);
      expect(done.refused[0]?.linkedin_url).toBe(`https://www.linkedin.com/in/p2-of-${people}`);
      expect(JSON.stringify(done.refused)).not.toContain('@');
      expect([...hubspot.contacts.values()].map(({ firstname }) => firstname).toSorted()).toEqual(['Ann', 'Nomail']);
      expect(hubspot.find('firstname', 'Nomail')).not.toHaveProperty('email');
    },
  );

  it('leaves out who is listed after the enrichment', async () => {
    const batchId = await fill(crowd(2));
    await ann.api.call('addSuppressions', { body: { entries: [{ email: 'p1@acme.example' }] } });
    const done = await run(await start(batchId));
    expect(done).toMatchObject({
      pushed: 1,
      refused: [{ reason: expect.stringContaining('asked not to be processed') }],
    });
    expect(hubspot.find('email', 'p1@acme.example')).toBeUndefined();
  });

  it('finds somebody who was pushed before the address was known, and says when HubSpot has them twice', async () => {
    const batchId = await fill([{ firstName: 'Ann' }]);
    await run(await start(batchId));
    await sql`UPDATE jobs SET result = '{"firstName":"Ann","workEmail":"ann@acme.example"}' WHERE batch_id = ${batchId}`.execute(
      app.db,
    );
    expect(await run(await start(batchId))).toMatchObject({ pushed: 1, refused_count: 0 });
    expect([...hubspot.contacts.values()]).toMatchObject([{ email: 'ann@acme.example', firstname: 'Ann' }]);
    for (const contact of hubspot.contacts.values()) delete contact.email;
    hubspot.contacts.set('99', { email: 'ann@acme.example' });
    const twice = await run(await start(batchId));
    expect(twice.refused[0]?.reason).toMatch(/^HubSpot has two contacts of this person/);
  });

  it('follows the mapping of its user', async () => {
    const person = { firstName: 'Ann', jobTitle: 'Buyer', totalEmployees: '51-200', premium: true, tag: 'Hot' };
    const mapping = {
      jobTitle: 'company',
      totalEmployees: 'leadlight_size',
      tag: null,
      firstName: 'lastname',
    } as const;
    expect(await push([person], mapping)).toMatchObject({ state: 'done', pushed: 1 });
    const [contact] = hubspot.contacts.values();
    expect(contact).toEqual({
      company: 'Buyer',
      lastname: 'Ann',
      leadlight_size: '51-200',
      leadlight_premium: 'Yes',
      hs_linkedin_url: `https://www.linkedin.com/in/p1-of-${people}`,
      leadlight_profile_url: `https://www.linkedin.com/in/p1-of-${people}`,
    });
    const nowhere = await push([person], { jobTitle: 'my_title' });
    expect(nowhere).toMatchObject({
      state: 'failed',
      trouble: expect.stringContaining('no contact property “my_title”'),
    });
    const locked = await push([person], { jobTitle: 'hs_score' });
    expect(locked).toMatchObject({ state: 'failed', trouble: expect.stringContaining('lets nobody write') });
    const both = start(await fill([person]), { jobTitle: 'company', tag: 'company' });
    await expect(both).rejects.toThrow('"code":"validation_failed"');
  });

  it('cuts texts that are too long', async () => {
    await push([{ firstName: 'Ann', tag: '🙂'.repeat(40_000) }]);
    const text = hubspot.find('firstname', 'Ann')?.leadlight_tag ?? '';
    expect(text).toHaveLength(65_536);
    expect(text.endsWith('…')).toBe(true);
  });

  it.each([
    [
      'a token that was revoked',
      () => hubspot.spoilOnce(401, { category: 'INVALID_AUTHENTICATION' }),
      /does not accept your token/,
    ],
    [
      'a scope that is missing',
      () => hubspot.missingScopes.push('crm.objects.contacts.write'),
      /scopes crm\.objects\.contacts\.write/,
    ],
    ['the daily limit', () => hubspot.spoilOnce(429, { policyName: 'DAILY' }), /used all its calls of today/],
  ])('ends with the reason: %s', async (_, spoil, reason) => {
    spoil();
    const failed = await push(crowd(1));
    expect(failed).toMatchObject({ state: 'failed', pushed: 0, trouble: expect.stringMatching(reason) });
    expect(failed.finished_at).not.toBeNull();
  });

  it('waits as long as HubSpot asks, and is tried again later when it stays away', async () => {
    hubspot.faults.push({ status: 429, headers: { 'retry-after': '0' }, body: { policyName: 'TEN_SECONDLY_ROLLING' } });
    hubspot.faults.push({ status: 503, body: {} });
    expect(await push(crowd(1))).toMatchObject({ state: 'done', pushed: 1 });
    const id = await start(await fill(crowd(1)));
    hubspot.faults.push('cut', 'garbage', { status: 500, body: {} });
    await expect(run(id)).rejects.toThrow('HubSpot');
    expect(await read(id)).toMatchObject({ state: 'running', trouble: 'HubSpot does not answer. It is tried again.' });
    expect(await run(id)).toMatchObject({ state: 'done', pushed: 1, trouble: null });
    // What the queue gives up on, and what comes a second time.
    await endPush(app.db, id, 'too late');
    expect(await run(id)).toMatchObject({ state: 'done', pushed: 1 });
  });

  it('goes on where a worker left it, and knows whom that one had pushed', async () => {
    const id = await start(await fill([...crowd(100), ...crowd(1), ...crowd(1, { workEmail: 'last@acme.example' })]));
    const closing = new AbortController();
    let hundreds = 0;
    const suppressions = Object.create(context.suppressions, {
      filter: {
        value: async () => {
          hundreds += 1;
          if (hundreds === 2) closing.abort(new Error('The process stops'));
          return new Set();
        },
      },
    });
    const { signal } = new AbortController();
    const left = runPush({ ...context, suppressions }, id, { signal, closing: closing.signal });
    await expect(left).rejects.toThrow('The process stops');
    expect(await read(id)).toMatchObject({ state: 'running', pushed: 100 });
    const done = await run(id);
    expect(done).toMatchObject({ state: 'done', pushed: 101, refused_count: 1 });
    expect(done.refused[0]?.reason).toContain('same e-mail address');
    expect(hubspot.contacts.size).toBe(101);
  });

  it('is one at a time, and one for each idempotency key', async () => {
    const body = { batch_id: await fill(crowd(1)) };
    const { push: first } = await ann.api.call('startHubspotPush', { body, idempotencyKey: 'a' });
    const again = await ann.api.call('startHubspotPush', { body, idempotencyKey: 'a' });
    expect(again.push.id).toBe(first.id);
    const other = ann.api.call('startHubspotPush', { body: { ...body, mapping: { tag: null } }, idempotencyKey: 'a' });
    await expect(other).rejects.toThrow('"code":"idempotency_conflict"');
    await expect(start(body.batch_id)).rejects.toThrow('"code":"hubspot_push_open"');
    await ann.api.call('deleteHubspotToken');
    expect(await run(first.id)).toMatchObject({ state: 'failed', trouble: expect.stringContaining('was deleted') });
    expect((await ann.api.call('startHubspotPush', { body, idempotencyKey: 'a' })).push.state).toBe('failed');
  });
});
