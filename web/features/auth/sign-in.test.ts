import { createDecipheriv } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import type { PublicConfig } from '../../../shared/contract/accounts.ts';
import { clearSession, readSession } from '../../api/session.ts';
import { signIn } from './sign-in.ts';

const key = Buffer.alloc(32, 7);
const iv = Buffer.alloc(16, 3);
const config = {
  identity: { kind: 'local', userinfo_url: '/userinfo' },
  email_cipher: { algorithm: 'AES-CBC', key: key.toString('base64'), iv: iv.toString('base64') },
} as PublicConfig;

/** Answers by path; what was sent is kept. */
function serve(answers: Record<string, { status?: number; body: unknown }>) {
  const sent: Record<string, RequestInit> = {};
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent[path] = init;
    const { status = 200, body } = answers[path] ?? { status: 404, body: null };
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
}
const userinfo = { body: { email: 'asha@example.com', email_verified: true, name: 'Asha' } };
const decrypted = {
  body: { success: true, token: 'jwt', user: { credits: 100, email: 'asha@example.com', username: 'Asha' } },
};
const profile = { body: { success: true, id: 'u1', company_profile: null } };

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

test('exchanges the access token for a session with the profile', async () => {
  const sent = serve({ '/userinfo': userinfo, '/api/decrypt': decrypted, '/api/profile': profile });
  const user = await signIn(config, 'access-1');
  expect(user).toMatchObject({ token: 'jwt', user_id: 'u1', credits: 100, company_profile: null });
  expect(readSession()).toEqual(user);

  const { data, access_token } = JSON.parse(String(sent['/api/decrypt']?.body));
  const decipher = createDecipheriv('aes-256-cbc', key, iv);
  expect(decipher.update(data, 'base64', 'utf8') + decipher.final('utf8')).toBe('asha@example.com');
  expect(access_token).toBe('access-1');
  expect(sent['/api/decrypt']?.headers).not.toHaveProperty('authorization');
  expect(sent['/api/profile']?.headers).toHaveProperty('authorization', 'Bearer jwt');
});

test.each([
  ['not verified', { ...userinfo.body, email_verified: false }],
  ['not verified, as text', { ...userinfo.body, email_verified: 'false' }],
  ['not stated', { email: 'asha@example.com' }],
  ['no address', { email_verified: true }],
])('an e-mail that is %s is refused', async (_case, body) => {
  serve({ '/userinfo': { body } });
  await expect(signIn(config, 'a')).rejects.toThrow('Email verification failed');
});

test('verified as text is verified', async () => {
  serve({
    '/userinfo': { body: { ...userinfo.body, email_verified: 'true' } },
    '/api/decrypt': decrypted,
    '/api/profile': profile,
  });
  await expect(signIn(config, 'a')).resolves.toMatchObject({ token: 'jwt' });
});

test('a session whose profile cannot be read is not kept', async () => {
  const broken = { status: 500, body: { success: false, error: 'Broken' } };
  serve({ '/userinfo': userinfo, '/api/decrypt': decrypted, '/api/profile': broken });
  await expect(signIn(config, 'a')).rejects.toThrow('Broken');
  expect(readSession().isAuthenticated).toBe(false);
});
