import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import { startTestApp, type TestApp } from '../../support/app/test-app.ts';

describe('with the sample network', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('offers three profiles to try with', async () => {
    const { sample_profiles: urls } = await app.api.call('readConfig');
    expect(new Set(urls).size).toBe(3);
    for (const url of urls) expect(parseProfileUrl(url)).toMatchObject({ url });
  });

  it.each(['/sample/pictures/0.svg', '/sample/pictures/4711.svg', '/sample/companies/0.svg'])(
    'draws %s, to be kept for a month',
    async (address) => {
      const answer = await app.api.send('GET', address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/svg+xml');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000');
      const svg = await answer.text();
      expect(svg).toContain('<svg');
      expect(svg).not.toMatch(/<script|\son\w+=/);
    },
  );

  it.each([
    '/sample/pictures/x.svg',
    '/sample/pictures/01.svg',
    '/sample/pictures/0.png',
    '/sample/companies/-1.svg',
    '/sample/pictures/999999.svg',
  ])('has no %s', async (address) => {
    expect((await app.api.sendError('GET', address)).status).toBe(404);
  });
});

describe('without the sample network', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { SAMPLE_NETWORK: 'off' } });
  });
  afterAll(() => app.close());

  it('offers neither profiles nor pictures', async () => {
    const config = await app.api.call('readConfig');
    expect([config.sample_network, config.sample_profiles]).toEqual([false, []]);
    expect((await app.api.sendError('GET', '/sample/pictures/0.svg')).status).toBe(404);
  });
});
