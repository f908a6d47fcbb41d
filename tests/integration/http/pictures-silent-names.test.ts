import dns from 'node:dns';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createResolver } from '../../../server/platform/safe-fetch/resolve-name.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { type HostileServer, page, startHostileServer } from '../../support/servers/hostile-server.ts';
import { type NameServer, startNameServer } from '../../support/servers/name-server.ts';

/** Asked about at once for one user; further names wait until one of these is done. */
const SHARE = 8;

let host: HostileServer;
let server: NameServer;
let app: TestApp;
let ann: SignedInUser;
let ben: SignedInUser;
let leaving: AbortController;
beforeAll(async () => {
  host = await startHostileServer({ '/png': page('a picture', { 'content-type': 'image/png' }) });
});
afterAll(() => host.close());
beforeEach(async () => {
  server = await startNameServer((name) => (name === 'answers.example' ? { addresses: ['127.0.0.1'] } : 'silent'));
  app = await startTestApp({
    env: { SAFE_FETCH_ALLOW: `127.0.0.1:${host.port}` },
    // Longer than any picture is waited for: only what gives up ends a question.
    resolveName: createResolver({ servers: [server.address], deadlineMs: 600_000 }),
  });
  [ann, ben] = [await app.signIn(), await app.signIn()];
  leaving = new AbortController();
});
afterEach(async () => {
  leaving.abort();
  await app.close();
  await server.close();
});

function fetchPicture(user: SignedInUser, url: string, signal?: AbortSignal): Promise<Response> {
  return user.api.callRaw('readPicture', { query: { url }, ...(signal && { signal }) });
}
function hang(user: SignedInUser, count: number): Promise<unknown>[] {
  const names = Array.from({ length: count }, (_, n) => `http://silent-${n}.example:${host.port}/png`);
  return names.map((name) => fetchPicture(user, name, leaving.signal).catch(() => 'left'));
}
const namesAsked = () => new Set(server.asked.map((question) => question.split(' ')[1]));

test("forty pictures whose names nobody resolves hold up neither another user's pictures nor the process's own look-ups", async () => {
  const hanging = hang(ann, 40);
  await server.heard(2 * SHARE);
  expect((await fetchPicture(ben, `http://answers.example:${host.port}/png`)).status).toBe(200);
  expect(await dns.promises.lookup('localhost')).toHaveProperty('address');
  expect(namesAsked().size).toBe(SHARE + 1);
  leaving.abort();
  expect(new Set(await Promise.all(hanging))).toEqual(new Set(['left']));
});

test('whoever leaves makes room for their next picture at once', async () => {
  const hanging = hang(ann, SHARE);
  await server.heard(2 * SHARE);
  const next = fetchPicture(ann, `http://answers.example:${host.port}/png`);
  leaving.abort();
  expect((await next).status).toBe(200);
  await Promise.all(hanging);
});
