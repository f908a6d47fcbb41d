import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { googleIdentity } from './google.ts';
import { IdentityProviderError } from './identity-provider.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const TOKEN = {
  aud: 'our-client',
  azp: 'our-client',
  sub: '1234567890',
  scope: 'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
  exp: String(NOW / 1000 + 3412),
  expires_in: '3412',
  email: 'jane@example.com',
  email_verified: 'true',
  access_type: 'online',
};
const PERSON = { sub: '1234567890', name: 'Jane Doe', email: 'jane@example.com', email_verified: true, locale: 'en' };

type Reply = { status?: number; body: unknown };
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Speaks both of Google's calls over HTTP. */
async function startGoogle(token: Reply, person: Reply): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? ''}`.trim());
    const { status = 200, body } = request.url?.startsWith('/tokeninfo') ? token : person;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

function provider(url: string) {
  return googleIdentity({
    clientId: 'our-client',
    tokeninfoUrl: `${url}/tokeninfo`,
    userinfoUrl: `${url}/userinfo`,
    now: () => NOW,
  });
}

const without = (field: string) => Object.fromEntries(Object.entries(TOKEN).filter(([name]) => name !== field));

describe('googleIdentity', () => {
  it('asks tokeninfo with the token, then userinfo as its bearer', async () => {
    const google = await startGoogle({ body: TOKEN }, { body: PERSON });
    expect(await provider(google.url).check('ya29.a/b+c')).toEqual({
      subject: '1234567890',
      email: 'jane@example.com',
      emailVerified: true,
      name: 'Jane Doe',
    });
    expect(google.asked).toEqual(['/tokeninfo?access_token=ya29.a%2Fb%2Bc', '/userinfo Bearer ya29.a/b+c']);
  });

  it.each([
    ['a token made for another app', { ...TOKEN, aud: 'another-client' }, PERSON],
    ['a token whose time is over by exp', { ...TOKEN, exp: String(NOW / 1000 - 1) }, PERSON],
    ['a token whose time is over by expires_in', { ...TOKEN, expires_in: '0' }, PERSON],
    [
      'a token without any end',
      Object.fromEntries(Object.entries(without('exp')).filter(([n]) => n !== 'expires_in')),
      PERSON,
    ],
    ['a token that may not see the e-mail', { ...TOKEN, scope: 'openid profile' }, PERSON],
    ['userinfo of another person', TOKEN, { ...PERSON, sub: '999' }],
    ['userinfo without an e-mail', TOKEN, { sub: PERSON.sub, name: 'Jane' }],
  ])('refuses %s', async (_, token, person) => {
    const google = await startGoogle({ body: token }, { body: person });
    expect(await provider(google.url).check('token')).toBeNull();
  });

  it.each([
    ['true in both', 'true', true, true],
    ['text in userinfo too', 'true', 'true', true],
    ['false in userinfo', 'true', false, false],
    ['false in tokeninfo', 'false', true, false],
    ['absent from userinfo', 'true', undefined, false],
    ['absent from tokeninfo', undefined, true, true],
  ])('reads a verified e-mail: %s', async (_, inToken, inPerson, verified) => {
    const google = await startGoogle(
      { body: { ...TOKEN, email_verified: inToken } },
      { body: { ...PERSON, email_verified: inPerson } },
    );
    expect(await provider(google.url).check('token')).toMatchObject({ emailVerified: verified });
  });

  it.each([
    ['tokeninfo does not know it', { status: 400, body: { error: 'invalid_token' } }, { body: PERSON }],
    ['userinfo does not know it', { body: TOKEN }, { status: 401, body: { error: 'invalid_request' } }],
  ])('refuses a token when %s', async (_, token, person) => {
    const google = await startGoogle(token, person);
    expect(await provider(google.url).check('token')).toBeNull();
  });

  it.each([
    ['a server error', { status: 503, body: {} }],
    ['too many questions', { status: 429, body: {} }],
    ['something that is not JSON', { body: '<html>' }],
    ['JSON of another shape', { body: { hello: 'world' } }],
  ])('says that Google could not be asked after %s', async (_, token) => {
    const google = await startGoogle(token, { body: PERSON });
    await expect(provider(google.url).check('secret-token')).rejects.toThrow(IdentityProviderError);
    await expect(provider(google.url).check('secret-token')).rejects.not.toThrow(/secret-token/);
  });

  it('says that Google could not be asked when nobody listens', async () => {
    await expect(provider('http://127.0.0.1:1').check('token')).rejects.toThrow('could not be asked');
  });
});
