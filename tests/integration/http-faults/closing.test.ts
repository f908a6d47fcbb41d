import { once } from 'node:events';
import net from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestApp } from '../../support/app/test-app.ts';

afterEach(() => vi.useRealTimers());

test('a connection over which nothing was asked does not keep the server from closing', async () => {
  const app = await startTestApp();
  const accepted = once(app.app.server, 'connection');
  const inAdvance = net.connect(new URL(app.url).port as unknown as number, '127.0.0.1');
  await accepted;
  const ended = once(inAdvance, 'close');
  await app.close();
  await ended;
});

test('an answer under way is sent before the server has closed', async () => {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<string>();
  const app = await startTestApp({
    extend: (routes) =>
      routes.get('/held', async () => {
        begun.resolve();
        return held.promise;
      }),
  });
  const answer = fetch(`${app.url}/held`);
  await begun.promise;
  const closed = app.close();
  held.resolve('done');
  expect(await (await answer).text()).toBe('done');
  await closed;
});

test('an answer that never comes keeps it no longer than its grace', async () => {
  const begun = Promise.withResolvers<void>();
  const app = await startTestApp({
    extend: (routes) =>
      routes.get('/never', () => {
        begun.resolve();
        return new Promise(() => {});
      }),
  });
  const answer = fetch(`${app.url}/never`);
  const refused = expect(answer).rejects.toThrow();
  await begun.promise;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const closed = app.app.close();
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await refused;
  await closed;
  await app.close();
});
