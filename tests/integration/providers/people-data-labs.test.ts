import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deriveParameters } from '../../../server/enrichment/derive/derive-parameters.ts';
import { checkPeopleDataLabs } from '../../../server/providers/people-data-labs/check.ts';
import { pdlLimits } from '../../../server/providers/people-data-labs/limits.ts';
import { createPeopleDataLabsSource } from '../../../server/providers/people-data-labs/source.ts';
import {
  type FactField,
  type FactParts,
  type GatheredFacts,
  noCompanyLists,
} from '../../../server/providers/profile-facts.ts';
import { SourceError, type SourceErrorKind } from '../../../server/providers/source-error.ts';
import type { PlainParameterId } from '../../../shared/catalogue.ts';
import { describeProfileSource } from '../../support/compliance/profile-source-compliance.ts';
import { asGathered, readProviderPage, writtenInsights } from '../../support/enrichment/provider-page.ts';
import { unlimitedRateLimiters } from '../../support/enrichment/unlimited-rate-limiters.ts';
import { type PeopleDataLabsServer, startPeopleDataLabsServer } from '../../support/servers/people-data-labs-server.ts';
import type { StandInFault } from '../../support/servers/stand-in-server.ts';

const KEY = 'pdl-test-key';
const ANNA = 'zz-anna-berg';
let server: PeopleDataLabsServer;
let limiters: ReturnType<typeof unlimitedRateLimiters>;

beforeAll(async () => {
  server = await startPeopleDataLabsServer({ apiKey: KEY });
});
afterAll(() => server.close());
beforeEach(() => {
  limiters = unlimitedRateLimiters();
  server.calls.length = 0;
  Object.assign(server, { plan: 'full', callsLeft: 99, recordsLeft: 1_000 });
});

function options(change: { apiKey?: string; baseUrl?: string; timeoutMs?: number } = {}) {
  const rateLimiter = limiters.createRateLimiter(pdlLimits(KEY));
  return { baseUrl: server.url, apiKey: KEY, rateLimiter, pausesMs: [1, 1], timeoutMs: 300, ...change };
}
const openSource = (change = {}) => createPeopleDataLabsSource(options(change));
const signal = new AbortController().signal;

function ask(
  slug: string,
  wanted: FactField[] = ['person.firstName'],
  known: Partial<FactParts> = {},
  source = openSource(),
) {
  return source.find({ slug, wanted, known }, signal);
}
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.unreachable('it was answered'),
    (error: unknown) => error as SourceError,
  );

describeProfileSource('People Data Labs', async () => {
  server ??= await startPeopleDataLabsServer({ apiKey: KEY });
  limiters ??= unlimitedRateLimiters();
  return { source: openSource(), somebody: { slug: ANNA }, nobody: { slug: 'nobody-at-all' } };
});

describe('what a record says', () => {
  it('keeps the key out of the address, and asks as surely as it can', async () => {
    await ask(ANNA);
    const [call] = server.calls;
    expect(call!.headers['x-api-key']).toBe(KEY);
    expect(Object.fromEntries(call!.query)).toEqual({
      profile: 'linkedin.com/in/zz-anna-berg',
      min_likelihood: '6',
      include_if_matched: 'true',
      titlecase: 'true',
    });
  });

  it('takes a base address with the version in it', async () => {
    expect(await ask(ANNA, ['person.firstName'], {}, openSource({ baseUrl: `${server.url}/v5/` }))).not.toBeNull();
  });

  it('reads the whole person from one call', async () => {
    const { parts, confidence } = (await ask(ANNA))!;
    expect(server.calls).toHaveLength(1);
    expect(confidence).toBe(0.9);
    expect(parts.person).toMatchObject({
      slug: ANNA,
      memberNumber: '145991517',
      firstName: 'Anna',
      lastName: 'Berg',
      gender: 'female',
      skills: ['Planning', 'Negotiation'],
      languages: [{ name: 'German', proficiency: 'Native or bilingual' }, { name: 'English' }],
      certifications: [{ name: 'Lean Six Sigma Green Belt', issuer: 'Zz Institute', date: '2019-06' }],
      education: [
        { school: 'Zz University', degree: 'Bachelor Of Science', field: 'Statistics', start: '2012', end: '2015' },
      ],
    });
    expect(parts.contact).toEqual({
      workEmail: `anna.berg@${new URL(parts.company!.website!).hostname}`,
      personalEmail: 'anna.berg@mail.example',
      phone: '+919876500000',
    });
  });

  it('puts the current position first, whatever the order of the record, and leaves out what is no position', async () => {
    const { experience } = (await ask(ANNA))!.parts.person!;
    expect(experience).toHaveLength(2);
    expect(experience[0]).toMatchObject({ start: '2021-03' });
    expect(experience[0]!.end).toBeUndefined();
    expect(experience[0]!.companySlug).toMatch(/^zz-/);
    expect(experience[1]).toEqual({
      title: 'Planner',
      companyName: 'Zebra & Sons',
      companyId: '4711',
      start: '2016-02',
      end: '2021-02',
    });
  });

  it('gives capitals back to what title case took them from', async () => {
    const slugs = Array.from('abcdefghijkl', (letter) => `zz-${letter}-berg`);
    const titles = await Promise.all(slugs.map(async (slug) => (await ask(slug))!.parts.person!.experience[0]!.title));
    expect(titles).toContain('VP Marketing');
    expect(titles).toContain('HR Manager');
    expect(titles.join()).not.toMatch(/\b(?:Vp|Hr)\b/);
  });

  it('takes true and false for no value', async () => {
    server.plan = 'presence';
    const { parts } = (await ask(ANNA))!;
    expect(parts.contact).toBeUndefined();
    // The country alone is shown on every plan.
    expect(parts.person!.location!.text).toBe(parts.person!.location!.country);
    expect(parts.person!.experience[1]!.location).toBeUndefined();
  });

  it('leaves out everything a bare record has nothing for', async () => {
    expect((await ask('zz-bare-berg'))!.parts).toEqual({
      person: {
        slug: 'zz-bare-berg',
        firstName: 'Bare',
        lastName: 'Berg',
        experience: [],
        education: [],
        skills: [],
        languages: [],
        certifications: [],
        volunteering: [],
      },
    });
  });

  it('asks for slugs in any script, encoded once', async () => {
    expect((await ask('zz-jürgen-müller'))!.parts.person).toMatchObject({ firstName: 'Jürgen', lastName: 'Müller' });
    expect(server.calls[0]!.query.get('profile')).toBe('linkedin.com/in/zz-j%C3%BCrgen-m%C3%BCller');
  });
});

describe('whose record it is', () => {
  it('refuses the record of somebody else', async () => {
    const error = await refusal(ask('zz-mistaken-berg'));
    expect(error.kind).toBe('wrong-person');
    expect(error.message).toContain('People Data Labs');
    expect(error.message).not.toMatch(/anna|berg|somebody-else/i);
    expect(server.calls).toHaveLength(1);
  });

  it('accepts a record that lists the profile under another name of its own', async () => {
    expect((await ask('zz-moved-berg'))!.parts.person!.slug).toBe('zz-moved-berg');
  });

  it('refuses it when the profile was not what it was found by', async () => {
    server.faults.push({
      body: {
        status: 200,
        likelihood: 9,
        matched: ['name'],
        data: { linkedin_username: 'zz-other', profiles: [{ network: 'linkedin', username: ANNA }] },
      },
    });
    expect((await refusal(ask(ANNA))).kind).toBe('wrong-person');
  });

  it('does not take a faint likeness', async () => {
    expect(await ask('zz-faint-berg')).toBeNull();
  });

  it('is not asked for ids that only the network has', () => {
    const question = { slug: 'ACoAAB1x2y3zAbCd', wanted: ['person.headline'] as const, known: {} };
    expect(openSource().canAnswer!(question)).toBe(false);
  });
});

describe('what it costs', () => {
  it('buys no record without the contact data that alone is wanted', async () => {
    // Which says nothing about the profile.
    expect(await ask('zz-nomail-berg', ['contact.workEmail', 'contact.phone'])).toEqual({ parts: {}, confidence: 0 });
    expect(server.recordsLeft).toBe(1_000);
    expect(server.calls[0]!.query.get('required')).toBe('work_email OR (mobile_phone OR phone_numbers)');
  });

  it('does not ask for contact data when something else is wanted too', async () => {
    expect(await ask('zz-nomail-berg', ['contact.workEmail', 'person.skills'])).not.toBeNull();
    expect(server.calls[0]!.query.has('required')).toBe(false);
  });

  it('asks together what is asked at the same time, and tells the answers apart', async () => {
    const source = openSource();
    const slugs = [
      'zz-anna-berg',
      'nobody-here',
      'zz-bert-cole',
      'zz-status-400-x',
      'zz-mistaken-berg',
      'zz-dora-ernst',
    ];
    const answers = await Promise.allSettled(slugs.map((slug) => ask(slug, ['person.firstName'], {}, source)));
    expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /v5/person/bulk']);
    expect(
      answers.map((answer) =>
        answer.status === 'fulfilled' ? (answer.value?.parts.person?.firstName ?? null) : answer.reason.kind,
      ),
    ).toEqual(['Anna', null, 'Bert', 'refused', 'wrong-person', 'Dora']);
  });

  it.each([
    ['400', 'refused'],
    ['402', 'quota'],
    ['404', 'fulfilled'],
    ['429', 'rate-limited'],
    ['503', 'unavailable'],
  ])('reads the status %s of an item on its own: %s', async (status, kind) => {
    const source = openSource();
    const [good, bad] = await Promise.allSettled(
      [ANNA, `zz-status-${status}-x`].map((slug) => ask(slug, ['person.firstName'], {}, source)),
    );
    expect(good!.status).toBe('fulfilled');
    expect(bad!.status === 'fulfilled' ? bad!.status : bad!.reason.kind).toBe(kind);
  });

  it.each([
    [405, 'invalid_request_error'],
    [404, 'not_found'],
  ])('asks one by one, from then on, where many at once are not taken (%s)', async (refused, type) => {
    const source = openSource();
    server.faults.push({ status: refused, body: { status: refused, error: { type, message: 'No' } } });
    const names = async (slugs: string[]) => {
      const answers = await Promise.all(slugs.map((slug) => ask(slug, ['person.firstName'], {}, source)));
      return answers.map((answer) => answer?.parts.person?.firstName);
    };
    expect(await names(['zz-anna-berg', 'nobody-here', 'zz-bert-cole'])).toEqual(['Anna', undefined, 'Bert']);
    expect(await names(['zz-carl-dorn', 'zz-dora-ernst'])).toEqual(['Carl', 'Dora']);
    const paths = server.calls.map(({ path }) => path);
    expect(paths.filter((path) => path === '/v5/person/bulk')).toHaveLength(1);
    expect(paths.filter((path) => path === '/v5/person/enrich')).toHaveLength(5);
  });

  it('sends at most 100 at once', async () => {
    const source = openSource();
    const slugs = Array.from({ length: 130 }, (_, at) => `zz-anna-b${at}`);
    const answers = await Promise.all(slugs.map((slug) => ask(slug, ['person.firstName'], {}, source)));
    expect(answers.map((answer) => answer!.parts.person!.slug)).toEqual(slugs);
    const sizes = server.calls.map(({ body }) => (body as { requests: unknown[] }).requests.length);
    expect(sizes.toSorted((a, b) => a - b)).toEqual([30, 100]);
  });

  it('buys the same profile once when it is asked for twice at the same time', async () => {
    const source = openSource();
    const both = await Promise.all([ask(ANNA, ['person.skills'], {}, source), ask(ANNA, ['person.about'], {}, source)]);
    expect(both[0]).toEqual(both[1]);
    expect(server.recordsLeft).toBe(999);
  });

  it('goes on for the others when one gives up', async () => {
    const source = openSource();
    const impatient = new AbortController();
    const given = source.find({ slug: 'zz-bert-cole', wanted: ['person.skills'], known: {} }, impatient.signal);
    const kept = ask(ANNA, ['person.skills'], {}, source);
    impatient.abort();
    await expect(given).rejects.toThrow('aborted');
    expect((await kept)!.parts.person!.firstName).toBe('Anna');
  });
});

describe('companies', () => {
  it('asks for the company itself only for what the record does not have of it', async () => {
    await ask(ANNA, ['company.website', 'company.foundedYear']);
    expect(server.calls).toHaveLength(1);
    const { parts } = (await ask(ANNA, ['company.tagline']))!;
    expect(server.calls.map(({ path }) => path)).toEqual([
      '/v5/person/enrich',
      '/v5/person/enrich',
      '/v5/company/enrich',
    ]);
    expect(parts.company).toMatchObject({ tagline: 'The Last Word In What We Do.', employeeRange: '51-200' });
    expect(parts.company!.name).toBe(parts.person!.experience[0]!.companyName);
  });

  it('asks once for the company of colleagues, at the same time and one after the other', async () => {
    const source = openSource();
    const acme = { slug: 'zz-acme-freight', name: 'Acme Freight', ...noCompanyLists() };
    const colleagues = ['zz-anna-berg', 'zz-bert-cole', 'zz-carl-dorn'];
    const wanted: FactField[] = ['company.description'];
    await Promise.all(colleagues.map((slug) => ask(slug, wanted, { company: acme }, source)));
    const later = await ask('zz-dora-ernst', wanted, { company: acme }, source);
    expect(later!.parts).toEqual({
      company: expect.objectContaining({ name: 'Acme Freight', headquarters: BENGALURU }),
    });
    expect(server.calls.map(({ path }) => path)).toEqual(['/v5/company/enrich']);
  });

  it('asks again for a company after it failed', async () => {
    const source = openSource();
    const company = { website: 'https://www.acme-freight.example/', name: 'Acme', ...noCompanyLists() };
    server.faults.push(status(402));
    expect((await refusal(ask(ANNA, ['company.tagline'], { company }, source))).kind).toBe('quota');
    expect((await ask(ANNA, ['company.tagline'], { company }, source))!.parts.company!.name).toBe('Acme Freight');
    expect(server.calls[1]!.query.get('website')).toBe('acme-freight.example');
  });

  it('asks again for those who come after everybody gave up', async () => {
    const source = openSource();
    const company = { slug: 'zz-acme-freight', name: 'Acme Freight', ...noCompanyLists() };
    for (const wanted of [['person.about'], ['company.tagline']] satisfies FactField[][]) {
      const impatient = new AbortController();
      const given = source.find({ slug: ANNA, wanted, known: { company } }, impatient.signal);
      impatient.abort();
      const next = ask(ANNA, wanted, { company }, source);
      await expect(given).rejects.toThrow('aborted');
      expect(await next).not.toBeNull();
    }
  });

  it('knows no company of somebody whose main job has ended', async () => {
    const { parts } = (await ask('zz-jobless-berg', ['company.name', 'company.tagline']))!;
    expect(parts.company).toBeUndefined();
    expect(parts.person!.experience.every(({ end }) => end !== undefined)).toBe(true);
    expect(server.calls).toHaveLength(1);
  });

  it('does not take another company for it', async () => {
    const company = { slug: 'zz-acme-freight', name: 'Acme Freight', ...noCompanyLists() };
    server.faults.push({ body: { status: 200, likelihood: 8, name: 'Quite Another', linkedin_slug: 'another' } });
    expect((await ask(ANNA, ['company.tagline'], { company }))!.parts).toEqual({});
  });

  it('keeps the person when the company cannot be asked for, and says what is missing', async () => {
    const ill = await startPeopleDataLabsServer({ apiKey: KEY });
    ill.spoil(/company/, status(503));
    const source = openSource({ baseUrl: ill.url });
    const answer = (await ask(ANNA, ['person.headline', 'company.tagline', 'company.website'], {}, source))!;
    expect(answer.parts.person!.headline).toBeDefined();
    expect(answer.unanswered).toEqual(['company.tagline']);
    expect(answer.failure!.kind).toBe('unavailable');
    await ill.close();
  });
});

const BENGALURU = { text: 'Bengaluru, Karnataka, India', city: 'Bengaluru', region: 'Karnataka', country: 'India' };

function status(
  code: number,
  type: string | string[] = 'api_error',
  headers: Record<string, string> = {},
): StandInFault {
  return { status: code, headers, body: { status: code, error: { type, message: 'about Jane Doe' } } };
}

describe('what goes wrong', () => {
  const cases: [string, StandInFault, SourceErrorKind, number, RegExp][] = [
    [
      '400',
      status(400, 'invalid_request_error'),
      'refused',
      1,
      /did not accept the question \(400, invalid_request_error\)/,
    ],
    ['401', status(401, 'authentication_error'), 'credentials', 1, /does not accept the API key.*Check PDL_API_KEY/],
    ['402', status(402, 'payment_required'), 'quota', 1, /no credits left.*skipped until there are new ones/],
    ['403', status(403, 'quota_exceeded'), 'quota', 1, /no credits left \(403, quota_exceeded\)/],
    ['403 of the key', status(403, 'authentication_error'), 'credentials', 1, /does not accept the API key/],
    ['404 of another server', { status: 404, body: 'x' }, 'refused', 1, /404 but not in its own words.*PDL_BASE_URL/],
    ['405', status(405, ['invalid_request_error']), 'refused', 1, /\(405, invalid_request_error\)/],
    ['422', status(422), 'refused', 1, /\(422, api_error\)/],
    ['429', status(429, 'rate_limit_error'), 'rate-limited', 3, /asked too often.*Calls to it are paused/],
    ['500', status(500), 'unavailable', 3, /failed \(500, api_error\).*asked again/],
    ['503', { status: 503, body: null }, 'unavailable', 3, /failed \(503\)/],
    ['no answer', 'silence', 'unavailable', 3, /did not answer in time/],
    ['a cut connection', 'cut', 'unavailable', 3, /broke off/],
    ['no JSON', 'garbage', 'malformed', 3, /something unreadable/],
    ['no data', { body: { status: 200, likelihood: 9, data: null } }, 'malformed', 3, /unreadable \(data\)/],
  ];
  it.each(cases)('%s', async (_, fault, kind, calls, message) => {
    server.faults.push(...Array<StandInFault>(calls).fill(fault));
    const error = await refusal(ask(ANNA));
    server.faults.length = 0;
    expect(error).toBeInstanceOf(SourceError);
    expect(error.kind).toBe(kind);
    expect(error.message).toMatch(message);
    expect(error.message).toContain('People Data Labs');
    expect(error.message).not.toMatch(/pdl-test-key|anna|Jane/i);
    expect(server.calls).toHaveLength(calls);
  });

  it('is nobody, and no error, when there is no such record', async () => {
    expect(await ask('nobody-at-all')).toBeNull();
    server.faults.push(status(404, ['not_found']));
    expect(await ask(ANNA)).toBeNull();
    expect(server.calls).toHaveLength(2);
  });

  it('does not wait for long itself when it is asked to come back later', async () => {
    server.faults.push(status(429, 'rate_limit_error', { 'retry-after': '40' }));
    const error = await refusal(ask(ANNA));
    expect([error.kind, error.retryAfterMs, server.calls.length]).toEqual(['rate-limited', 40_000, 1]);
  });

  it('asks again after the time it was told', async () => {
    server.faults.push(status(429, 'rate_limit_error', { 'retry-after': '0' }));
    expect(await ask(ANNA)).not.toBeNull();
    expect(server.calls).toHaveLength(2);
  });

  it('is refused with another key', async () => {
    expect((await refusal(ask(ANNA, ['person.about'], {}, openSource({ apiKey: 'other' })))).kind).toBe('credentials');
  });

  it.each([
    ['a status without the rest', [{ status: 200, metadata: { question: 0 } }]],
    ['no item of it', []],
    ['no number', [{ status: 200, likelihood: 9, data: {} }]],
  ])('fails the one question whose item is bad: %s', async (_, items) => {
    const good = { status: 200, likelihood: 9, data: { linkedin_username: ANNA }, metadata: { question: 1 } };
    server.faults.push({ body: [...items, good] });
    const source = openSource();
    const [bad, other] = await Promise.allSettled(
      ['zz-bert-cole', ANNA].map((slug) => ask(slug, ['person.about'], {}, source)),
    );
    expect(bad).toMatchObject({ status: 'rejected', reason: { kind: 'malformed' } });
    expect(other!.status).toBe('fulfilled');
  });
});

describe('its limits', () => {
  it('pauses until the window ends when the headers say it is used up', async () => {
    server.callsLeft = 0;
    await ask(ANNA);
    expect(limiters.pauses).toHaveLength(1);
    expect(limiters.pauses[0]!.reason).toContain('minute');
    expect(limiters.pauses[0]!.milliseconds).toBeGreaterThan(0);
    expect(limiters.pauses[0]!.milliseconds).toBeLessThanOrEqual(60_001);
  });

  it('reads a time without a zone in UTC, and pauses a minute without one', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    for (const reset of [until, 'soon']) {
      const headers = { 'x-ratelimit-remaining': "{'minute': 7, 'day': 0}", 'x-ratelimit-reset': reset };
      server.faults.push(status(404, 'not_found', headers));
      await ask(ANNA);
    }
    expect(limiters.pauses[0]!.milliseconds).toBeGreaterThan(3_590_000);
    expect(limiters.pauses[0]!.milliseconds).toBeLessThanOrEqual(3_600_000);
    expect(limiters.pauses[1]!.milliseconds).toBe(60_000);
  });

  it('counts each endpoint by itself, under a name that does not show the key', () => {
    const limits = pdlLimits(KEY, { perMinute: 1_000 });
    expect(limits.rates).toMatchObject({
      person: { minute: 1_000 },
      bulk: { minute: 1_000 },
      company: { minute: 1_000 },
    });
    expect(pdlLimits(KEY).rates!.person!.minute).toBe(100);
    expect(limits.key).not.toContain(KEY);
    expect(limits.key).not.toBe(pdlLimits('another').key);
  });
});

describe('the look at it', () => {
  it('costs nothing and tells what is left', async () => {
    const { ok, text } = await checkPeopleDataLabs(options()).check(signal);
    expect([ok, text]).toEqual([true, 'The key is accepted; 1,000 records left in this period.']);
    expect(server.recordsLeft).toBe(1_000);
  });

  it('manages without autocomplete, which the sandbox does not have', async () => {
    server.faults.push({ status: 404, body: { message: 'no Route matched with those values' } });
    expect((await checkPeopleDataLabs(options()).check(signal)).ok).toBe(true);
  });

  it('tells when it leads to another server', async () => {
    const elsewhere = { status: 404, body: 'Not found' };
    server.faults.push(elsewhere, elsewhere);
    const { ok, text } = await checkPeopleDataLabs(options()).check(signal);
    expect([ok, text]).toEqual([false, expect.stringContaining('Check PDL_BASE_URL')]);
  });

  it('tells when nothing is left', async () => {
    server.recordsLeft = 0;
    const { ok, text } = await checkPeopleDataLabs(options()).check(signal);
    expect([ok, text]).toEqual([false, expect.stringContaining('no records are left')]);
  });

  it.each([
    ['a wrong key', { apiKey: 'other' }, /Check PDL_API_KEY/],
    ['a wrong address', { baseUrl: 'http://127.0.0.1:9' }, /could not be reached/],
  ])('tells what is wrong: %s', async (_, change, message) => {
    const { ok, text } = await checkPeopleDataLabs(options(change)).check(signal);
    expect(ok).toBe(false);
    expect(text).toMatch(message);
  });
});

describe('the table of parameters', () => {
  const plain: [PlainParameterId, unknown][] = [
    ['firstName', 'Anna'],
    ['lastName', 'Berg'],
    ['gender', 'Female'],
    ['languages', ['German (native or bilingual)', 'English']],
    ['location', expect.stringMatching(/, .+, /)],
    ['education', [expect.objectContaining({ school: 'Zz University', degree: 'Bachelor Of Science' })]],
    ['certifications', [expect.objectContaining({ name: 'Lean Six Sigma Green Belt' })]],
    ['personalEmail', 'anna.berg@mail.example'],
    ['personalContactNumber', '+919876500000'],
    ['workEmail', expect.stringMatching(/^anna\.berg@.+\.example$/)],
    ['occupation', expect.stringMatching(/ At [AG]/)],
    ['jobTitle', expect.any(String)],
    ['seniorityLevel', expect.any(String)],
    ['department', expect.any(String)],
    ['workExperience', [expect.objectContaining({ start: '2021-03' }), expect.objectContaining({ end: '2021-02' })]],
    ['skillsTools', ['Planning', 'Negotiation']],
    ['companyName', expect.stringMatching(/^(?:Acme|Globex)/)],
    ['companyLinkedinUrl', expect.stringMatching(/^https:\/\/www\.linkedin\.com\/company\/zz-/)],
    ['companyWebsite', expect.stringMatching(/^https:\/\/.+\.example$/)],
    ['companyPage', expect.stringMatching(/Serves Customers/)],
    ['totalEmployees', expect.any(Number)],
    ['headquarterLocation', expect.stringMatching(/, .+, /)],
    ['industry', expect.any(String)],
    ['companyTaglineMission', 'The Last Word In What We Do.'],
    ['yearFounded', expect.any(Number)],
  ];
  let facts: GatheredFacts;
  beforeAll(async () => {
    limiters = unlimitedRateLimiters();
    const source = openSource();
    facts = asGathered((await ask(ANNA, [...source.fields], {}, source))!, source.label);
  });

  it('names what is tested here, and nothing else', async () => {
    // Anna is a software engineer: only an offer that such people work with can be pitched to her.
    const ownCompany = {
      website: 'https://ours.example',
      description: 'Developer tools for engineering teams at logistics companies.',
    };
    // Two months after the job began: something to open with.
    const written = await writtenInsights(facts, new Date('2021-05-01'), ownCompany);
    expect((await readProviderPage('people-data-labs')).toSorted()).toEqual(
      [...plain.map(([id]) => id), ...written].toSorted(),
    );
  });

  it.each(plain)('%s arrives', (id, value) => {
    expect(deriveParameters([id], facts)[id]).toMatchObject({ value, source: 'People Data Labs' });
  });
});
