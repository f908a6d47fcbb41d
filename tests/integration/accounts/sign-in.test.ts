import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userinfo } from '../../../shared/contract/accounts.ts';
import { encryptEmail, startTestApp, type TestApp } from '../../support/app/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function localToken(email: string, fields: object = {}): Promise<string> {
  return (await app.api.call('issueLocalToken', { body: { email, ...fields } })).access_token;
}

async function ledgerOf(userId: string) {
  return app.db.selectFrom('ledger_entries').select(['kind', 'amount']).where('user_id', '=', userId).execute();
}

describe('signing in', () => {
  it('makes the user, gives the gift and opens a session', async () => {
    const ann = await app.signIn('ann@example.com', 'Ann Lee');
    expect(ann.answer.user).toEqual({ credits: 100, email: 'ann@example.com', username: 'Ann Lee' });
    expect(await ann.api.call('readProfile')).toEqual({
      success: true,
      id: ann.userId,
      email: 'ann@example.com',
      username: 'Ann Lee',
      company_profile: null,
    });
    expect(await ann.api.call('readCredits')).toEqual({ success: true, credits: 100, held: 0 });
    expect(await ledgerOf(ann.userId)).toEqual([{ kind: 'signup', amount: 100 }]);
  });

  it('finds the same user again, in another session and without another gift', async () => {
    const first = await app.signIn('bea@example.com', 'Bea');
    const second = await app.signIn('bea@example.com', 'Bea');
    expect(second.userId).toBe(first.userId);
    expect(second.sessionId).not.toBe(first.sessionId);
    expect(second.answer.user.credits).toBe(100);
    expect(await ledgerOf(first.userId)).toHaveLength(1);
    await first.api.call('readProfile');
  });

  it('takes an e-mail address in whatever case it is typed', async () => {
    const lower = await app.signIn('cleo@example.com');
    const upper = await app.signIn('CLEO@Example.COM');
    expect(upper.userId).toBe(lower.userId);
    const data = await encryptEmail(app.api, 'Cleo@EXAMPLE.com');
    const answer = { data, access_token: await localToken('cLEO@example.com') };
    await app.api.call('signIn', { body: answer });
  });

  it('calls a user without a name by the address, and keeps a name that is missing later', async () => {
    expect((await app.signIn('dan.d@example.com')).answer.user.username).toBe('dan.d');
    expect((await app.signIn('dan.d@example.com', 'Dan')).answer.user.username).toBe('Dan');
    expect((await app.signIn('dan.d@example.com')).answer.user.username).toBe('Dan');
  });

  it('keeps NUL and line breaks out of a name', async () => {
    expect((await app.signIn('eve@example.com', 'Eve\u0000\nX')).answer.user.username).toBe('Eve X');
  });

  it('makes one user and one gift of ten simultaneous first sign-ins', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => app.signIn('fay@example.com')));
    const ids = new Set(all.map((one) => one.userId));
    expect(ids.size).toBe(1);
    expect(await ledgerOf(all[0]!.userId)).toEqual([{ kind: 'signup', amount: 100 }]);
    expect(all.map((one) => one.answer.user.credits)).toEqual(Array(10).fill(100));
  });
});

describe('refused sign-ins', () => {
  const rows: [string, () => Promise<object>, number, string][] = [
    ['an e-mail address alone', async () => ({}), 401, 'identity_not_verified'],
    ['an empty access token', async () => ({ access_token: '' }), 401, 'identity_not_verified'],
    ['a made-up access token', async () => ({ access_token: 'ya29.made-up' }), 401, 'identity_not_verified'],
    [
      'the access token of somebody else',
      async () => ({ access_token: await localToken('mallory@example.com') }),
      401,
      'identity_not_verified',
    ],
    [
      'an address that is not verified',
      async () => ({ access_token: await localToken('victim@example.com', { email_verified: false }) }),
      401,
      'email_not_verified',
    ],
    [
      'a session token as access token',
      async () => ({ access_token: (await app.signIn('victim@example.com')).token }),
      401,
      'identity_not_verified',
    ],
    [
      'data that was not encrypted with our key',
      async () => ({
        data: Buffer.from('victim@example.com').toString('base64'),
        access_token: await localToken('victim@example.com'),
      }),
      400,
      'validation_failed',
    ],
    [
      'data that is not base64',
      async () => ({ data: '%%%', access_token: await localToken('victim@example.com') }),
      400,
      'validation_failed',
    ],
  ];
  it.each(rows)('%s', async (_, request, status, code) => {
    const body = { data: await encryptEmail(app.api, 'victim@example.com'), ...(await request()) };
    const refused = await app.api.callError('signIn', { body });
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status, code });
  });

  it('leave no user behind', async () => {
    const data = await encryptEmail(app.api, 'nobody@example.com');
    const body = { data, access_token: await localToken('nobody@example.com', { email_verified: false }) };
    const refused = await app.api.callError('signIn', { body });
    expect(refused.body.error).toBe('Email verification failed');
    const { rows: found } = await sql`SELECT 1 FROM users WHERE email = 'nobody@example.com'`.execute(app.db);
    expect(found).toEqual([]);
  });
});

describe('the local identity provider', () => {
  it('is announced by the config', async () => {
    const config = await app.api.call('readConfig');
    expect(config).toMatchObject({
      identity: { kind: 'local', userinfo_url: '/local-identity/userinfo' },
      payments: { kind: 'test' },
      sample_network: true,
      limits: { profiles_per_request: 10_000, minimum_credits: 15, credits_per_parameter: 1 },
    });
    expect(Buffer.from(config.email_cipher.key, 'base64')).toHaveLength(32);
    expect(Buffer.from(config.email_cipher.iv, 'base64')).toHaveLength(16);
  });

  it('answers userinfo as OpenID Connect names it', async () => {
    const token = await localToken('Gil@example.com', { name: 'Gil', email_verified: false });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.api.callRaw('readLocalUserinfo', { headers });
    expect(userinfo.strict().parse(await answer.json())).toEqual({
      sub: 'gil@example.com',
      email: 'Gil@example.com',
      email_verified: false,
      name: 'Gil',
    });
    expect((await app.api.callError('readLocalUserinfo')).body.code).toBe('authentication_required');
    const wrong = { headers: { authorization: 'Bearer wrong' } };
    expect((await app.api.callError('readLocalUserinfo', wrong)).body.code).toBe('identity_not_verified');
  });

  it.each([{ email: 'not an address' }, { email: '' }, {}, { email: 'a@example.com', email_verified: 'yes' }])(
    'gives no token for %j',
    async (body) => {
      expect((await app.api.callError('issueLocalToken', { body })).status).toBe(400);
    },
  );

  it('shows a page that asks for nothing from elsewhere and runs nothing inline', async () => {
    const answer = await app.api.send('GET', '/local-identity');
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const text of ['Local development sign-in', '>Email<', '>Name<', 'Email is verified', '>Continue<']) {
      expect(page).toContain(text);
    }
    expect(page).not.toMatch(/<script>|<style|style=|\son\w+=|https?:/);
    for (const file of page.match(/\/local-identity\/page\.\w+/g) ?? []) {
      expect((await app.api.send('GET', file)).status).toBe(200);
    }
  });
});
