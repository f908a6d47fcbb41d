import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import * as sites from '../../support/material/websites.ts';
import {
  compressed,
  type HostileServer,
  page,
  redirect,
  startHostileServer,
} from '../../support/servers/hostile-server.ts';

const LIFTS = '<p>We repair lifts for landlords in Leeds.</p>';
const UNREADABLE = 'The website could not be read. Please type a description instead.';

let site: HostileServer;
let inner: HostileServer;
let app: TestApp;
beforeAll(async () => {
  inner = await startHostileServer({ '/': page(LIFTS) });
  site = await startHostileServer({
    '/': page(sites.SOFTWARE),
    '/about-us': page(sites.SOFTWARE_ABOUT),
    '/gzip': compressed(sites.SHELL, 'gzip'),
    '/br': compressed(sites.SHELL, 'br'),
    '/deflate': compressed(sites.SHELL, 'deflate'),
    '/moved': redirect('/gzip', 301),
    '/sent-on': page('<meta http-equiv="refresh" content="0; url=/gzip">'),
    '/german': page(iconv.encode(sites.GERMAN, 'win1252'), { 'content-type': 'text/html; charset=iso-8859-1' }),
    '/wrong-charset': page(sites.GERMAN, { 'content-type': 'text/html; charset=iso-8859-1' }),
    '/translated': page(
      '<html lang="de"><link rel="alternate" hreflang="en" href="/gzip"><p>Wir bieten Software für Händler an.</p>',
    ),
    '/broken-about': page(`${LIFTS}<a href="/missing/about">About</a>`),
    '/inner-about': page(`${LIFTS}<a href="http://127.0.0.1:${inner.port}/about">About us</a>`),
    '/shell': page(sites.EMPTY_SHELL),
    '/inner': redirect(`http://127.0.0.1:${inner.port}/`),
    '/picture': page('a', { 'content-type': 'image/png' }),
    '/long': compressed(`${LIFTS}${'<p>Landlords in Leeds and Hull call us first.</p>'.repeat(40_000)}`, 'gzip'),
    '/for-sale': page('<title>tidewell.com</title><p>The domain name tidewell.com is for sale.</p>'),
    '/unused': page('<title>Welcome to nginx!</title><p>We refer to nginx for support of our customers.</p>'),
    '/suspended': page(`<title>Tidewell</title><p>This account has been suspended.</p>${LIFTS}`),
    '/wall': page(`<title>Just a moment...</title>${LIFTS}`),
    '/deep': page(`${LIFTS}${'<div>'.repeat(200_000)}`),
  });
  app = await startTestApp({ env: { SAFE_FETCH_ALLOW: `127.0.0.1:${site.port}` } });
});
afterAll(() => Promise.all([app.close(), site.close(), inner.close()]));

const save = async (user: SignedInUser, website: string, description = '') =>
  (await user.api.call('saveCompany', { body: { website, description } })).company_profile;
const storedFor = async (user: SignedInUser) => (await user.api.call('readProfile')).company_profile;

describe('a website alone', () => {
  it('is read, with the page about the company, into a first description', async () => {
    const ann = await app.signIn();
    const captured = await save(ann, ` ${site.url}/ `);
    expect(captured.website).toBe(site.url);
    expect(captured.description).toContain('We build scheduling software for groups of 5 to 50 clinics');
    expect(captured.description).toContain('Founded in 2016. Based in Pune, India.');
    expect(await storedFor(ann)).toEqual(captured);
  });

  it.each([
    ['/gzip', 'Ledgerly closes'],
    ['/br', 'Ledgerly closes'],
    ['/deflate', 'Ledgerly closes'],
    ['/moved', 'Ledgerly closes'],
    ['/sent-on', 'Ledgerly closes'],
    ['/translated', 'Ledgerly closes'],
    ['/german', 'Förderbänder für Brauereien'],
    ['/wrong-charset', 'Förderbänder für Brauereien'],
    ['/broken-about', 'We repair lifts'],
    ['/inner-about', 'We repair lifts'],
    ['/deep', 'We repair lifts'],
    ['/long', 'We repair lifts'],
  ])('%s', async (path, expected) => {
    const captured = await save(await app.signIn(), site.url + path);
    expect(captured).toEqual({ website: site.url + path, description: expect.stringContaining(expected) });
    expect(inner.asked).toEqual([]);
  });

  it('without a scheme is tried with and without encryption', async () => {
    const captured = await save(await app.signIn(), `127.0.0.1:${site.port}/gzip`);
    expect(captured.website).toBe(`${site.url}/gzip`);
  });

  it('of a user who has a description is read for review: nothing is saved before they do', async () => {
    const ann = await app.signIn();
    await save(ann, 'acme.example', 'We sell freight billing.');
    const suggested = await save(ann, `${site.url}/gzip`);
    expect(suggested.description).toContain('Ledgerly');
    expect(await storedFor(ann)).toEqual({ website: 'https://acme.example', description: 'We sell freight billing.' });
    await save(ann, suggested.website, `${suggested.description} And more.`);
    expect((await storedFor(ann))?.description).toMatch(/^Ledgerly.* And more\.$/);
  });

  it.each([
    ['an address of the inner network', () => `${inner.url}/`],
    ['a redirect to one', () => `${site.url}/inner`],
    ['the metadata server of a cloud', () => 'http://169.254.169.254/latest/meta-data/'],
    ['loopback written as a number', () => `http://2130706433:${inner.port}`],
    ['localhost', () => `http://localhost:${inner.port}`],
    ['a port where nobody listens', () => 'http://127.0.0.1:1'],
    ['a name nobody has', () => 'nobody-has-this.invalid-name.example'],
    ['a page that is missing', () => `${site.url}/missing`],
    ['a picture', () => `${site.url}/picture`],
    ['a page that says nothing', () => `${site.url}/shell`],
    ['a domain for sale', () => `${site.url}/for-sale`],
    ['a server nobody set up', () => `${site.url}/unused`],
    ['a closed account', () => `${site.url}/suspended`],
    ['a wall against bots', () => `${site.url}/wall`],
    ['loopback as an IPv4-compatible address', () => `http://[::7f00:1]:${inner.port}/`],
  ])('that is %s answers as every other that cannot be read, and saves nothing', async (_, address) => {
    const ann = await app.signIn();
    const body = { website: address(), description: '' };
    const refused = await ann.api.callError('saveCompany', { body });
    expect([refused.status, refused.body]).toEqual([
      422,
      {
        success: false,
        error: UNREADABLE,
        code: 'website_unreachable',
        documentation_url: expect.stringContaining('/docs/errors#website_unreachable'),
      },
    ]);
    expect(inner.asked).toEqual([]);
    expect(await storedFor(ann)).toBeNull();
    // A description can still be typed.
    expect(await save(ann, 'acme.example', 'Freight')).toEqual({
      website: 'https://acme.example',
      description: 'Freight',
    });
  });

  it('is read ten times a minute for each user', async () => {
    const [ann, ben] = [await app.signIn(), await app.signIn()];
    for (let times = 0; times < 10; times += 1) await save(ann, `${site.url}/gzip`);
    const body = { website: `${site.url}/gzip`, description: '' };
    const refused = await ann.api.callError('saveCompany', { body });
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    await save(ben, body.website);
    // What is typed is saved all the same.
    await save(ann, body.website, 'Freight');
  });
});

describe('a typed company profile', () => {
  it('is saved as typed and shown with the profile, and no website is read', async () => {
    const ann = await app.signIn();
    const typed = '  We sell freight billing.\n\u0000For shippers. ';
    const saved = { website: `${inner.url}`, description: 'We sell freight billing.\nFor shippers.' };
    expect(await save(ann, `${inner.url}/`, typed)).toEqual(saved);
    expect(await storedFor(ann)).toEqual(saved);
    expect(inner.asked).toEqual([]);
  });

  it('may be a description alone', async () => {
    expect(await save(await app.signIn(), '', 'Freight')).toEqual({ website: '', description: 'Freight' });
  });

  it.each([
    ['both are empty', { website: ' ', description: '\n' }, 'company_profile_empty', undefined],
    ['the website is none', { website: 'acme', description: 'Freight' }, 'validation_failed', ['website']],
    ['the website alone is none', { website: 'acme', description: '' }, 'validation_failed', ['website']],
    [
      'the website would run a script',
      { website: 'javascript:alert(1)', description: '' },
      'validation_failed',
      ['website'],
    ],
    [
      'the website holds a password',
      { website: 'http://a:b@acme.example', description: '' },
      'validation_failed',
      ['website'],
    ],
    [
      'the description is too long',
      { website: '', description: 'x'.repeat(5_001) },
      'validation_failed',
      ['description'],
    ],
    ['a field is missing', { website: 'acme.example' }, 'validation_failed', ['description']],
  ])('is refused when %s', async (_, body, code, paths) => {
    const ann = await app.signIn();
    const refused = await ann.api.callError('saveCompany', { body });
    expect([refused.status, refused.body.code]).toEqual([400, code]);
    expect(refused.body.issues?.map((issue) => issue.path)).toEqual(paths);
    expect(await storedFor(ann)).toBeNull();
  });

  it('belongs to one user, and goes with the account', async () => {
    const [ann, ben] = [await app.signIn('ann@example.com'), await app.signIn()];
    await save(ann, 'acme.example', 'Freight');
    expect(await storedFor(ben)).toBeNull();
    await ann.api.call('deleteAccount');
    expect(await storedFor(await app.signIn('ann@example.com'))).toBeNull();
  });
});
