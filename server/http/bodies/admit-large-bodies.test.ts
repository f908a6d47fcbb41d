import { once } from 'node:events';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { sendFailure } from '../errors/error-handlers.ts';
import { admitLargeBodies } from './admit-large-bodies.ts';

const LIMIT = 200_000;
const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** A server with a route that keeps each body until it is told to answer. */
async function open(freeBytes?: number) {
  const app = fastify();
  const held: (() => void)[] = [];
  const closed: Promise<unknown>[] = [];
  let arrived = () => {};
  app.setErrorHandler(sendFailure);
  app.addHook('onRequest', async (request, reply) => {
    request.principal = { userId: String(request.headers['x-user']), via: { kind: 'session', sessionId: '' } };
    closed.push(once(reply.raw, 'close'));
  });
  app.post('/', { bodyLimit: LIMIT, onRequest: admitLargeBodies(LIMIT, freeBytes) }, () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    held.push(() => resolve('"read"'));
    arrived();
    return promise;
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  opened.push(() => {
    for (const answer of held) answer();
    return app.close();
  });
  const send = (user: string, bytes: number) =>
    fetch(url, {
      method: 'POST',
      headers: { 'x-user': user, 'content-type': 'application/json' },
      body: `"${'x'.repeat(bytes - 2)}"`,
    });
  return {
    send,
    /** Sends a body, and waits until it is with the route. */
    async hold(user: string, bytes: number) {
      const { promise, resolve } = Promise.withResolvers<void>();
      arrived = resolve;
      void send(user, bytes);
      await promise;
    },
    /** Answers the request that came first, and waits until its connection is done with it. */
    async release() {
      held.shift()!();
      await closed.shift();
    },
  };
}

test('a user whose large bodies are being read is told when to come again; others are let in', async () => {
  const { hold, send, release } = await open();
  await hold('ann', LIMIT);
  await hold('ann', LIMIT);
  const refused = await send('ann', 1_000);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toMatchObject({ success: false, code: 'busy' });
  await hold('bob', LIMIT);
  await release();
  await hold('ann', LIMIT);
});

test('there is a bound for all users together', async () => {
  const { hold, send } = await open();
  for (let user = 0; user < 8; user += 1) await hold(`user ${user}`, LIMIT);
  expect((await send('another', LIMIT)).status).toBe(503);
});

test('small bodies count as well, for something', async () => {
  const { hold, send } = await open();
  for (let sent = 0; sent < 6; sent += 1) await hold('ann', 10);
  expect((await send('ann', 10)).status).toBe(503);
});

test('bodies that are read at once are let in whatever is being read', async () => {
  const { hold } = await open(1_000);
  await hold('ann', LIMIT);
  await hold('ann', LIMIT);
  for (let sent = 0; sent < 8; sent += 1) await hold('ann', 1_000);
});
