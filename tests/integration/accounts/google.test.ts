import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encryptEmail, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import {
  type GoogleServer,
  googlePerson,
  googleToken,
  startGoogleServer,
} from '../../support/servers/google-server.ts';

const replies = { token: { status: 200, body: googleToken() as unknown }, person: { body: googlePerson() as unknown } };
let google: GoogleServer;
let app: TestApp;

beforeAll(async () => {
  google = await startGoogleServer(replies);
  app = await startTestApp({
    env: {
      GOOGLE_CLIENT_ID: 'our-client',
      ALLOW_TEST_CHECKOUT: 'yes-credits-are-free',
      GOOGLE_TOKENINFO_URL: google.tokeninfoUrl,
      GOOGLE_USERINFO_URL: google.userinfoUrl,
      PUBLIC_URL: 'https://leads.example.com',
      SIGNUP_CREDITS: '7',
    },
  });
});
afterAll(async () => {
  await app.close();
  google.close();
});

async function signInBody(email: string) {
  return { data: await encryptEmail(app.api, email), access_token: 'ya29.token' };
}

describe('with Google configured', () => {
  it('tells the page whom to ask', async () => {
    expect((await app.api.call('readConfig')).identity).toEqual({
      kind: 'google',
      client_id: 'our-client',
      userinfo_url: google.userinfoUrl,
    });
  });

  it('signs in whom Google vouches for, by the lasting id and not the address', async () => {
    const first = await app.api.call('signIn', { body: await signInBody('jane@example.com') });
    expect(first.user).toEqual({ credits: 7, email: 'jane@example.com', username: 'Jane Doe' });
    replies.person.body = googlePerson({ email: 'jane@new.example' });
    const second = await app.api.call('signIn', { body: await signInBody('jane@new.example') });
    expect(second.user).toEqual({ credits: 7, email: 'jane@new.example', username: 'Jane Doe' });
    replies.token.body = googleToken({ sub: '42' });
    replies.person.body = googlePerson({ sub: '42', name: 'Another Jane' });
    const other = await app.api.call('signIn', { body: await signInBody('jane@example.com') });
    expect(other.user).toEqual({ credits: 7, email: 'jane@example.com', username: 'Another Jane' });
    const users = await app.db.selectFrom('users').select('id').execute();
    expect(users).toHaveLength(2);
  });

  it('refuses a token that was made for another app', async () => {
    replies.token.body = googleToken({ aud: 'another-client' });
    replies.person.body = googlePerson();
    const refused = await app.api.callError('signIn', { body: await signInBody('jane@example.com') });
    expect([refused.status, refused.body.code]).toEqual([401, 'identity_not_verified']);
  });

  it.each([
    ['is not verified', { email_verified: false }, 'jane@example.com'],
    ['is another than the page sent', {}, 'mallory@example.com'],
  ])('refuses a token whose e-mail %s', async (_, person, sent) => {
    replies.token.body = googleToken();
    replies.person.body = googlePerson(person);
    const refused = await app.api.callError('signIn', { body: await signInBody(sent) });
    expect(refused.status).toBe(401);
  });

  it.each([
    ['does not answer', 503],
    ['has been asked too often', 429],
    ['is not where it is looked for', 404],
  ])('says so when Google %s', async (_, status) => {
    replies.token = { status, body: 'busy' };
    const refused = await app.api.callError('signIn', { body: await signInBody('jane@example.com') });
    expect(refused.status).toBe(503);
    expect(refused.body.error).toBe('Sign-in cannot be checked right now. Please try again.');
  });

  it.each([
    ['GET', '/local-identity'],
    ['GET', '/local-identity/page.js'],
    ['GET', '/local-identity/userinfo'],
    ['POST', '/local-identity/token'],
  ] as const)('has no local sign-in: %s %s', async (method, path) => {
    const options = method === 'POST' ? { body: { email: 'ann@example.com' } } : {};
    const refused = await app.api.sendError(method, path, options);
    expect([refused.status, refused.body.code]).toEqual([404, 'local_identity_off']);
  });

  it('lets the page talk to Google, and to nobody else', async () => {
    const policy = (await app.api.callRaw('checkLiveness')).headers.get('content-security-policy');
    expect(policy).toContain(
      `connect-src 'self' https://accounts.google.com/gsi/ ${new URL(google.userinfoUrl).origin};`,
    );
  });
});
