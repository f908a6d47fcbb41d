import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorkerApp } from '../../../server/http/worker-app.ts';
import { createLog } from '../../../server/platform/log.ts';
import { createMetrics } from '../../../server/platform/monitoring/metrics.ts';
import { startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { readFailure, readRawAnswer, sendRaw } from '../../support/http/raw-http.ts';

const lines: string[] = [];
const log = createLog({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const begun = Promise.withResolvers<void>();
const held = Promise.withResolvers<string>();
let app: TestApp;
let worker: { url: string; close(): Promise<unknown> };

beforeAll(async () => {
  app = await startTestApp({
    log,
    extend: (routes) =>
      routes.get('/held', (_, reply) => {
        reply.hijack();
        reply.raw.writeHead(200, { 'content-length': '11', connection: 'close' });
        reply.raw.write('first ');
        begun.resolve();
        held.promise.then((text) => reply.raw.end(text));
      }),
  });
  const workerApp = buildWorkerApp({
    config: app.config,
    log,
    missing: async () => [],
    metrics: createMetrics({ thread: 'api' }),
  });
  worker = { url: await workerApp.listen({ host: '127.0.0.1', port: 0 }), close: () => workerApp.close() };
});
afterAll(async () => {
  await worker.close();
  await app.close();
});

const get = (path: string, ...headers: string[]) =>
  lined(`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers);
const post = (...headers: string[]) => lined('POST /api/decrypt HTTP/1.1', 'Host: x', 'Connection: close', ...headers);
const lined = (...head: string[]) => `${head.join('\r\n')}\r\n\r\n`;

describe('an answer that no route gives has the shape of the contract', () => {
  const refusals: [string, string, number, string][] = [
    ['what is no HTTP', 'hello\r\n\r\n', 400, 'malformed_request'],
    ['a method nobody knows', lined('FETCH / HTTP/1.1', 'Host: x'), 400, 'malformed_request'],
    ['another version', lined('GET / HTTP/3.0', 'Host: x'), 400, 'malformed_request'],
    ['a handshake of encryption', '\x16\x03\x01\x02\x00\x01\x00', 400, 'malformed_request'],
    ['no host', lined('GET /api/config HTTP/1.1', 'Connection: close'), 400, 'malformed_request'],
    ['NUL in the path', get('/api/\0'), 400, 'malformed_request'],
    ['NUL in a header', get('/api/config', 'X-A: a\0b'), 400, 'malformed_request'],
    ['a length that is none', post('Content-Length: x'), 400, 'malformed_request'],
    ['two lengths', post('Content-Length: 5', 'Content-Length: 6'), 400, 'malformed_request'],
    ['a length and pieces', post('Content-Length: 5', 'Transfer-Encoding: chunked'), 400, 'malformed_request'],
    [
      'pieces of no length',
      `${post('Content-Type: application/json', 'Transfer-Encoding: chunked')}zz\r\n`,
      400,
      'malformed_request',
    ],
    ['a path too long', get(`/api/${'x'.repeat(20_000)}`), 431, 'headers_too_large'],
    ['headers too long', get('/api/config', `X-A: ${'x'.repeat(20_000)}`), 431, 'headers_too_large'],
    [
      'pieces with too much beside them',
      `${post('Content-Type: application/json', 'Transfer-Encoding: chunked')}2;${'x'.repeat(20_000)}\r\n`,
      413,
      'payload_too_large',
    ],
    [
      'a body that says it is too large',
      post('Content-Type: application/json', 'Content-Length: 9999999'),
      413,
      'payload_too_large',
    ],
    ['an expectation', post('Expect: a-miracle', 'Content-Length: 2'), 417, 'expectation_failed'],
    ['a type that is none', `${post('Content-Type: ;', 'Content-Length: 2')}{}`, 415, 'unsupported_media_type'],
    [
      'a method no route has',
      lined('PROPFIND /api/config HTTP/1.1', 'Host: x', 'Connection: close'),
      405,
      'method_not_allowed',
    ],
    ['a trace', lined('TRACE /api/config HTTP/1.1', 'Host: x', 'Connection: close'), 405, 'method_not_allowed'],
    ['a method no path has', lined('M-SEARCH /api/x HTTP/1.1', 'Host: x', 'Connection: close'), 404, 'not_found'],
    ['a path that is no text', get('/api/jobs/%E0%A4%A'), 404, 'not_found'],
    ['a whole address as the path', get('http://x/api/nothing'), 404, 'not_found'],
    ['a star as the path', lined('OPTIONS * HTTP/1.1', 'Host: x', 'Connection: close'), 404, 'not_found'],
  ];

  it.each(refusals)('%s', async (_, bytes, status, code) => {
    const answer = await sendRaw(app.url, bytes);
    expect({ status: answer.status, code: readFailure(answer).code }).toEqual({ status, code });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines.filter((line) => JSON.parse(line).request_id === id)).toHaveLength(1);
  });

  it.each([
    ['hello\r\n\r\n', 400],
    [lined('GET /nothing HTTP/1.1', 'Host: x', 'Connection: close'), 404],
    [lined('POST /readyz HTTP/1.1', 'Host: x', 'Connection: close'), 405],
  ])('of a worker: %j', async (bytes, status) => {
    const answer = await sendRaw(worker.url, bytes);
    expect(answer.status).toBe(status);
    expect(readFailure(answer).success).toBe(false);
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('a request that does not arrive in time', async () => {
    const { hostname, port } = new URL(app.url);
    const accepted = once(app.app.server, 'connection');
    const client = connect(Number(port), hostname);
    const [socket] = (await accepted) as [Socket];
    const answer = readText(client);
    // As Node itself does when its clock says so.
    app.app.server.emit('clientError', Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    const { status, headers, body } = readRawAnswer(await answer);
    expect(status).toBe(408);
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'request_timeout' });
    expect(headers.get('x-request-id')).toBeTruthy();
  });
});

it('an answer under way is not mixed with another', async () => {
  const { hostname, port } = new URL(app.url);
  const client = connect(Number(port), hostname);
  const answer = readText(client);
  client.write(get('/held'));
  await begun.promise;
  const refused = once(app.app.server, 'clientError');
  client.write('hello\r\n\r\n');
  await refused;
  held.resolve('last');
  const { status, body } = readRawAnswer(await answer);
  expect(status).toBe(200);
  expect('first last'.startsWith(body)).toBe(true);
});

it.each(['http://x/healthz', 'HTTP://x:80/healthz?a=http://y/', '/healthz'])('%s asks for a path', async (address) => {
  const answer = await sendRaw(app.url, get(address));
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: '{"success":true}' });
});

describe('who would rather speak another protocol', () => {
  // As the live channel does, which knows its own path alone.
  beforeAll(() => void app.app.server.on('upgrade', (_, socket) => socket.destroy()));

  it.each([
    ['h2c', get('/healthz', 'Upgrade: h2c', 'Connection: Upgrade')],
    ['a WebSocket elsewhere', get('/healthz', 'Upgrade: websocket', 'Connection: Upgrade')],
    ['a WebSocket at a path that only begins so', get('/socket.iox', 'Upgrade: websocket', 'Connection: Upgrade')],
  ])('is answered in this one: %s', async (_, bytes) => {
    const answer = await sendRaw(app.url, bytes);
    expect([200, 404]).toContain(answer.status);
    expect(JSON.parse(answer.body)).toHaveProperty('success');
  });

  it('is answered by a worker, which has no live channel', async () => {
    const bytes = get('/socket.io/', 'Upgrade: websocket', 'Connection: Upgrade');
    expect((await sendRaw(worker.url, bytes)).status).toBe(404);
  });
});
