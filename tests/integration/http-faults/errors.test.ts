import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '../../../server/platform/log.ts';
import { startTestApp, type TestApp } from '../../support/app/test-app.ts';
import type { Method, SendOptions } from '../../support/http/api-client.ts';

const lines: string[] = [];
const JSON_TYPE = { 'content-type': 'application/json' };
let isReady = true;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    log: createLog({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
    missing: async () => (isReady ? [] : ['search', 'worker']),
    extend: (server) => {
      server.get('/api/explode', { config: { access: 'public' } }, async () => {
        throw new Error('a secret of the inside');
      });
      server.get('/api/forgot-its-mark', async () => ({ success: true }));
      server.get('/api/large', { config: { access: 'public' } }, async () => ({ text: 'word '.repeat(2_000) }));
    },
  });
});
afterAll(() => app.close());

const logLines = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('refusals', () => {
  const rows: [string, Method, string, SendOptions, number, string][] = [
    ['an unknown path', 'GET', '/api/nothing-here', {}, 404, 'not_found'],
    ['an unknown path with another method', 'POST', '/api/nothing-here', { body: {} }, 404, 'not_found'],
    ['the bare prefix', 'GET', '/api', {}, 404, 'not_found'],
    ['a path that is not UTF-8', 'GET', '/api/jobs/%E0%A4%A', {}, 404, 'not_found'],
    ['a known path with a wrong method', 'GET', '/api/decrypt', {}, 405, 'method_not_allowed'],
    ['a wrong method and a trailing slash', 'DELETE', '/api/parameters/', {}, 405, 'method_not_allowed'],
    [
      'JSON that breaks off',
      'POST',
      '/api/decrypt',
      { body: '{"data":', headers: JSON_TYPE },
      400,
      'malformed_request',
    ],
    [
      'JSON that pollutes prototypes',
      'POST',
      '/api/decrypt',
      { body: '{"__proto__":{"a":1}}', headers: JSON_TYPE },
      400,
      'malformed_request',
    ],
    ['an empty body', 'POST', '/api/decrypt', { body: '', headers: JSON_TYPE }, 400, 'validation_failed'],
    ['no body', 'POST', '/api/decrypt', {}, 400, 'validation_failed'],
    ['a list where an object is due', 'POST', '/api/decrypt', { body: [] }, 400, 'validation_failed'],
    ['a wrong type', 'POST', '/api/decrypt', { body: { data: 5 } }, 400, 'validation_failed'],
    [
      'a form',
      'POST',
      '/api/decrypt',
      { body: 'data=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported_media_type',
    ],
    [
      'plain text',
      'POST',
      '/api/decrypt',
      { body: 'data', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported_media_type',
    ],
    ['an upload where JSON is due', 'POST', '/api/decrypt', { body: new FormData() }, 415, 'unsupported_media_type'],
    ['more than 128 KiB', 'POST', '/api/decrypt', { body: { data: 'x'.repeat(128 * 1024) } }, 413, 'payload_too_large'],
    [
      'a page of another site',
      'POST',
      '/api/decrypt',
      { body: { data: 'x' }, headers: { origin: 'https://evil.example' } },
      403,
      'foreign_origin',
    ],
    [
      'a read of another site with a token',
      'GET',
      '/api/profile',
      { headers: { origin: 'https://evil.example', authorization: 'Bearer x' } },
      403,
      'foreign_origin',
    ],
    [
      'a preflight of another site',
      'OPTIONS',
      '/api/profile',
      { headers: { origin: 'https://evil.example' } },
      403,
      'foreign_origin',
    ],
    ['a route whose author forgot to say who may', 'GET', '/api/forgot-its-mark', {}, 401, 'authentication_required'],
    ['a fault of ours', 'GET', '/api/explode', {}, 500, 'internal'],
  ];

  it.each(rows)('%s', async (_, method, path, options, status, code) => {
    const refused = await app.api.sendError(method, path, options);
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status, code });
    expect(refused.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(refused.headers.get('content-type')).toContain('application/json');
  });

  it('names the fields that are wrong', async () => {
    const { body } = await app.api.callError('signIn', { body: { access_token: 5 } });
    expect(body.issues?.map((issue) => issue.path)).toEqual(['data', 'access_token']);
  });

  it('says which methods a path knows', async () => {
    expect((await app.api.sendError('PATCH', '/api/profile')).headers.get('allow')).toBe('DELETE, GET, HEAD');
  });

  it('keeps what went wrong inside to the log', async () => {
    const { body, headers } = await app.api.sendError('GET', '/api/explode');
    expect(JSON.stringify(body)).not.toContain('secret');
    const line = logLines().find((entry) => entry.request_id === headers.get('x-request-id') && entry.err);
    expect(line).toMatchObject({
      level: 'error',
      err: { message: 'a secret of the inside', stack: expect.stringContaining('errors.test.ts') },
    });
  });

  it('asks for a token by its name', async () => {
    expect((await app.api.callError('readProfile')).headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('own pages', () => {
  it.each(['localhost', '127.0.0.1'])('may call when opened as %s', async (host) => {
    const { port } = new URL(app.url);
    const origin = `http://${host}:${port}`;
    const answer = await fetch(`${origin}/local-identity/token`, {
      method: 'POST',
      headers: { ...JSON_TYPE, origin },
      body: JSON.stringify({ email: 'ann@example.com' }),
    });
    expect(answer.status).toBe(200);
  });
});

describe('request ids', () => {
  it.each([
    ['a sane one of a proxy is kept', 'proxy-0af7651916cd43dd', true],
    ['one with a space is not', 'proxy 0af7651916cd43dd', false],
    ['one that could forge a log line is not', '{"level":"error"}', false],
    ['one that is too long is not', 'a'.repeat(65), false],
  ])('%s', async (_, id, kept) => {
    const answer = await app.api.callRaw('checkLiveness', { headers: { 'x-request-id': id } });
    expect(answer.headers.get('x-request-id') === id).toBe(kept);
    expect(answer.headers.get('x-request-id')).toBeTruthy();
  });
});

describe('the log', () => {
  it('has one line for an answered call, with request and user id and without secrets', async () => {
    const ann = await app.signIn('ann@example.com');
    const answer = await ann.api.callRaw('listParameters', { query: { token: 'hush' }, headers: { cookie: 'hush=1' } });
    await answer.arrayBuffer();
    const id = answer.headers.get('x-request-id');
    const found = logLines().filter((entry) => entry.request_id === id);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      method: 'GET',
      route: '/api/parameters',
      status: 200,
      user_id: ann.userId,
      msg: 'answered',
    });
    expect(lines.join('')).not.toContain('hush');
    expect(lines.join('')).not.toContain(ann.token);
  });

  it.each([
    ['a route', '/api/jobs/hush-hush@example.com', '/api/jobs/:id'],
    ['a path that leads nowhere', '/api/hush/hush', 'unknown'],
    ['a path that is no text', '/api/jobs/hush%E0%A4%A', 'unknown'],
    // Files of the web app are looked for at any path, where it is built.
    ['a path of 15,000 characters', `/api/jobs/${'hush@'.repeat(3_000)}`, expect.stringMatching(/^(unknown|\/\*)$/)],
  ])('names %s by its pattern, and holds nothing of the path', async (_, path, route) => {
    const before = lines.length;
    const answer = await app.api.send('GET', path);
    await answer.arrayBuffer();
    const own = lines.slice(before);
    expect(own.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining({ route, msg: 'answered' }));
    expect(own.join('')).not.toContain('hush');
    expect(Math.max(...own.map((line) => line.length))).toBeLessThan(500);
  });
});

describe('answers', () => {
  it('are compressed when they are large', async () => {
    for (const encoding of ['br', 'gzip']) {
      const large = await app.api.send('GET', '/api/large', { headers: { 'accept-encoding': encoding } });
      expect(large.headers.get('content-encoding')).toBe(encoding);
      expect(await large.json()).toHaveProperty('text');
    }
    const small = await app.api.callRaw('checkLiveness', { headers: { 'accept-encoding': 'gzip' } });
    expect(small.headers.get('content-encoding')).toBeNull();
  });

  it('carry strict headers and are not kept by caches', async () => {
    const { headers } = await app.api.callError('readProfile');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('come with a trailing slash too', async () => {
    const ann = await app.signIn('ann@example.com');
    const { parameters } = await (await ann.api.send('GET', '/api/parameters/')).json();
    expect(parameters).toHaveLength(46);
  });
});

describe('operations', () => {
  it('tells alive from ready', async () => {
    isReady = false;
    await app.api.call('checkLiveness');
    const refused = await app.api.callError('checkReadiness');
    isReady = true;
    expect([refused.status, refused.body.code]).toEqual([503, 'not_ready']);
    expect(refused.body.details).toBe('Missing: search, worker.');
    expect(refused.headers.get('retry-after')).toBe('5');
    await app.api.call('checkReadiness');
  });

  it('measures requests and the queue', async () => {
    await app.api.send('GET', '/api/nothing-here');
    const text = await (await app.api.callRaw('readMetrics')).text();
    expect(text).toContain('leadlight_http_request_seconds_count{method="GET",route="unknown",status="404"}');
    expect(text).toContain('leadlight_queue_depth{job="enrich-profiles",state="waiting"} 0');
    expect(text).toContain('process_cpu_seconds_total');
  });
});

describe('the description of the API', () => {
  const description = z.object({
    openapi: z.string(),
    paths: z.record(z.string(), z.record(z.string(), z.looseObject({ responses: z.record(z.string(), z.unknown()) }))),
  });

  it('names every route with what it takes and answers', async () => {
    const { paths } = description.parse(await (await app.api.send('GET', '/api/openapi.json')).json());
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/config',
        '/api/decrypt',
        '/api/logout',
        '/api/profile',
        '/api/profile/company',
        '/api/parameters',
        '/api/parameters/categories',
        '/api/parameters/configure',
        '/healthz',
        '/readyz',
        '/metrics',
        '/local-identity/token',
      ]),
    );
    const decrypt = paths['/api/decrypt']?.post;
    expect(JSON.stringify(decrypt)).toContain('access_token');
    expect(Object.keys(decrypt?.responses ?? {})).toEqual(['200', '4XX', '5XX']);
    expect(decrypt).not.toHaveProperty('security');
    expect(paths['/api/profile']?.get).toHaveProperty('security');
  });

  it('is shown as a page made of our own files', async () => {
    const page = await (await app.api.send('GET', '/api/docs')).text();
    expect(page).toContain('swagger-ui');
    expect(page).not.toMatch(/(src|href)="https?:/);
  });
});
