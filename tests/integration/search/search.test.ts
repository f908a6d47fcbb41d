import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureSamplePeople } from '../../../server/sample-network/search/fill-search-table.ts';
import { SEARCH_QUERY_CHARS, type SearchResponse } from '../../../shared/contract/search.ts';
import { parseProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';

describe('searching the sample network', () => {
  let app: TestApp;
  let user: SignedInUser;
  beforeAll(async () => {
    app = await startTestApp();
    user = await app.signIn();
    await ensureSamplePeople(app.db, app.log);
  }, 120_000);
  afterAll(() => app.close());

  const search = async (query: string): Promise<SearchResponse['data']> =>
    (await user.api.call('searchPeople', { body: { query } })).data;
  const next = async (cursor: string): Promise<SearchResponse['data']> =>
    (await user.api.call('continueSearch', { body: { cursor } })).data;

  it('puts the title and the place that were asked for on the first page, and says how it understood', async () => {
    const found = await search('HR managers in Bombay');
    expect(found.intent).toMatchObject({
      titles: ['HR Manager'],
      seniority: ['Manager'],
      departments: ['Human Resources'],
      locations: ['Mumbai'],
    });
    expect(found.items.length).toBeGreaterThan(0);
    for (const item of found.items) expect(item.location).toBe('Mumbai, Maharashtra, India');
    expect(found.items[0]?.headline).toMatch(/HR Manager/);
  });

  it.each([
    '\0',
    'sales\0 in India',
    '\ud800',
    "';--",
    '\\',
    '%',
    '"',
    '(',
    '&|!:*',
    '😀'.repeat(200),
    'a '.repeat(240),
  ])('takes any text: %j', async (query) => {
    const answer = await user.api.callRaw('searchPeople', { body: { query } });
    expect(answer.status).toBe(query === '\0' ? 400 : 200);
    await answer.arrayBuffer();
  });

  it('says what it took more widely, on every page, and nothing when everybody fits', async () => {
    const wide = await search('sales directors in London');
    expect(wide.relaxed).toContain('places');
    if (wide.cursor) expect((await next(wide.cursor)).relaxed).toEqual(wide.relaxed);
    expect(await search('HR managers in Bombay')).not.toHaveProperty('relaxed');
  });

  it('describes people as the contract says', async () => {
    const [item] = (await search('founders in Berlin')).items;
    expect(parseProfileUrl(item!.profile_url!)).toMatchObject({ url: item!.public_profile_url });
    expect(item).toMatchObject({ name: expect.stringMatching(/\S/), location: 'Berlin, Germany' });
    if (item!.profile_picture_url) {
      const picture = new URL(item!.profile_picture_url).pathname;
      expect((await app.api.send('GET', picture)).status).toBe(200);
    }
  });

  it('pages through everything without a repeat or a gap', async () => {
    let page = await search('engineers in Chennai');
    const total = page.paging.total_count;
    expect(total).toBeGreaterThan(20);
    const seen: string[] = [];
    for (;;) {
      expect(page.paging).toEqual({ start: seen.length, total_count: total });
      seen.push(...page.items.map((item) => item.id));
      if (!page.cursor) break;
      expect(page.items).toHaveLength(10);
      page = await next(page.cursor);
    }
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });

  it('answers the same cursor with the same page', async () => {
    const { cursor } = await search('software engineers in India');
    const pages = await Promise.all([next(cursor!), next(cursor!)]);
    expect(pages[0]!.items).toEqual(pages[1]!.items);
  });

  it.each([
    ['a place', 'sales managers in India not in Mumbai', /Mumbai/],
    ['a level', 'marketing people in Bengaluru, not interns', /\b(Intern|Trainee)\b/],
    ['a title', 'HR people in India except recruiters', /Recruiter/],
  ])('never shows excluded people: %s', async (_what, query, excluded) => {
    let page = await search(query);
    for (let pages = 0; pages < 5; pages += 1) {
      for (const item of page.items) expect(`${item.headline} ${item.location}`).not.toMatch(excluded);
      if (!page.cursor) break;
      page = await next(page.cursor);
    }
    const { exclude, ...wanted } = page.intent;
    expect(JSON.stringify(wanted)).not.toMatch(excluded);
    expect(Object.values(exclude).flat()).toHaveLength(1);
  });

  it.each([
    ['a keyword nobody has', 'software engineers in Pune with zxcvbnm'],
    ['an industry the network does not have', 'purchase managers in steel industry in Pune'],
    ['a title nobody has there', 'chief nursing officers in Pune'],
  ])('gives up, before it answers nothing: %s', async (_what, query) => {
    const found = await search(query);
    expect(found.items.length).toBeGreaterThan(0);
    for (const item of found.items) expect(item.location).toContain('Pune');
  });

  it('widens a place nobody lives in to its country', async () => {
    const found = await search('accountants in Rotterdam');
    expect(found.intent.locations).toEqual(['Rotterdam']);
    for (const item of found.items) expect(item.location).toContain('Netherlands');
  });

  it.each([
    ['an employer the network does not have', 'product managers at Flipkart'],
    ['nonsense', 'qwrtzpsdfgh'],
    ['an emoji', '🚀🔥'],
    ['wildcards', '%%%___***'],
    ['only what is excluded', 'not recruiters'],
  ])('finds nobody for %s', async (_what, query) => {
    expect(await search(query)).toMatchObject({ items: [], paging: { start: 0, total_count: 0 }, cursor: null });
  });

  it.each([
    "'; DROP TABLE sample_people; --",
    "CTO' OR '1'='1 in Mumbai",
    'CTO & | ! ( ) <-> :* in Pune',
    'CTO in Pune\u0000\u0001',
    '<script>alert(1)</script> founders',
    'CTO 🚀 in Mumbai',
    'सीटीओ मुंबई',
    `CTO ${'x'.repeat(SEARCH_QUERY_CHARS - 4)}`,
    'not '.repeat(125).trim(),
    '(('.repeat(250),
    '\ud800 CTO',
    `@ at of from ${'/'.repeat(100)}`,
  ])('takes any text as text: %j', async (query) => {
    await search(query);
    expect((await search('CTO in India')).paging.total_count).toBeGreaterThan(0);
  });

  it('trims the query and takes 500 characters, not 501, and not none', async () => {
    expect((await search(`  CTO in Pune${' '.repeat(600)}`)).intent.locations).toEqual(['Pune']);
    for (const body of [{ query: 'x'.repeat(501) }, { query: 7 }, {}, null]) {
      const refused = await user.api.callError('searchPeople', { body });
      expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    }
  });

  it.each(['', ' \n ', '\0', '\u200b\u00a0'])('says what to write when the query is blank: %j', async (query) => {
    const refused = await user.api.callError('searchPeople', { body: { query } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(refused.body.error).toMatch(/^Please write whom you are looking for/);
  });

  it('finds people by name', async () => {
    const [known] = (await search('CFO in India')).items;
    const found = await search(known!.name);
    expect(found.items.map((item) => item.name)).toContain(known!.name);
  });

  it('refuses cursors that are altered, of somebody else, or made up', async () => {
    const { cursor } = await search('software engineers in India');
    const [body, signature] = cursor!.split('.') as [string, string];
    const changed = JSON.parse(Buffer.from(body, 'base64url').toString());
    changed[2] = 'CEO in Mumbai';
    const forged = Buffer.from(JSON.stringify(changed)).toString('base64url');
    const altered = [
      `${forged}.${signature}`,
      `${body}.${signature.slice(0, -2)}${signature.endsWith('AA') ? 'BA' : 'AA'}`,
      `${body}.${signature}\n`,
      `${body}.${signature}.x`,
      `${body}.`,
      body,
      '.',
      'x',
      'é'.repeat(500),
    ];
    for (const made of altered) {
      const refused = await user.api.callError('continueSearch', { body: { cursor: made } });
      expect(refused, made).toMatchObject({ status: 400, body: { code: 'search_cursor_invalid' } });
    }
    const other = await app.signIn();
    const foreign = await other.api.callError('continueSearch', { body: { cursor } });
    expect(foreign).toMatchObject({ status: 400, body: { code: 'search_cursor_invalid' } });
  });

  it('asks for a session', async () => {
    for (const name of ['searchPeople', 'continueSearch'] as const) {
      expect((await app.api.callError(name, { body: { query: 'CTO', cursor: 'x' } })).status).toBe(401);
    }
  });
});

describe('without a source of people', () => {
  it('says what to configure', async () => {
    const app = await startTestApp({ env: { SAMPLE_NETWORK: 'false' } });
    try {
      const user = await app.signIn();
      const refused = await user.api.callError('searchPeople', { body: { query: 'CTO' } });
      expect(refused).toMatchObject({ status: 503, body: { code: 'search_source_missing' } });
      expect(refused.body.details).toContain('SAMPLE_NETWORK=true');
    } finally {
      await app.close();
    }
  });
});
