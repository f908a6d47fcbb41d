import { afterEach, describe, expect, it } from 'vitest';
import {
  type GoogleReply,
  type GoogleServer,
  googlePerson,
  googleToken,
  startGoogleServer,
} from '../../../../tests/support/servers/google-server.ts';
import { IdentityProviderError } from '../identity-provider.ts';
import { googleIdentity } from './google-identity.ts';

const servers: GoogleServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function startGoogle(token: GoogleReply, person: GoogleReply) {
  const server = await startGoogleServer({ token, person });
  servers.push(server);
  const { tokeninfoUrl, userinfoUrl, asked } = server;
  return { asked, provider: googleIdentity({ clientId: 'our-client', tokeninfoUrl, userinfoUrl, timeoutMs: 300 }) };
}

const secondsAgo = (seconds: number) => String(Math.floor(Date.now() / 1000) - seconds);

describe('googleIdentity', () => {
  it('asks tokeninfo with the token, then userinfo as its bearer', async () => {
    const { provider, asked } = await startGoogle({ body: googleToken() }, { body: googlePerson() });
    expect(await provider.check('ya29.a/b+c')).toEqual({
      subject: '1234567890',
      email: 'jane@example.com',
      emailVerified: true,
      name: 'Jane Doe',
    });
    expect(asked).toEqual(['/tokeninfo?access_token=ya29.a%2Fb%2Bc', '/oauth2/v3/userinfo Bearer ya29.a/b+c']);
  });

  it.each([
    ['a token made for another app', { aud: 'another-client' }, {}],
    ['a token made for an app with a longer name', { aud: 'our-client-2' }, {}],
    ['a token another app only asked for', { aud: 'another-client', azp: 'our-client' }, {}],
    ['a token whose scopes only sound like it', { scope: 'openid email_settings' }, {}],
    ['a token whose time is over by exp', { exp: secondsAgo(1) }, {}],
    ['a token whose time is over by expires_in', { expires_in: '0' }, {}],
    ['a token without any end', { exp: undefined, expires_in: undefined }, {}],
    ['a token that may not see the e-mail', { scope: 'openid profile' }, {}],
    ['userinfo of another person', {}, { sub: '999' }],
    ['userinfo without an e-mail', {}, { email: undefined }],
  ])('refuses %s', async (_, token, person) => {
    const { provider } = await startGoogle({ body: googleToken(token) }, { body: googlePerson(person) });
    expect(await provider.check('token')).toBeNull();
  });

  it.each([
    ['true in both', 'true', true, true],
    ['text in userinfo too', 'true', 'true', true],
    ['false in userinfo', 'true', false, false],
    ['false in tokeninfo', 'false', true, false],
    ['absent from userinfo', 'true', undefined, false],
    ['absent from tokeninfo', undefined, true, true],
  ])('reads a verified e-mail: %s', async (_, inToken, inPerson, verified) => {
    const token = { body: googleToken({ email_verified: inToken }) };
    const { provider } = await startGoogle(token, { body: googlePerson({ email_verified: inPerson }) });
    expect(await provider.check('token')).toMatchObject({ emailVerified: verified });
  });

  it.each([
    ['tokeninfo', { status: 400, body: { error: 'invalid_token' } }, { body: googlePerson() }],
    ['userinfo', { body: googleToken() }, { status: 401, body: { error: 'invalid_request' } }],
    ['userinfo, for want of scopes,', { body: googleToken() }, { status: 403, body: {} }],
  ])('refuses a token that %s does not know', async (_, token, person) => {
    const { provider } = await startGoogle(token, person);
    expect(await provider.check('token')).toBeNull();
  });

  it.each([
    ['a server error', { status: 503, body: {} }],
    ['too many questions', { status: 429, body: {} }],
    ['something that is not JSON', { body: '<html>' }],
    ['JSON of another shape', { body: { hello: 'world' } }],
    ['an address that is not Google’s', { status: 404, body: {} }],
    ['silence', { body: {}, fault: 'silence' as const }],
    ['an answer that breaks off', { body: {}, fault: 'cut' as const }],
  ])('says that Google could not be asked after %s, without the token', async (_, token) => {
    const { provider } = await startGoogle(token, { body: googlePerson() });
    const error = await provider.check('secret-token').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(IdentityProviderError);
    expect((error as Error).message).not.toContain('secret-token');
  });

  it('takes the short name of the scope', async () => {
    const { provider } = await startGoogle(
      { body: googleToken({ scope: 'openid email profile' }) },
      { body: googlePerson() },
    );
    expect(await provider.check('token')).not.toBeNull();
  });

  it('signs nobody in while userinfo does not answer', async () => {
    const { provider } = await startGoogle({ body: googleToken() }, { body: {}, fault: 'silence' });
    await expect(provider.check('token')).rejects.toThrow(IdentityProviderError);
  });

  it('says that Google could not be asked when nobody listens', async () => {
    const url = 'http://127.0.0.1:1/';
    const provider = googleIdentity({ clientId: 'our-client', tokeninfoUrl: url, userinfoUrl: url });
    await expect(provider.check('token')).rejects.toThrow('could not be asked');
  });
});
