import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { ApiKeyScope } from '../../../shared/contract/api-key-scopes.ts';
import type { CreateApiKeyRequest } from '../../../shared/contract/api-keys.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { endpoints } from '../../../shared/contract/endpoints.ts';
import { OPERATIONS, type OperationName } from '../../../shared/contract/operations.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { type ApiClient, createApiClient } from '../../support/http/api-client.ts';

let app: TestApp;
let ann: SignedInUser;
let ben: SignedInUser;
let people = 0;
beforeAll(async () => {
  app = await startTestApp({ env: { SIGNUP_CREDITS: '1000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  people += 1;
  ann = await app.signIn(`ann${people}@example.com`);
  ben = await app.signIn(`ben${people}@example.com`);
});

async function makeKey(request: Partial<CreateApiKeyRequest> = {}) {
  const { key, secret } = await ann.api.call('createApiKey', { body: { name: 'CI', scopes: ['read'], ...request } });
  return { key, secret, api: createApiClient(app.url, secret) };
}

const profile = (name: string) => `https://www.linkedin.com/in/${name}`;
const startOne = (api: ApiClient, name = 'maria-lopez') =>
  api.call('startEnrichment', { body: { linkedin_url: profile(name), columns: ['firstName', 'lastName'] } });

describe('a key', () => {
  it('is told once, kept as a hash, and listed without its secret', async () => {
    const { key, secret } = await makeKey({
      name: ' Nightly import ',
      scopes: ['read', 'enrich', 'read'],
      daily_credits: 40,
    });
    expect(secret).toMatch(/^ll_[0-9A-Za-z]{36}$/);
    expect(key).toMatchObject({
      name: 'Nightly import',
      prefix: secret.slice(0, 10),
      scopes: ['read', 'enrich'],
      daily_credits: 40,
      expires_at: null,
      last_used_at: null,
    });
    const listed = await ann.api.call('listApiKeys');
    expect(listed.keys).toEqual([key]);
    expect(JSON.stringify(listed)).not.toContain(secret);
    const { rows } = await sql<{
      row: string;
    }>`SELECT api_keys::text AS row FROM api_keys WHERE id = ${key.id}`.execute(app.db);
    expect(rows[0]?.row).not.toContain(secret.slice(10));
    expect((await ben.api.call('listApiKeys')).keys).toEqual([]);
  });

  it('calls as its owner, under both addresses, and its last use is shown', async () => {
    const { secret, api } = await makeKey();
    expect((await api.call('readCredits')).credits).toBe(1000);
    const answer = await app.api.send('GET', '/api/v1/credits', { headers: { authorization: `Bearer ${secret}` } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('ratelimit-policy')).toMatch(/"api-key";q=\d+;w=60/);
    const [listed] = (await ann.api.call('listApiKeys')).keys;
    expect(Date.parse(listed?.last_used_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('that was revoked, has expired, is unknown, foreign or malformed says so', async () => {
    const revoked = await makeKey();
    await ann.api.call('revokeApiKey', { params: { id: revoked.key.id } });
    const expiring = await makeKey({ expires_at: new Date(Date.now() + 60_000).toISOString() });
    await sql`UPDATE api_keys SET expires_at = now() WHERE id = ${expiring.key.id}`.execute(app.db);
    const forgotten = await makeKey();
    await sql`DELETE FROM api_keys WHERE id = ${forgotten.key.id}`.execute(app.db);
    const codeOf = async (api: ApiClient) => {
      const { status, body } = await api.callError('readCredits');
      return `${status} ${body.code}`;
    };
    expect(await codeOf(revoked.api)).toBe('401 api_key_revoked');
    expect(await codeOf(expiring.api)).toBe('401 api_key_expired');
    expect(await codeOf(forgotten.api)).toBe('401 invalid_api_key');
    for (const text of ['ll_', 'll_short', `${revoked.secret}x`, revoked.secret.toLowerCase()]) {
      expect(await codeOf(createApiClient(app.url, text)), text).toBe('401 invalid_api_key');
    }
    expect((await ann.api.call('listApiKeys')).keys.map((key) => key.id)).toEqual([expiring.key.id]);
  });

  it('of a deleted account is unknown', async () => {
    const { api } = await makeKey();
    await ann.api.call('deleteAccount');
    expect((await api.callError('readCredits')).body.code).toBe('invalid_api_key');
  });

  it("is revoked by its owner alone, once; what is nobody's key is not found", async () => {
    const { key, api } = await makeKey();
    const refused = { status: 404, body: { code: 'not_found' } };
    expect(await ben.api.callError('revokeApiKey', { params: { id: key.id } })).toMatchObject(refused);
    expect((await api.call('readCredits')).credits).toBe(1000);
    await ann.api.call('revokeApiKey', { params: { id: key.id } });
    expect(await ann.api.callError('revokeApiKey', { params: { id: key.id } })).toMatchObject(refused);
    expect(await ann.api.callError('revokeApiKey', { params: { id: 'no-such-key' } })).toMatchObject(refused);
  });

  test.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a name without end', { name: 'x'.repeat(101) }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['a scope nobody knows', { scopes: ['admin'] }, 'scopes.0'],
    ['a time that is over', { expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
    ['no time', { expires_at: 'tomorrow' }, 'expires_at'],
    ['no credits', { daily_credits: 0 }, 'daily_credits'],
  ])('with %s is not made', async (_, wrong, path) => {
    const { status, body } = await ann.api.callError('createApiKey', {
      body: { name: 'CI', scopes: ['read'], ...wrong },
    });
    expect({ status, paths: body.issues?.map((issue) => issue.path) }).toEqual({ status: 400, paths: [path] });
    expect((await ann.api.call('listApiKeys')).keys).toEqual([]);
  });

  it('is not made when there are 100 already', async () => {
    await sql`INSERT INTO api_keys (id, user_id, name, secret_hash, prefix, scopes)
      SELECT gen_random_uuid(), ${ann.userId}, 'n', sha256((${ann.userId} || n)::bytea), 'll_', '{read}' FROM generate_series(1, 100) n`.execute(
      app.db,
    );
    const { status, body } = await ann.api.callError('createApiKey', { body: { name: 'CI', scopes: ['read'] } });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'too_many_api_keys' });
  });
});

describe('what a key may do', () => {
  it('is what its scopes say: every call there is, with each of them', async () => {
    const keys = {
      read: await makeKey({ scopes: ['read'] }),
      search: await makeKey({ scopes: ['search'] }),
      enrich: await makeKey({ scopes: ['enrich'] }),
    };
    for (const name of Object.keys(OPERATIONS) as OperationName[]) {
      const endpoint: Endpoint = endpoints[name];
      if (endpoint.access !== undefined || !OPERATIONS[name].includes(' /api/')) continue;
      for (const [scope, { api }] of Object.entries(keys)) {
        const params = { id: 'x', parameter: 'x', order_id: 'x', delivery_id: 'x' };
        const hasBody = !OPERATIONS[name].startsWith('GET');
        const answer = await api.callRaw(name, { params, ...(hasBody && { body: {} }) });
        const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
        const refused = answer.status === 403 && code === 'insufficient_scope';
        expect(refused, `${name} with ${scope}: ${answer.status}`).toBe(
          !endpoint.scopes?.includes(scope as ApiKeyScope),
        );
      }
    }
  });

  it('never is to buy, to delete the account, to make keys or to end sessions', () => {
    const closed: OperationName[] = [
      'initiatePurchase',
      'verifyPurchase',
      'payTestOrder',
      'deleteAccount',
      'exportAccount',
      'saveCompany',
      'createApiKey',
      'listApiKeys',
      'revokeApiKey',
      'logOut',
      'listSessions',
      'endSession',
      'endOtherSessions',
      'setSpendingLimits',
    ];
    for (const name of closed) expect('scopes' in endpoints[name], name).toBe(false);
  });

  it('says which scope is missing', async () => {
    const { api } = await makeKey({ scopes: ['search'] });
    const { body } = await api.callError('startEnrichment', { body: { linkedin_url: profile('x') } });
    expect(body.details).toBe('This call needs a key with the scope "enrich"; this one has "search".');
  });
});

describe("a key's credits a day", () => {
  it('are held against each other, however many ask at once; what comes back can be used again', async () => {
    const { api, key } = await makeKey({ scopes: ['enrich', 'read'], daily_credits: 4 });
    const starts = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((name) => startOne(api, name)));
    expect(starts.filter((start) => start.status === 'fulfilled')).toHaveLength(2);
    const { status, headers, body } = await api.callError('startEnrichment', {
      body: { linkedin_url: profile('f'), columns: ['firstName'] },
    });
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'api_key_limit' });
    expect(body.details).toBe(
      'This needs 1 credit; the key may use 4 credits a day, and 4 credits are used or held since midnight UTC.',
    );
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(86_400);
    // Its owner is not limited by it.
    await startOne(ann.api, 'g');
    const first = starts.find((start) => start.status === 'fulfilled');
    await api.call('cancelBatch', { params: { id: first?.value.batch_id ?? '' } });
    await startOne(api, 'h');
    // Yesterday's do not count.
    await sql`UPDATE batches SET created_at = created_at - interval '1 day' WHERE api_key_id = ${key.id}`.execute(
      app.db,
    );
    await startOne(api, 'i');
  });

  it('a repeated idempotency key is answered again though nothing is left', async () => {
    const { api } = await makeKey({ scopes: ['enrich'], daily_credits: 2 });
    const again = () =>
      api.call('startEnrichment', {
        body: { linkedin_url: profile('maria'), columns: ['firstName', 'lastName'] },
        idempotencyKey: 'one',
      });
    expect(await again()).toEqual(await again());
  });

  it('what a key spent stands in the credit history with its name', async () => {
    const { api } = await makeKey({ name: 'Nightly', scopes: ['enrich', 'read'] });
    await startOne(api);
    await startOne(ann.api);
    const { transactions } = await api.call('listTransactions');
    expect(transactions.map((row) => row.description)).toEqual([
      'Enrichment of 1 profile',
      'Enrichment of 1 profile by the API key "Nightly"',
      'Welcome credits',
    ]);
  });
});
