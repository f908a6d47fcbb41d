import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { sendRaw } from '../../support/http/raw-http.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'leadlight-attack-'));
const SECRET = 'what lies beside the web app';
let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  const webRoot = path.join(folder, 'web');
  mkdirSync(path.join(webRoot, 'assets'), { recursive: true });
  writeFileSync(path.join(webRoot, 'index.html'), '<!doctype html><title>Leadlight</title>');
  writeFileSync(path.join(webRoot, 'assets/a.js'), '1');
  writeFileSync(path.join(webRoot, '.env'), SECRET);
  writeFileSync(path.join(folder, 'secret.txt'), SECRET);
  app = await startTestApp({ webRoot });
  user = await app.signIn();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const request = (first: string, ...headers: string[]) =>
  `${[first, 'Host: x', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;

describe('files beside the web app', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/assets/..;/..;/secret.txt',
    '/%252e%252e/secret.txt',
    '//secret.txt',
    `${folder}/secret.txt`,
    '/.env',
    '/assets/%00../../secret.txt',
    '/api/docs/static/../../../secret.txt',
    '/local-identity/..%2f..%2fsecret.txt',
  ])('are not served: %s', async (address) => {
    const { status, body } = await sendRaw(app.url, request(`GET ${address} HTTP/1.1`));
    expect(body).not.toContain(SECRET);
    expect([200, 400, 403, 404]).toContain(status);
  });

  it('folders are not listed', async () => {
    expect((await sendRaw(app.url, request('GET /assets/ HTTP/1.1'))).status).toBe(404);
  });
});

describe('a request in which two readers could see two', () => {
  const body = '0\r\n\r\nGET /api/config HTTP/1.1\r\nHost: x\r\n\r\n';
  it.each([
    ['a space before the colon', ['Transfer-Encoding : chunked']],
    ['a coding of another name', ['Transfer-Encoding: xchunked']],
    ['chunked, but not at the end', ['Transfer-Encoding: chunked, identity']],
    ['codings in two lines and a length', ['Transfer-Encoding: chunked', 'Transfer-Encoding: x', 'Content-Length: 4']],
    ['a length with a sign', ['Content-Length: +4']],
    ['a length in hexadecimals', ['Content-Length: 0x4']],
    ['two lengths in one line', ['Content-Length: 4, 5']],
    ['a folded line', ['Content-Length:', ' 4']],
    ['a bare line end in a header', ['X-A: b\nTransfer-Encoding: chunked']],
  ])('is refused, and answered once: %s', async (_, headers) => {
    const answer = await sendRaw(app.url, request('POST /api/decrypt HTTP/1.1', ...headers) + body);
    expect(answer.status).toBe(400);
    expect(answer.body).not.toContain('HTTP/1.1');
  });
});

describe('a page of another site', () => {
  const evil = { origin: 'https://evil.example', 'content-type': 'application/json' };
  it.each(['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain', 'application/json'])(
    'changes nothing with a form of %s',
    async (type) => {
      const headers = { ...evil, 'content-type': type, authorization: `Bearer ${user.token}` };
      const answer = await app.api.send('POST', '/api/logout', { headers, body: 'a=b' });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('is allowed nothing by a preflight', async () => {
    const headers = { ...evil, 'access-control-request-method': 'POST' };
    const answer = await app.api.send('OPTIONS', '/api/decrypt', { headers });
    expect(answer.status).toBe(403);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it.each(['//evil.example', '//evil.example/..', '/\\evil.example', '/api/docs', '/api/docs/', '/%2f%2fevil.example'])(
    'is nowhere redirected to: %s',
    async (address) => {
      const { status, headers } = await sendRaw(
        app.url,
        request(`GET ${address} HTTP/1.1`, 'X-Forwarded-Host: evil.example'),
      );
      if (status >= 300 && status < 400) expect(headers.get('location')).toMatch(/^\.?\/(?![/\\])/);
    },
  );
});

describe('names that reach into every object', () => {
  const pollute = '"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}';
  const untouched = () => expect('polluted' in {}).toBe(false);

  it('do nothing in a body', async () => {
    const answer = await user.api.send('POST', '/api/profile/company', {
      body: `{"website": "", "description": "x", ${pollute}}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
    untouched();
  });

  it('do nothing in a list that is read in a thread', async () => {
    const entry = `{"linkedin_url": "https://www.linkedin.com/in/ann", "columns": ["tag"], ${pollute}}`;
    const body = `[${Array.from({ length: 2_000 }, () => entry).join(',')}]`;
    const answer = await user.api.send('POST', '/api/enrich', {
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect([200, 400]).toContain(answer.status);
    untouched();
  });

  it('do nothing in headings, cells and what is said of columns', async () => {
    const form = new FormData();
    const sheet = '__proto__,constructor,toString,url\na,b,c,https://www.linkedin.com/in/ann\n';
    form.set('file', new File([sheet], '../../__proto__"\r\nx-evil: 1.csv'));
    form.set('mapping', `{${pollute}, "D": "linkedin_url"}`);
    const answer = await user.api.send('POST', '/api/excel/upload?dry_run=true', { body: form });
    expect([200, 400]).toContain(answer.status);
    expect(answer.headers.get('x-evil')).toBeNull();
    untouched();
  });
});
