import { afterEach, expect, test, vi } from 'vitest';
import { readUserinfo } from './read-userinfo.ts';

afterEach(() => vi.unstubAllGlobals());

test('says that signing in failed when the identity provider refuses the token', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));
  await expect(readUserinfo('/userinfo', 't1')).rejects.toMatchObject({ message: 'Failed to login', silent: false });
});

test('asks with the access token as bearer', async () => {
  const fetched = vi.fn(
    async (_path: string, _init: RequestInit) =>
      new Response('{"email":"asha@example.com","email_verified":true,"name":"Asha"}'),
  );
  vi.stubGlobal('fetch', fetched);
  await expect(readUserinfo('/userinfo', 't1')).resolves.toEqual({ email: 'asha@example.com', name: 'Asha' });
  expect(fetched).toHaveBeenCalledWith('/userinfo', { headers: { authorization: 'Bearer t1' } });
});
