import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Criteria, FoundPage, PeopleQuery } from '../../../server/providers/people-search.ts';
import { checkUnipile } from '../../../server/providers/unipile/check.ts';
import { unipileLimits } from '../../../server/providers/unipile/limits.ts';
import { createUnipileSearch } from '../../../server/providers/unipile/search/people-search.ts';
import { readIntent } from '../../../server/search/intent/read-intent.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { unlimitedRateLimiters } from '../../support/enrichment/unlimited-rate-limiters.ts';
import { startUnipileServer, type UnipileServer } from '../../support/unipile/server.ts';

let server: UnipileServer;
beforeAll(async () => {
  server = await startUnipileServer();
});
afterAll(() => server.close());
afterEach(() => {
  server.calls.length = 0;
  server.faults.length = 0;
});

function account(accountId = server.accountId) {
  const rateLimiter = unlimitedRateLimiters().createRateLimiter(unipileLimits({ accountId }));
  return { baseUrl: server.url, apiKey: server.apiKey, accountId, rateLimiter, pausesMs: [1, 1] };
}
const search = (query: PeopleQuery, next?: string) => createUnipileSearch(account()).find(query, 10, next);
const bodies = () => server.calls.filter((call) => call.method === 'POST').map((call) => call.body);

const NOTHING: Criteria = {
  titles: [],
  seniority: [],
  departments: [],
  locations: [],
  industries: [],
  companies: [],
  keywords: [],
};
const wants = (wanted: Partial<PeopleQuery>): PeopleQuery => ({ ...NOTHING, not: NOTHING, ...wanted });

describe('what is asked of Unipile', () => {
  it.each<[string, object]>([
    [
      'VP marketing in Mumbai',
      { advanced_keywords: { title: expect.stringMatching(/^\(\(VP Marketing\) OR/) }, location: ['102'] },
    ],
    ['people in Berlin', { location: ['104'] }],
    ['CXOs', { advanced_keywords: { title: '(chief OR CEO OR CTO OR CFO OR COO OR CMO)' } }],
    ['directors of HR teams', { advanced_keywords: { title: expect.stringMatching(/director/i) } }],
    ['CTO at Acme Freight', { company: ['100'], advanced_keywords: { title: expect.stringMatching(/\bcto\b/i) } }],
    [
      'CTO at kalastambh provisions',
      { advanced_keywords: { company: 'kalastambh provisions', title: expect.stringMatching(/\bcto\b/i) } },
    ],
    ['software companies', { industry: ['4'] }],
    ['people in Rotterdam', { keywords: 'Rotterdam' }],
    ['oil and gas', { keywords: 'Oil and Gas' }],
    ['blockchain', { keywords: expect.stringMatching(/^blockchain$/i) }],
  ])('%s', async (query, filters) => {
    await search(readIntent(query));
    expect(bodies()).toEqual([{ api: 'classic', category: 'people', ...filters }]);
    expect(server.calls.at(-1)?.query.get('limit')).toBe('10');
  });

  it('says that it does not ask for years of experience', async () => {
    expect(await search(readIntent('sales managers in Mumbai with 10 years of experience'))).toMatchObject({
      relaxed: ['numbers'],
    });
    expect(await search(readIntent('sales managers in Mumbai'))).not.toHaveProperty('relaxed');
  });

  it('makes groups that all have to fit of titles, levels and functions', async () => {
    await search(wants({ seniority: ['Manager'], departments: ['Human Resources'] }));
    expect(bodies()[0]).toMatchObject({
      advanced_keywords: { title: 'manager AND (HR OR (human resources) OR talent OR people)' },
    });
  });

  it('lets each of several levels have its say, that of a title too', async () => {
    await search(wants({ seniority: ['CXO', 'VP', 'Director'] }));
    const title = { name: 'Buyer', phrases: ['Buyer'], related: [], seniority: 'Manager' as const };
    await search(wants({ titles: [title], seniority: ['Director'] }));
    expect(bodies()).toMatchObject([
      { advanced_keywords: { title: '(chief OR VP OR director OR CEO OR (vice president) OR head)' } },
      { advanced_keywords: { title: 'Buyer AND (director OR manager OR head)' } },
    ]);
  });

  it('takes what is typed as words', async () => {
    await search(wants({ keywords: ['(a OR b) AND "c" NOT d', '🚀', '  '] }));
    expect(bodies()[0]).toMatchObject({ keywords: 'a or b and c not d' });
  });

  it('asks nothing when nothing is asked for, or only what cannot be said', async () => {
    const nobody = { people: [], start: 0, total: 0, next: null };
    expect(await search(wants({ not: { ...NOTHING, keywords: ['x'] } }))).toEqual(nobody);
    expect(await search(wants({ employees: [{ min: 50 }], keywords: ['()'] }))).toEqual(nobody);
    expect(server.calls).toEqual([]);
  });

  it('looks a place up once', async () => {
    const people = createUnipileSearch(account());
    for (const title of ['CTO', 'CFO']) await people.find(readIntent(`${title} in Pune`), 10);
    expect(server.calls.filter((call) => call.path.endsWith('/parameters'))).toHaveLength(1);
  });

  it('searches by words when the look-ups of the day are used up', async () => {
    server.faults.push({ status: 422, body: { status: 422, type: 'errors/limit_exceeded', title: '' } });
    await search(readIntent('CTO in Pune'));
    expect(bodies()[0]).toMatchObject({ keywords: 'Pune' });
  });
});

describe('what is found', () => {
  const engineers = readIntent('software engineers in Pune');

  it('has addresses in one form, and says when somebody is out of reach', async () => {
    const { people } = (await search(engineers))!;
    expect(people).toHaveLength(10);
    for (const [index, person] of people.entries()) {
      expect(person.headline).toMatch(/^Software Engineer/);
      if (index % 7 === 3) expect(person).not.toHaveProperty('name');
      else if (index % 7 === 5) expect(person.slug).toBe(person.id);
      else expect(person.slug).toMatch(/^zz-[a-z]+-[a-z]+-\d+$/);
      expect('slug' in person).toBe(index % 7 !== 3);
    }
  });

  it('goes on to the last page without a gap', async () => {
    const query = wants({ companies: ['Acme Freight'], locations: engineers.locations, titles: engineers.titles });
    const seen: string[] = [];
    let page = (await search(query))!;
    for (;;) {
      expect(page.start).toBe(seen.length);
      seen.push(...page.people.map((person) => person.id));
      if (page.next === null) break;
      page = (await search(query, page.next))!;
    }
    expect(seen.length).toBeGreaterThan(20);
    expect(new Set(seen).size).toBe(page.total);
  });

  it('ends where the network stops showing people', async () => {
    expect((await search(readIntent('people in India')))?.total).toBe(1_000);
  });

  it('leaves out who is excluded', async () => {
    const all = (await search(readIntent('people in India')))!;
    expect(cities(all)).toContain('Mumbai');
    for (const query of ['people in India not in Mumbai', 'people in India except founders']) {
      const found = (await search(readIntent(query)))!;
      expect(found.people.length).toBeGreaterThan(0);
      expect(found.people.length).toBeLessThan(10);
    }
    expect(cities((await search(readIntent('people in India not in Mumbai')))!)).toEqual(new Set(['Pune']));
  });

  it('looks at the next pages when exclusions leave nobody, but not for ever', async () => {
    const query = { ...engineers, not: { ...NOTHING, titles: engineers.titles } };
    const found = (await search(query))!;
    expect(found).toMatchObject({ people: [], start: 20, next: expect.any(String) });
    expect(bodies()).toHaveLength(3);
  });

  it('finds nobody where there is nobody', async () => {
    expect(await search(readIntent('zxcvbnm'))).toMatchObject({ people: [], total: 0, next: null });
  });

  it('does not go on with a place of another account, an outdated or a made-up one', async () => {
    const { next } = (await search(engineers))!;
    expect(await createUnipileSearch(account('account-8')).find(engineers, 10, next!)).toBeNull();
    expect(await search(engineers, 'made up')).toBeNull();
    server.faults.push({ status: 400, body: { status: 400, type: 'errors/invalid_parameters', title: '' } });
    expect(await search(engineers, next!)).toBeNull();
  });
});

function cities({ people }: FoundPage): Set<string | undefined> {
  return new Set(people.map((person) => person.location.split(',')[0]));
}

describe('the check', () => {
  const check = (settings = account()) => checkUnipile(settings).check(new AbortController().signal);
  afterEach(() => server.accounts.set(server.accountId, 'OK'));

  it('is content with a connected account', async () => {
    expect(await check()).toEqual({ ok: true, text: expect.stringContaining('connected') });
    expect(server.calls.map((call) => call.path)).toEqual(['/api/v1/accounts']);
  });

  it.each([
    ['CREDENTIALS', /sign in again: reconnect/],
    ['STOPPED', /start it again/],
    ['ERROR', /reconnect/],
    ['PERMISSIONS', /allow/],
    ['CONNECTING', /check again/],
    ['SOMETHING_NEW', /unknown/],
  ])('says what to do about %s', async (status, text) => {
    server.accounts.set(server.accountId, status);
    expect(await check()).toEqual({ ok: false, text: expect.stringMatching(text) });
  });

  it('tells a wrong account and a wrong key apart', async () => {
    expect(await check(account('account-9'))).toEqual({
      ok: false,
      text: expect.stringContaining('UNIPILE_ACCOUNT_ID'),
    });
    const text = expect.stringContaining('UNIPILE_API_KEY');
    expect(await check({ ...account(), apiKey: 'wrong' })).toEqual({ ok: false, text });
  });

  it('never throws', async () => {
    expect(await check({ ...account(), baseUrl: 'http://127.0.0.1:9' })).toMatchObject({ ok: false });
    expect(await checkUnipile(account()).check(AbortSignal.abort())).toMatchObject({ ok: false });
  });
});

describe('searching in Leadlight, with Unipile configured', () => {
  let app: TestApp;
  let user: SignedInUser;
  beforeAll(async () => {
    app = await startTestApp({
      env: server.env,
    });
    user = await app.signIn();
  });
  afterAll(() => app.close());
  const search = (query: string) => user.api.call('searchPeople', { body: { query } });
  const next = (cursor: string | null) => user.api.call('continueSearch', { body: { cursor: cursor! } });

  it('finds people, pages on, and names those out of reach', async () => {
    const first = await search('software engineers in Pune');
    expect(first.data).toMatchObject({ paging: { start: 0 }, intent: { locations: ['Pune'] } });
    expect(first.data.items).toHaveLength(10);
    const hidden = first.data.items[3];
    expect(hidden).toMatchObject({ name: 'LinkedIn Member' });
    expect(hidden).not.toHaveProperty('profile_url');
    expect(first.data.items[1]?.profile_url).toMatch(/^https:\/\/www\.linkedin\.com\/in\/zz-[a-z-]+-\d+$/);
    const second = await next(first.data.cursor);
    expect(second.data.paging).toEqual({ start: 10, total_count: first.data.paging.total_count });
    const other = await app.signIn();
    const foreign = await other.api.callError('continueSearch', { body: { cursor: first.data.cursor } });
    expect(foreign.body.code).toBe('search_cursor_invalid');
  });

  it('says at once when the searches of the day are used up, and when there are more', async () => {
    const key = `unipile:${server.accountId}`;
    const spent = sql`
      INSERT INTO call_counts VALUES (${key}, 'search', 'day', date_trunc('day', now(), 'UTC'), 100)
      ON CONFLICT (key, kind, span) DO UPDATE SET calls = 100`;
    await spent.execute(app.db);
    for (const query of ['software engineers in Pune', 'sales managers in Mumbai']) {
      const refused = await user.api.callError('searchPeople', { body: { query } });
      expect(refused).toMatchObject({ status: 503, body: { code: 'search_unavailable' } });
      expect(refused.body.details).toMatch(
        /^The searches of today are used up\. Please try again in (?:\d+ (?:hours|minutes)|a minute)\.$/,
      );
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await sql`DELETE FROM call_counts WHERE key = ${key}`.execute(app.db);
    expect((await search('software engineers in Pune')).data.items).toHaveLength(10);
  });

  it('says when search is not available, and what to do', async () => {
    server.accounts.set(server.accountId, 'CREDENTIALS');
    const refused = await user.api.callError('searchPeople', { body: { query: 'CFO in Pune' } });
    server.accounts.set(server.accountId, 'OK');
    expect(refused).toMatchObject({
      status: 503,
      body: {
        code: 'search_unavailable',
        error: 'Search is not available at the moment',
        details: expect.stringContaining('tell whoever runs this installation'),
      },
    });
    expect(JSON.stringify(refused.body)).not.toMatch(/unipile/i);
  });
});
