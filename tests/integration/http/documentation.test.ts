import { afterAll, beforeAll, expect, it } from 'vitest';
import { JOB_ERROR_CODES } from '../../../shared/contract/enrichment.ts';
import { ERROR_CODES } from '../../../shared/contract/responses.ts';
import { startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { readFailure, sendRaw } from '../../support/http/raw-http.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: {
      PUBLIC_URL: 'https://leads.example.com',
      GOOGLE_CLIENT_ID: 'x',
      ALLOW_TEST_CHECKOUT: 'yes-credits-are-free',
    },
  });
});
afterAll(() => app.close());

const pageOf = async (address: string) => (await app.api.send('GET', address)).text();

it('an error names the address where it is explained, whoever answers it', async () => {
  const { body } = await app.api.callError('readCredits');
  const explained = 'https://leads.example.com/docs/errors#';
  expect(body.documentation_url).toBe(`${explained}authentication_required`);
  const unread = readFailure(await sendRaw(app.url, 'nonsense\r\n\r\n'));
  expect(unread.documentation_url).toBe(`${explained}malformed_request`);
  const { pathname, hash } = new URL(body.documentation_url ?? '');
  expect(await pageOf(pathname)).toContain(`id="${hash.slice(1)}"`);
});

it('the page explains every code, without a script or style of its own', async () => {
  const answer = await app.api.send('GET', '/docs/errors');
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toContain("style-src 'self'");
  const page = await answer.text();
  for (const code of [...ERROR_CODES, ...JOB_ERROR_CODES]) expect(page).toContain(`<h3 id="${code}">`);
  expect(page).not.toMatch(/<script|<style| style=/);
  expect((await app.api.send('GET', '/docs/page.css')).headers.get('content-type')).toContain('text/css');
});

it.each(['api', 'assistants', 'command-line', 'downloads', 'webhooks', 'errors'])(
  'the links of /docs/%s lead somewhere',
  async (name) => {
    const page = await pageOf(`/docs/${name}`);
    expect(page).toContain('<h1');
    const links = [...page.matchAll(/href="(\/docs\/[^"]*|[^"/:]*\.md[^"]*)"/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(5);
    for (const link of new Set(links)) {
      const [address = '', anchor] = link.split('#');
      const answer = await app.api.send('GET', address);
      expect(answer.status, link).toBe(200);
      if (anchor) expect(await answer.text(), link).toContain(`id="${anchor}"`);
    }
  },
);
