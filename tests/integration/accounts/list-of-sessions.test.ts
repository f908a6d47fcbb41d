import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../server/platform/log.ts';
import { endpoints } from '../../../shared/contract/endpoints.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { createApiClient } from '../../support/http/api-client.ts';
import { encryptEmail } from '../../support/http/sign-up.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const listOf = async (user: SignedInUser) => (await user.api.call('listSessions')).sessions;
const refused = async (user: SignedInUser) => (await user.api.callError('readProfile')).body.code;

it('names the device, when each began, and the one that asks', async () => {
  const here = await app.signIn('ann@example.com');
  const there = await app.signIn('ann@example.com');
  await sql`UPDATE sessions SET device = 'Safari on iPhone', last_used_at = now() - interval '1 hour'
    WHERE id = ${there.sessionId}`.execute(app.db);
  const sessions = await listOf(here);
  expect(sessions.map(({ id, device, current }) => ({ id, device, current }))).toEqual([
    { id: here.sessionId, device: 'A program', current: true },
    { id: there.sessionId, device: 'Safari on iPhone', current: false },
  ]);
  expect(Date.now() - Date.parse(sessions[0]!.created_at)).toBeLessThan(60_000);
  expect(Date.now() - Date.parse(sessions[1]!.last_used_at)).toBeGreaterThan(3_500_000);
});

it('leaves out those that ended, expired or were not used', async () => {
  const here = await app.signIn('bea@example.com');
  for (const end of ['ended_at = now()', 'expires_at = now()', "last_used_at = now() - interval '8 days'"]) {
    const { sessionId } = await app.signIn('bea@example.com');
    await sql`UPDATE sessions SET ${sql.raw(end)} WHERE id = ${sessionId}`.execute(app.db);
  }
  expect((await listOf(here)).map(({ id }) => id)).toEqual([here.sessionId]);
});

it('ends one, at once and twice without harm', async () => {
  const [here, there] = [await app.signIn('cleo@example.com'), await app.signIn('cleo@example.com')];
  for (let time = 0; time < 2; time += 1) {
    expect(await here.api.call('endSession', { params: { id: there.sessionId } })).toEqual({ success: true });
  }
  expect(await refused(there)).toBe('session_inactive');
  expect(await listOf(here)).toHaveLength(1);
});

it('ends all but the one that asks', async () => {
  const [here, second, third] = [
    await app.signIn('dan@example.com'),
    await app.signIn('dan@example.com'),
    await app.signIn('dan@example.com'),
  ];
  expect(await here.api.call('endOtherSessions')).toEqual({ success: true, ended: 2 });
  expect([await refused(second), await refused(third)]).toEqual(['session_inactive', 'session_inactive']);
  expect(await here.api.call('endOtherSessions')).toEqual({ success: true, ended: 0 });
});

it("knows nobody else's", async () => {
  const [eve, fay] = [await app.signIn('eve@example.com'), await app.signIn('fay@example.com')];
  for (const id of [fay.sessionId, uuid()]) {
    const { status, body } = await eve.api.callError('endSession', { params: { id } });
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
  await eve.api.call('endOtherSessions');
  expect(await listOf(fay)).toHaveLength(1);
});

it('holds a hundred: one more ends that which was not used for longest', async () => {
  const first = await app.signIn('gus@example.com');
  await sql`INSERT INTO sessions (id, user_id, expires_at, last_used_at)
    SELECT gen_random_uuid(), ${first.userId}, now() + interval '1 day', now() - interval '1 minute'
    FROM generate_series(1, 99)`.execute(app.db);
  await sql`UPDATE sessions SET last_used_at = now() - interval '1 hour' WHERE id = ${first.sessionId}`.execute(app.db);
  const last = await app.signIn('gus@example.com');
  expect(await listOf(last)).toHaveLength(100);
  expect(await refused(first)).toBe('session_inactive');
});

describe('signing in anew', () => {
  const again = async (email: string, token: string) => {
    const { access_token } = await app.api.call('issueLocalToken', { body: { email } });
    const data = await encryptEmail(app.api, email);
    return createApiClient(app.url, token).call('signIn', { body: { data, access_token } });
  };

  it('ends the session it is done in, and no other', async () => {
    const [here, there] = [await app.signIn('hal@example.com'), await app.signIn('hal@example.com')];
    const { token } = await again('hal@example.com', here.token);
    expect(await refused(here)).toBe('session_inactive');
    expect((await createApiClient(app.url, token).call('listSessions')).sessions).toHaveLength(2);
    await there.api.call('readProfile');
  });

  it('ends that of somebody else on the same page', async () => {
    const ida = await app.signIn('ida@example.com');
    await again('jon@example.com', ida.token);
    expect(await refused(ida)).toBe('session_inactive');
  });

  it.each(['nonsense', 'll_0123456789abcdef'])('is not kept from by %s', async (token) => {
    expect(await again('kim@example.com', token)).toMatchObject({ success: true });
  });

  it('leaves the session alone when it fails', async () => {
    const lea = await app.signIn('lea@example.com');
    const { status } = await lea.api.callError('signIn', { body: { data: 'AAAA', access_token: 'nonsense' } });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await listOf(lea)).toHaveLength(1);
  });
});

describe('a session that began too long ago', () => {
  const CALLS = [
    ['ending all others', 'endOtherSessions', {}],
    ['ending one', 'endSession', { params: { id: uuid() } }],
    ['making an API key', 'createApiKey', { body: { name: 'Import', scopes: ['read'] } }],
    ['deleting the account', 'deleteAccount', {}],
  ] as const;

  it.each(CALLS)('signs in again before %s', async (_what, name, input) => {
    const [here, there] = [await app.signIn('nia@example.com'), await app.signIn('nia@example.com')];
    await sql`UPDATE sessions SET created_at = now() - interval '61 minutes', last_used_at = now()
      WHERE id = ${here.sessionId}`.execute(app.db);
    const refusal = await here.api.callError(name, input as never);
    expect([refusal.status, refusal.body.code]).toEqual([403, 'reauthentication_required']);
    expect((await listOf(there)).length).toBeGreaterThanOrEqual(2);
    const anew = await app.signIn('nia@example.com');
    expect((await anew.api.callRaw(name, input as never)).status).toBe(name === 'endSession' ? 404 : 200);
  });

  it('may do all else', async () => {
    const here = await app.signIn('ole@example.com');
    await sql`UPDATE sessions SET created_at = now() - interval '2 days' WHERE id = ${here.sessionId}`.execute(app.db);
    expect(await listOf(here)).toHaveLength(1);
    expect((await here.api.call('listApiKeys')).keys).toEqual([]);
    await here.api.call('logOut');
  });

  it('is asked for where the contract says so, and nowhere else', () => {
    const asking = Object.entries(endpoints).filter(([, endpoint]) => 'recentSignIn' in endpoint);
    expect(asking.map(([name]) => name).toSorted()).toEqual(CALLS.map(([, name]) => name).toSorted());
  });
});

it('is in the log with whose session began, and nothing about the person', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info' }, { write: (line) => lines.push(line) });
  const logged = await startTestApp({ log });
  try {
    const { userId } = await logged.signIn('mona@example.com', 'Mona Lind');
    const line = lines.map((one) => JSON.parse(one)).find(({ msg }) => msg === 'signed in');
    expect(line).toMatchObject({ user_id: userId, request_id: expect.any(String) });
    expect(lines.join('')).not.toMatch(/mona|lind/i);
  } finally {
    await logged.close();
  }
});
