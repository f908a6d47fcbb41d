import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../../server/http/app-types.ts';
import { createServer } from '../../../server/http/create-server.ts';
import { createLog } from '../../../server/platform/log.ts';
import { createMetrics } from '../../../server/platform/monitoring/metrics.ts';
import { startTestApp } from '../../support/app/test-app.ts';
import { readRawAnswer } from '../../support/http/raw-http.ts';

const context = { log: createLog({ level: 'silent' }), metrics: createMetrics({ thread: 'api' }) };
const PATIENT = { head: 60_000, request: 60_000, idle: 60_000, silent: 60_000, check: 20 };
const servers: App[] = [];
const clients: Socket[] = [];
afterAll(async () => {
  for (const client of clients) client.destroy();
  for (const server of servers) await server.close();
});

/** A server that runs out of patience early in one respect. */
async function listen(impatient: Partial<typeof PATIENT>): Promise<{ url: string; open: () => Promise<Socket> }> {
  const server = createServer(context, { timeouts: { ...PATIENT, ...impatient } });
  server.get('/large', async () => Buffer.alloc(64 * 1024 * 1024));
  server.post('/echo', async () => ({ success: true }));
  servers.push(server);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    async open() {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      clients.push(socket);
      socket.on('error', () => {});
      await once(socket, 'connect');
      return socket;
    },
  };
}

/** Sends a byte every few milliseconds for as long as the server listens. @returns what it answered until it closed */
async function drip(socket: Socket, begin: string, byte: string): Promise<string> {
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.write(begin);
  const dripping = setInterval(() => socket.write(byte), 5);
  await once(socket, 'close');
  clearInterval(dripping);
  return heard;
}

const status = (heard: string) => readRawAnswer(heard).status;

describe('a connection is closed', () => {
  it.each([
    ['that sends its headers a byte at a time', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: ', 'a'],
    ['that sends its first line a byte at a time', 'GET /', 'a'],
  ])('%s', async (_, begin, byte) => {
    const { open } = await listen({ head: 100 });
    expect(status(await drip(await open(), begin, byte))).toBe(408);
  });

  it('that sends its body a byte at a time', async () => {
    const { open } = await listen({ head: 100, request: 200 });
    const head = 'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{';
    expect(status(await drip(await open(), head, ' '))).toBe(408);
  });

  it('that says nothing at all', async () => {
    const { open } = await listen({ head: 100 });
    const socket = await open();
    socket.resume();
    await once(socket, 'close');
  });

  it('that stays after its answer', async () => {
    const { open } = await listen({ idle: 100 });
    const socket = await open();
    socket.resume();
    socket.write('GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'close');
  });

  it('that takes nothing of an answer', async () => {
    const { open } = await listen({ silent: 200 });
    const socket = await open();
    const server = servers.at(-1)!.server;
    socket.pause();
    socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
    await expect.poll(connections).toBe(0);
  });
});

it('hundreds of them keep nobody else waiting', async () => {
  const { url, open } = await listen({});
  const slow = await Promise.all(Array.from({ length: 300 }, open));
  for (const socket of slow) socket.write('POST /echo HTTP/1.1\r\nHost: x\r\nX-A: ');
  const answer = await fetch(`${url}/echo`, { method: 'POST' });
  expect(answer.status).toBe(200);
});

describe('the program', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('waits 20 s for a head, 5 min for a request, 75 s between two, 3 min for a byte', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = app.app.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
      headersTimeout: 20_000,
      requestTimeout: 300_000,
      keepAliveTimeout: 75_000,
      timeout: 180_000,
    });
  });
});
