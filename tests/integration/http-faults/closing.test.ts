import { once } from 'node:events';
import net from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { connectionSignal } from '../../../server/http/connection-signal.ts';
import { createLog } from '../../../server/platform/log.ts';
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

test('a client that does not wait for its answer is no fault of ours', async () => {
  const begun = Promise.withResolvers<void>();
  const lines: { level: string; msg: string }[] = [];
  const log = createLog({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const app = await startTestApp({
    log,
    extend: (routes) =>
      routes.get('/long', async (_request, reply) => {
        const signal = connectionSignal(reply);
        begun.resolve();
        await once(signal, 'abort');
        signal.throwIfAborted();
      }),
  });
  // What it says as it starts is not meant.
  lines.length = 0;
  const leaving = new AbortController();
  const answer = fetch(`${app.url}/long`, { signal: leaving.signal });
  await begun.promise;
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain('the client did not wait for the answer');
  expect(lines.filter(({ level }) => level !== 'info')).toEqual([]);
  await app.close();
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
