import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';

let app: TestApp;
let ann: SignedInUser;
beforeAll(async () => {
  app = await startTestApp({
    webRoot: 'no such folder',
    env: { METRICS_TOKEN: 'a-token-of-the-operator', ADMIN_EMAILS: 'root@example.com' },
  });
  ann = await app.signIn('ann@example.com');
});
afterAll(() => app.close());

const statusOf = async (token: string, path = '/api/profile') =>
  (await app.api.send('GET', path, { headers: { authorization: `Bearer ${token}` } })).status;
const claims = () => ({ user_id: ann.userId, sid: ann.sessionId });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

it.each(['none', 'None', 'NONE', ''])('a token whose algorithm is “%s” is none', async (alg) => {
  const [, payload = ''] = ann.token.split('.');
  expect(await statusOf(`${part({ alg, typ: 'JWT' })}.${payload}.`)).toBe(401);
  expect(await statusOf(new UnsecuredJWT(claims()).setExpirationTime('1h').encode())).toBe(401);
});

it('a token does not bring its own key', async () => {
  const key = new TextEncoder().encode('a key that the attacker has chosen');
  const header = { alg: 'HS256', jwk: { kty: 'oct', k: Buffer.from(key).toString('base64url') } };
  const places = { kid: '../../dev/null', jku: 'https://evil.example/keys', x5u: 'https://evil.example/chain' };
  const token = await new SignJWT(claims())
    .setProtectedHeader({ ...header, ...places })
    .setExpirationTime('1h')
    .sign(key);
  expect(await statusOf(token)).toBe(401);
});

it('a token that is signed, but says nothing of its end, is refused once its session has ended', async () => {
  const key = new TextEncoder().encode(app.config.session.secret);
  const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256' }).sign(key);
  const other = await app.signIn('ann@example.com');
  await other.api.call('endOtherSessions');
  expect(await statusOf(token)).toBe(401);
  ann = other;
});

it('what stands for something else signs nobody in', async () => {
  const { access_token } = await app.api.call('issueLocalToken', { body: { email: 'ann@example.com' } });
  for (const token of [access_token, app.config.session.secret, app.config.metricsToken!, ann.sessionId]) {
    expect(await statusOf(token)).toBe(401);
  }
});

it('the token is taken from the header alone: no address, cookie or body carries it', async () => {
  const headers = { cookie: `token=${ann.token}; authorization=Bearer ${ann.token}` };
  for (const path of [`/api/profile?token=${ann.token}`, `/api/profile?access_token=${ann.token}`, '/api/profile']) {
    expect((await app.api.send('GET', path, { headers })).status).toBe(401);
  }
});

it('the admin area is not there for a user, under any way of writing its address', async () => {
  for (const path of [
    '/api/admin/audit',
    '/api/v1/admin/audit',
    '/api/admin/audit/',
    '/api/admin/audit?x=/api/config',
  ]) {
    expect(await statusOf(ann.token, path)).toBe(404);
  }
});

it.each([
  '/api/v1/profile',
  '/api/v1//api/profile',
  '/api/v1/v1/profile',
  '/api//profile',
  '/API/profile',
  '/api/%70rofile',
])('%s opens nothing without a token', async (path) => {
  const answer = await app.api.send('GET', path);
  expect([400, 401, 404]).toContain(answer.status);
  expect(await answer.text()).not.toContain('"email"');
});

it('an id of something else is answered as one that is nobody’s', async () => {
  const [unknown, other] = await Promise.all(
    ['0198c0de-0000-7000-8000-000000000000', ann.sessionId].map((id) =>
      ann.api.callError('readJob', { params: { id } }),
    ),
  );
  expect(unknown?.body).toEqual(other?.body);
});
