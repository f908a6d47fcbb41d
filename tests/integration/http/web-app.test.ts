import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app/test-app.ts';

const webRoot = mkdtempSync(path.join(tmpdir(), 'leadlight-web-'));
const PAGE = '<!doctype html><title>Leadlight</title><script src="/assets/index-a1b2.js"></script>';
const SCRIPT = 'console.log("panes");'.repeat(300);
let app: TestApp;

beforeAll(async () => {
  mkdirSync(path.join(webRoot, 'assets'));
  writeFileSync(path.join(webRoot, 'index.html'), PAGE);
  mkdirSync(path.join(webRoot, 'pages'));
  for (const name of ['enrich', 'enrich.single', 'advanced-search'])
    writeFileSync(path.join(webRoot, 'pages', `${name}.html`), `<title>${name}</title>`);
  writeFileSync(path.join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(webRoot, 'assets/index-a1b2.js'), SCRIPT);
  writeFileSync(path.join(webRoot, 'assets/index-a1b2.js.gz'), gzipSync(SCRIPT));
  app = await startTestApp({ webRoot });
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

describe('the web app', () => {
  it.each(['/bulk_enrichment?session=bulk_1', '/enriched_profile/', '/no/such/page', '/pages/none', '/enrich/none'])(
    'opens at %s and is asked for anew each time',
    async (address) => {
      const answer = await app.api.send('GET', address);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(PAGE);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );

  it.each([
    ['/enrich', 'enrich'],
    ['/enrich?tab=single&utm_source=mail', 'enrich.single'],
    ['/enrich?tab=none', 'enrich'],
    ['/enrich?tab=../../index', 'enrich'],
    ['/advanced-search?tab=%ff', 'advanced-search'],
    ['/', 'advanced-search'],
    ['/?tab=single', 'advanced-search'],
  ])('opens at %s as the build has drawn %s', async (address, name) => {
    const answer = await app.api.send('GET', address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(`<title>${name}</title>`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('etag')).toBeTruthy();
  });

  it('keeps assets for good, compressed beforehand', async () => {
    const answer = await app.api.send('GET', '/assets/index-a1b2.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe(SCRIPT);
  });

  it('keeps other files for an hour', async () => {
    const answer = await app.api.send('GET', '/favicon.svg');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it.each([
    ['an asset of an earlier build', '/assets/index-gone.js', 404],
    ['a file that is not there', '/robots.txt', 404],
    ['an unknown call', '/api/nothing', 404],
  ])('does not answer %s with the page', async (_, address, status) => {
    const answer = await app.api.send('GET', address);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain('<title>');
  });

  it.each(['/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd'])(
    'never reads outside its folder: %s',
    async (address) => {
      expect(await (await app.api.send('GET', address)).text()).not.toContain('root:');
    },
  );

  it('answers the whole file when a part is asked for', async () => {
    const answer = await app.api.send('GET', '/favicon.svg', { headers: { range: 'bytes=9999-' } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<svg');
  });

  it('does not answer a POST with the page', async () => {
    expect((await app.api.sendError('POST', '/enrich', { body: {} })).status).toBe(404);
  });

  it('tells a wrong method on a call although files are served by GET', async () => {
    expect((await app.api.sendError('GET', '/api/logout')).body.code).toBe('method_not_allowed');
  });
});
