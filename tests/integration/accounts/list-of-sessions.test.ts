import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';

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
