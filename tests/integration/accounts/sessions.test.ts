import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { createApiClient } from '../../support/http/api-client.ts';

let app: TestApp;
let ann: SignedInUser;
let ben: SignedInUser;
beforeAll(async () => {
  app = await startTestApp();
  ann = await app.signIn('ann@example.com');
  ben = await app.signIn('ben@example.com');
});
afterAll(() => app.close());

function sign(claims: object, options: { secret?: string; alg?: string; expires?: string } = {}): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: options.alg ?? 'HS256' })
    .setExpirationTime(options.expires ?? '1h')
    .sign(new TextEncoder().encode(options.secret ?? app.config.session.secret));
}

async function refusalOf(authorization: string | undefined) {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  const { status, body } = await app.api.callError('readProfile', { headers });
  return { status, error: body.error };
}

describe('a token', () => {
  const required = 'Authentication required';
  const rows: [string, () => Promise<string | undefined>, string][] = [
    ['none', async () => undefined, required],
    ['an empty one', async () => 'Bearer ', required],
    ['another scheme', async () => `Basic ${ann.token}`, required],
    ['garbage', async () => 'Bearer abc.def.ghi', required],
    [
      'one that another secret signed',
      async () =>
        `Bearer ${await sign({ user_id: ann.userId, sid: ann.sessionId }, { secret: 'another secret entirely' })}`,
      required,
    ],
    [
      'one signed with another algorithm',
      async () => `Bearer ${await sign({ user_id: ann.userId, sid: ann.sessionId }, { alg: 'HS512' })}`,
      required,
    ],
    ['one without signature', async () => `Bearer ${ann.token.split('.').slice(0, 2).join('.')}.`, required],
    ['one that names nobody', async () => `Bearer ${await sign({ sid: ann.sessionId })}`, required],
    [
      'one of an unknown user',
      async () => `Bearer ${await sign({ user_id: uuid(), sid: ann.sessionId })}`,
      'User not found',
    ],
    [
      'one of a user that cannot be',
      async () => `Bearer ${await sign({ user_id: "'; --", sid: ann.sessionId })}`,
      'User not found',
    ],
    [
      'one of an unknown session',
      async () => `Bearer ${await sign({ user_id: ann.userId, sid: uuid() })}`,
      'Session not found',
    ],
    [
      'one of a session that cannot be',
      async () => `Bearer ${await sign({ user_id: ann.userId, sid: 'x' })}`,
      'Session not found',
    ],
    [
      'one that joins a user to the session of another',
      async () => `Bearer ${await sign({ user_id: ann.userId, sid: ben.sessionId })}`,
      'Session not found',
    ],
    [
      'one whose time is over',
      async () => `Bearer ${await sign({ user_id: ann.userId, sid: ann.sessionId }, { expires: '-1s' })}`,
      'Session inactive',
    ],
  ];
  it.each(rows)('is refused: %s', async (_, authorization, error) => {
    expect(await refusalOf(await authorization())).toEqual({ status: 401, error });
  });

  it('is taken whatever the case of the scheme', async () => {
    const answer = await app.api.callRaw('readProfile', { headers: { authorization: `bearer ${ann.token}` } });
    expect(answer.status).toBe(200);
  });
});

const usedAgo = ({ sessionId }: SignedInUser, ago: string) =>
  sql`UPDATE sessions SET last_used_at = now() - ${ago}::interval WHERE id = ${sessionId}`.execute(app.db);

describe('a session', () => {
  it('ends with logout, for every copy of its token and for no other session', async () => {
    const [here, there] = [await app.signIn('cleo@example.com'), await app.signIn('cleo@example.com')];
    expect(await here.api.call('logOut')).toEqual({ success: true });
    expect(await refusalOf(`Bearer ${here.token}`)).toEqual({ status: 401, error: 'Session inactive' });
    expect((await here.api.callError('logOut')).body.code).toBe('session_inactive');
    await there.api.call('readProfile');
  });

  it('ends by itself when its time is over in the database', async () => {
    const dan = await app.signIn('dan@example.com');
    await sql`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE id = ${dan.sessionId}`.execute(app.db);
    expect(await refusalOf(`Bearer ${dan.token}`)).toEqual({ status: 401, error: 'Session inactive' });
  });

  it('lasts thirty days', async () => {
    const { expires_at: end } = await app.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('id', '=', ann.sessionId)
      .executeTakeFirstOrThrow();
    expect((end.getTime() - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
  });

  it('ends when it was not used for a week', async () => {
    const fay = await app.signIn('fay@example.com');
    await usedAgo(fay, '167 hours');
    await fay.api.call('readProfile');
    await usedAgo(fay, '169 hours');
    expect(await refusalOf(`Bearer ${fay.token}`)).toEqual({ status: 401, error: 'Session inactive' });
  });

  it('notes its last use every five minutes, not with every call', async () => {
    const gus = await app.signIn('gus@example.com');
    const lastUse = async () => {
      const { rows } = await sql<{ s: number }>`
        SELECT extract(epoch FROM now() - last_used_at)::int AS s FROM sessions WHERE id = ${gus.sessionId}`.execute(
        app.db,
      );
      return rows[0]?.s;
    };
    await usedAgo(gus, '4 minutes');
    await gus.api.call('readProfile');
    expect(await lastUse()).toBeGreaterThanOrEqual(240);
    await usedAgo(gus, '6 minutes');
    await gus.api.call('readProfile');
    expect(await lastUse()).toBeLessThan(60);
  });

  it('takes logout with a JSON content type and no body', async () => {
    const eve = await app.signIn('eve@example.com');
    const headers = { 'content-type': 'application/json' };
    expect((await createApiClient(app.url, eve.token).callRaw('logOut', { headers })).status).toBe(200);
  });
});
