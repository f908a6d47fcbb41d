import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../server/platform/database/database.ts';
import { REQUEST_POLICIES } from '../../../server/platform/request-limits/policies.ts';
import { createRequestLimits } from '../../../server/platform/request-limits/request-limits.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';

let app: TestApp;
let ann: SignedInUser;
/** A second process on the same database. */
let otherProcess: Database;

beforeAll(async () => {
  app = await startTestApp({ env: { SAMPLE_NETWORK: 'off' } });
  ann = await app.signIn();
  otherProcess = openDatabase({ url: app.databaseUrl, poolMax: 1 });
});
afterAll(async () => {
  await otherProcess.destroy();
  await app.close();
});

/** Uses up a policy for a caller, from the other process. */
async function useUp(policy: keyof typeof REQUEST_POLICIES, key: string): Promise<void> {
  const limits = createRequestLimits(otherProcess, { enabled: true });
  for (let asked = 0; asked < REQUEST_POLICIES[policy].times; asked += 1) {
    expect(await limits.count(policy, key)).toMatchObject({ allowed: true });
  }
}

const call = (path: string, headers: Record<string, string> = {}, body?: object) =>
  fetch(app.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${ann.token}`, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });

describe('limits on how often is asked', () => {
  it('are told with every answer, the narrowest one', async () => {
    const plain = await call('/api/credits');
    expect(plain.headers.get('ratelimit-policy')).toBe('"user";q=6000;w=60');
    const first = Number(plain.headers.get('ratelimit-remaining'));
    expect(plain.headers.get('ratelimit')).toMatch(new RegExp(`^"user";r=${first};t=[1-6]?[0-9]$`));
    expect(Number((await call('/api/credits')).headers.get('ratelimit-remaining'))).toBe(first - 1);
    const search = await call('/api/linkedin/search-intent', {}, { query: 'cto in pune' });
    expect(search.headers.get('ratelimit-policy')).toBe('"search";q=1200;w=60');
    expect(search.headers.get('ratelimit-limit')).toBe('1200');
  });

  it('hold for all processes, for each caller by themselves; the answer says when to try again', async () => {
    const ben = await app.signIn();
    await useUp('enrich', ann.userId);
    const refused = await call('/api/enrich', {}, { linkedin_urls: ['https://www.linkedin.com/in/ann'] });
    const body = await refused.json();
    const wait = Number(refused.headers.get('retry-after'));
    expect([refused.status, body.code]).toEqual([429, 'rate_limited']);
    expect(body.error).toBe(`Too many requests. Please try again in ${wait} seconds.`);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
    // Everything else goes on, and so do others.
    expect((await call('/api/credits')).status).toBe(200);
    const others = await ben.api.callError('startEnrichment', { body: { linkedin_urls: ['nobody'] } });
    expect(others.status).toBe(400);
  });

  it('count sign-ins by the address that a trusted proxy tells', async () => {
    await useUp('sign-in', '203.0.113.9');
    const body = { data: 'x', access_token: 'y' };
    const forwarded = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
    expect((await call('/api/decrypt', forwarded, body)).status).toBe(429);
    // What the client itself put in front of that is not believed.
    expect((await call('/api/decrypt', { 'x-forwarded-for': '203.0.113.9, 198.51.100.1' }, body)).status).toBe(400);
    expect((await call('/api/decrypt', {}, body)).status).toBe(400);
  });

  it('leave health checks alone', async () => {
    expect((await call('/healthz')).headers.has('ratelimit')).toBe(false);
  });

  it('can be switched off', async () => {
    const off = createRequestLimits(otherProcess, { enabled: false });
    expect(await off.count('website', 'ann')).toBeNull();
    for (let asked = 0; asked < 20; asked += 1) await off.require('website', 'ann');
  });
});
