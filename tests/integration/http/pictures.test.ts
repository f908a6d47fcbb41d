import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { type HostileServer, page, redirect, startHostileServer } from '../../support/servers/hostile-server.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

let hosts: HostileServer;
let inner: HostileServer;
let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  const picture = (type: string) => page(PNG, { 'content-type': type });
  inner = await startHostileServer({ '/': picture('image/png') });
  hosts = await startHostileServer({
    '/png': picture('image/png'),
    '/jpeg': picture('IMAGE/JPEG; charset=binary'),
    '/moved': redirect('/png', 302),
    '/svg': page('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', {
      'content-type': 'image/svg+xml',
    }),
    '/page': page('<p>no picture</p>'),
    '/huge': page(Buffer.alloc(2_100_000), { 'content-type': 'image/png' }),
    '/inner': redirect(`http://127.0.0.1:${inner.port}/`),
  });
  app = await startTestApp({ env: { SAFE_FETCH_ALLOW: `127.0.0.1:${hosts.port}` } });
  user = await app.signIn();
});
afterAll(() => Promise.all([app.close(), hosts.close(), inner.close()]));

const fetchPicture = (url: string, api = user.api) => api.callRaw('readPicture', { query: { url } });

test.each([
  ['/png', 'image/png'],
  ['/jpeg', 'image/jpeg'],
  ['/moved', 'image/png'],
])('%s comes as the picture it is, to be kept by this browser alone', async (path, type) => {
  const answer = await fetchPicture(`http://127.0.0.1:${hosts.port}${path}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('cache-control')).toBe('private, max-age=86400');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
});

test.each(['/svg', '/page', '/huge', '/inner', '/missing'])('%s is no picture for a page of ours', async (path) => {
  const answer = await fetchPicture(`http://127.0.0.1:${hosts.port}${path}`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ success: false, code: 'not_found' });
});

test('an inner address is the same as nothing there', async () => {
  expect((await fetchPicture(`http://127.0.0.1:${inner.port}/`)).status).toBe(404);
  expect((await fetchPicture('http://169.254.169.254/latest/meta-data')).status).toBe(404);
});

test.each(['', 'someone.png', 'file:///etc/passwd', 'javascript:alert(1)'])(
  '%j is refused as an address',
  async (url) => {
    expect((await fetchPicture(url)).status).toBe(400);
  },
);

test('only somebody signed in may have a picture fetched', async () => {
  expect((await fetchPicture(`http://127.0.0.1:${hosts.port}/png`, app.api)).status).toBe(401);
});
