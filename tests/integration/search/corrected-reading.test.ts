import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureSamplePeople } from '../../../server/sample-network/search/fill-search-table.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';

let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  app = await startTestApp();
  user = await app.signIn();
  await ensureSamplePeople(app.db, app.log);
}, 120_000);
afterAll(() => app.close());

type Body = Parameters<typeof user.api.call<'searchPeople'>>[1]['body'];
const search = async (body: Body) => (await user.api.call('searchPeople', { body })).data;
const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

describe('a search with a corrected reading', () => {
  it.each([
    'HR managers in Bombay',
    'CFOs of pharma companies in Hyderabad, not interns',
    'software engineers with python in Pune, 5+ years, companies with 50-500 employees',
    'sales managers in India not in Mumbai',
  ])('finds the same people as the query when nothing was corrected: %s', async (query) => {
    const read = await search({ query });
    const given = await search({ query, intent: read.intent });
    expect(given.intent).toEqual(read.intent);
    expect(given.paging).toEqual(read.paging);
    expect(idsOf(given)).toEqual(idsOf(read));
  });

  it('is not read again: what was taken out stays out, on every page', async () => {
    const query = 'HR managers in Bombay';
    const { intent } = await search({ query });
    const corrected = { ...intent, titles: [], seniority: [], locations: ['Pune'] };
    const found = await search({ query, intent: corrected });
    expect(found.intent).toEqual(corrected);
    for (const { location } of found.items) expect(location).toContain('Pune');
    const later = (await user.api.call('continueSearch', { body: { cursor: found.cursor! } })).data;
    expect(later.intent).toEqual(corrected);
    expect(idsOf(later)).not.toEqual(idsOf(found));
  });

  it('may name parts alone, in any words', async () => {
    const found = await search({ query: 'x', intent: { locations: ['Bombay'], exclude: { titles: ['Recruiter'] } } });
    for (const { location } of found.items) expect(location).toContain('Mumbai');
    expect(found.intent).toMatchObject({ locations: ['Bombay'], exclude: { titles: ['Recruiter'] }, keywords: [] });
    expect((await search({ query: 'x', intent: { keywords: ['qwrtzpsdfgh'] } })).items).toEqual([]);
    expect((await search({ query: 'x', intent: {} })).items).toEqual([]);
  });

  it('takes numbers as they are written', async () => {
    const sized = await search({ query: 'x', intent: { titles: ['CEO'], company_sizes: ['50-200', '1000+', '<10'] } });
    expect(sized.items.length).toBeGreaterThan(0);
    expect(sized).not.toHaveProperty('relaxed');
    const old = { titles: ['CEO'], years_experience: { min: 20 } };
    expect((await search({ query: 'x', intent: old })).intent.years_experience).toEqual({ min: 20, max: null });
  });

  it.each([
    { intent: { titles: 'CTO' } },
    { intent: { titles: [''] } },
    { intent: { keywords: ['x'.repeat(201)] } },
    { intent: { keywords: Array.from({ length: 100 }, (_, at) => `${at}`.padEnd(100, 'x')) } },
    { intent: { years_experience: { min: -1 } } },
  ])('is refused when it is none: %j', async (body) => {
    const refused = await user.api.callError('searchPeople', { body: { query: 'x', ...body } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});
