import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deriveParameters } from '../../../server/enrichment/derive/derive-parameters.ts';
import { WATERFALL } from '../../../server/enrichment/sourcing/waterfall.ts';
import type { FactField, FactParts, GatheredFacts } from '../../../server/providers/profile-facts.ts';
import type { ProfileSource, SourceAnswer } from '../../../server/providers/profile-source.ts';
import { unipileLimits } from '../../../server/providers/unipile/limits.ts';
import { createUnipileSource } from '../../../server/providers/unipile/source.ts';
import { isAiParameter, PARAMETER_IDS, type ParameterId, type PlainParameterId } from '../../../shared/catalogue.ts';
import { describeProfileSource } from '../../support/compliance/profile-source-compliance.ts';
import { unlimitedRateLimiters } from '../../support/enrichment/unlimited-rate-limiters.ts';
import { ACCOUNT_OWNER, startUnipileServer, type UnipileServer } from '../../support/unipile/server.ts';

let server: UnipileServer;
beforeAll(async () => {
  server = await startUnipileServer();
});
afterAll(() => server.close());
afterEach(() => {
  server.calls.length = 0;
  server.faults.length = 0;
  server.renamed.clear();
});

const ASHA = 'zz-asha-rao';
const signal = new AbortController().signal;

function open(accountId = server.accountId, timeoutMs?: number): ProfileSource {
  const rateLimiter = unlimitedRateLimiters().createRateLimiter(unipileLimits({ accountId }));
  const { url, apiKey } = server;
  return createUnipileSource({ baseUrl: url, apiKey, accountId, rateLimiter, pausesMs: [1, 1], timeoutMs });
}
const find = (slug: string, wanted: readonly FactField[], known: Partial<FactParts> = {}, source = open()) =>
  source.find({ slug, wanted, known }, signal);
const paths = () => server.calls.map((call) => call.path.replace('/api/v1', ''));

describeProfileSource('Unipile', () => ({
  source: open(),
  somebody: { slug: ASHA },
  nobody: { slug: 'nobody-at-all' },
}));

/** What the parameters are for zz-asha-rao. */
const VALUES: Partial<Record<PlainParameterId, unknown>> = {
  firstName: 'Asha',
  lastName: 'Rao',
  profilePictureUrl: 'https://media.example/shrink_800_800/11?e=1800000000',
  gender: 'Female (guess)',
  languages: ['English (professional working proficiency)', 'Hindi'],
  location: 'Bengaluru, Karnataka, India',
  premium: true,
  followerCount: 797,
  education: [{ school: 'State University', degree: 'BCom', field: 'Commerce', start: '2012', end: '2015' }],
  certifications: [{ name: 'Certified Forecaster', issuer: 'Example Institute' }],
  personalContactNumber: '+919876543210',
  linkedinEmail: 'asha.rao@example.com',
  occupation: 'Head of RevOps at Acme Freight',
  jobTitle: 'Head of RevOps',
  seniorityLevel: 'Director',
  department: 'Sales',
  workExperience: [
    {
      title: 'Head of RevOps',
      companyName: 'Acme Freight',
      location: 'Bengaluru',
      description: 'Pricing, planning and the tools of 40 sellers.',
      start: '2021-11',
    },
    { title: 'Sales Ops', companyName: 'Globex Example', start: '2018-02', end: '2021-11' },
    { title: 'Analyst', companyName: 'Globex Example', start: '2016', end: '2018-02' },
  ],
  skillsTools: ['Salesforce', 'Forecasting'],
  companyName: 'Acme Freight',
  companyLinkedinUrl: 'https://www.linkedin.com/company/zz-acme-freight/',
  companyWebsite: 'https://acme-freight.example',
  companyPage: 'Acme Freight moves boxes, and bills for it without paper.',
  totalEmployees: 230,
  headquarterLocation: 'Bengaluru, Karnataka, India',
  industry: 'Software Development',
  companyTaglineMission: 'Freight billing, automated',
  yearFounded: 2014,
};

/** Rows of the page's table of parameters: id and the cell that says where it comes from. */
const page = readFileSync(new URL('../../../docs/providers/unipile.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| `(\w+)` +\| (.+?) +\|/gm)].flatMap(([, id, from]): [ParameterId, string][] =>
  PARAMETER_IDS.includes(id as ParameterId) ? [[id as ParameterId, from!]] : [],
);

describe('the table of parameters', () => {
  it('has each of them once', () => {
    expect(rows.map(([id]) => id).toSorted()).toEqual(PARAMETER_IDS.toSorted());
  });

  it.each(rows.filter(([id, from]) => from !== '-' && !isAiParameter(id)))('%s arrives from %s', async (id) => {
    const plain = id as PlainParameterId;
    const { reads } = WATERFALL[plain];
    // The gender is guessed from the first name.
    const wanted: FactField[] = [open().fields.includes(reads) ? reads : 'person.firstName'];
    const facts = asGathered((await find(ASHA, wanted))!);
    expect(deriveParameters([plain], facts)[plain]?.value).toEqual(VALUES[plain]);
  });

  it.each(rows.filter(([id, from]) => from !== '-' && isAiParameter(id)))('%s stands on %s', async (_id, from) => {
    const fields = [...from.matchAll(/`([^`]+)`/g)].map(([, field]) => field as FactField);
    const { parts } = (await find(ASHA, fields))!;
    for (const field of fields) expect(readField(parts, field), field).toBeTruthy();
  });

  it.each(rows.filter(([, from]) => from === '-'))('%s does not arrive', (id) => {
    if (!isAiParameter(id)) expect(open().fields).not.toContain(WATERFALL[id].reads);
  });
});

function asGathered({ parts, confidence }: SourceAnswer): GatheredFacts {
  const origin = { source: 'Unipile', retrievedAt: '2026-11-21T00:00:00.000Z', confidence };
  return Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, { value, ...origin }]));
}

function readField(parts: Partial<FactParts>, field: FactField): unknown {
  const [part, key] = field.split('.') as [keyof FactParts, string | undefined];
  const value =
    key === undefined ? parts[part] : (parts[part] as unknown as Record<string, unknown> | undefined)?.[key];
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}

describe('what is asked', () => {
  it('sends key and account with every call, below /api/v1', async () => {
    await find(ASHA, ['person.headline', 'company.website', 'company.updates', 'posts']);
    expect(server.calls.map((call) => call.path)).toEqual([
      '/api/v1/users/zz-asha-rao',
      '/api/v1/linkedin/company/100',
      expect.stringMatching(/^\/api\/v1\/users\/ACoAA[\w-]+\/posts$/),
      '/api/v1/users/100/posts',
    ]);
    for (const call of server.calls) {
      expect(call.headers['x-api-key']).toBe(server.apiKey);
      expect(call.query.get('account_id')).toBe('account-7');
    }
    expect(server.calls[3]?.query.get('is_company')).toBe('true');
    expect(server.mostAtOnce).toBe(1);
  });

  it('takes an address that ends in /api/v1', async () => {
    const { createRateLimiter } = unlimitedRateLimiters();
    const { url, apiKey, accountId } = server;
    const rateLimiter = createRateLimiter(unipileLimits({ accountId }));
    const source = createUnipileSource({ baseUrl: `${url}/api/v1/`, apiKey, accountId, rateLimiter });
    expect((await find(ASHA, ['person.headline'], {}, source))?.parts.person?.firstName).toBe('Asha');
  });

  it.each<[FactField[], string | null]>([
    [['person.firstName', 'person.headline', 'contact.networkEmail'], null],
    [['person.about'], 'about'],
    [['person.skills', 'person.experience'], 'experience,skills'],
    [['person.volunteering', 'person.languages'], 'languages,volunteering_experience'],
    [['person.firstName', 'company.industry'], 'experience'],
    [['posts'], null],
  ])('wants %j with sections %s', async (wanted, sections) => {
    await find(ASHA, wanted);
    expect(server.calls[0]?.query.get('linkedin_sections')).toBe(sections);
  });

  it.each<[FactField[], number]>([
    [['person.headline'], 1],
    [['person.experience', 'person.education'], 1],
    [['company.industry'], 2],
    [['posts'], 2],
    [['company.updates'], 3],
  ])('needs for %j %i calls', async (wanted, calls) => {
    await find(ASHA, wanted);
    expect(paths()).toHaveLength(calls);
  });

  it('encodes slugs of other scripts, and knows their answers again', async () => {
    for (const slug of ['zz-jürgen-müller', 'zz-प्रिया', 'zz-jürgen-müller'.normalize('NFD')]) {
      expect((await find(slug, ['person.headline']))?.parts.person?.slug).toBe(slug);
    }
    expect(paths()[1]).toBe('/users/zz-प्रिया');
  });

  it('asks for the company alone when the position is known, by number or slug', async () => {
    const job = { title: 'CFO', companyName: 'Globex Example' };
    for (const key of [{ companyId: '200' }, { companySlug: 'zz-globex-example' }]) {
      const person = { ...emptyPerson(ASHA), experience: [{ ...job, ...key }] };
      const answer = await find(ASHA, ['company.website'], { person });
      expect(answer?.parts).toEqual({ company: expect.objectContaining({ name: 'Globex Example' }) });
    }
    expect(paths()).toEqual(['/linkedin/company/200', '/linkedin/company/zz-globex-example']);
  });

  it('asks for the company of the job, not of a board seat', async () => {
    expect((await find('zz-seated', ['company.name']))?.parts.company?.name).toBe('Globex Example');
  });

  it('asks for a company of several people once, even at the same time', async () => {
    const source = open();
    const people = ['zz-ada-2', 'zz-bea-4', ASHA, 'zz-cid-6', 'zz-dan-8'];
    const answers = await Promise.all(people.map((slug) => find(slug, ['company.name'], {}, source)));
    const names = new Set(answers.map((answer) => answer?.parts.company?.name));
    const asked = paths().filter((path) => path.startsWith('/linkedin/company/'));
    expect(asked).toHaveLength(names.size);
  });

  it('does not let one who gives up spoil the answer of those who wait for the same company', async () => {
    const source = open();
    const person = { ...emptyPerson(ASHA), experience: [{ title: 'CFO', companyName: 'G', companyId: '200' }] };
    const impatient = new AbortController();
    const question = { slug: ASHA, wanted: ['company.name'] as const, known: { person } };
    const first = source.find(question, impatient.signal);
    const second = source.find(question, signal);
    impatient.abort();
    await expect(first).rejects.toThrow(/abort/i);
    expect((await second)?.parts.company?.name).toBe('Globex Example');
  });

  it('never uses an id that another account saw', async () => {
    await find(ASHA, ['posts'], {}, open('account-7'));
    const answer = await find(ASHA, ['posts'], {}, open('account-8'));
    expect(answer?.parts.posts).toHaveLength(2);
    const [, ofSeven, , ofEight] = paths();
    expect(ofSeven).not.toBe(ofEight);
  });

  it('keeps no secret in the key of its limits, and one call at a time', () => {
    const limits = unipileLimits({ accountId: 'account-7', profilesPerDay: 80 });
    expect(limits).toMatchObject({ key: 'unipile:account-7', atOnce: 1, rates: { profile: { day: 80 } } });
  });
});

describe('what is read', () => {
  it('leaves out what is null', async () => {
    const answer = await find('zz-quiet', open().fields);
    expect(answer?.parts.person).toEqual({
      ...emptyPerson('zz-quiet'),
      memberId: { id: expect.stringMatching(/^ACoAA/), seenBy: 'account-7' },
      memberNumber: expect.stringMatching(/^\d{9}$/),
      firstName: 'Q',
      pictureUrl: 'https://media.example/shrink_100_100/8?e=1800000000',
    });
    expect(answer?.parts).toMatchObject({ posts: [] });
    expect(answer?.parts.company).toBeUndefined();
  });

  it('keeps own posts, newest first', async () => {
    expect((await find(ASHA, ['posts']))?.parts.posts).toEqual([
      expect.objectContaining({
        date: '2026-11-10',
        text: 'Hiring two analysts in Bengaluru.',
        reactions: 12,
        comments: 3,
      }),
      expect.objectContaining({ date: '2026-11-02', text: 'We closed the quarter without a spreadsheet.' }),
    ]);
  });

  it('takes the posts of the company as its updates', async () => {
    expect((await find(ASHA, ['company.updates']))?.parts.company?.updates).toEqual([
      { date: '2026-11-01', title: 'Series B', text: 'We raised to grow.' },
      {
        date: '2026-10-20',
        title: 'Our Pune hub is open.',
        text: 'Our Pune hub is open. It handles 4,000 boxes a day.\nCome and see.',
      },
    ]);
  });

  it('links positions with the page of their company', async () => {
    const { person } = (await find(ASHA, ['person.experience', 'company.name']))!.parts;
    expect(person?.experience[0]).toMatchObject({ companyId: '100', companySlug: 'zz-acme-freight' });
    expect(person?.experience[1]?.companySlug).toBeUndefined();
  });

  it('knows nobody where the profile is locked', async () => {
    expect(await find('zz-locked', ['person.headline'])).toBeNull();
  });
});

describe('another member than asked for', () => {
  it('is asked about once more', async () => {
    expect((await find('zz-wrong-once', ['person.firstName']))?.parts.person?.slug).toBe('zz-wrong-once');
    expect(paths()).toHaveLength(2);
  });

  it('is refused the second time', async () => {
    await expect(find('zz-wrong', ['person.firstName'])).rejects.toMatchObject({
      kind: 'wrong-person',
      message: expect.stringMatching(/^Unipile answered about another member/),
    });
    expect(paths()).toHaveLength(2);
  });

  it('is told by the case of member ids', async () => {
    await find(ASHA, ['posts']);
    const id = /ACoAA[\w-]+/.exec(paths()[1]!)![0];
    expect((await find(id, ['person.firstName']))?.parts.person?.slug).toBe(id);
    const { body } = { body: { object: 'UserProfile', provider_id: id, public_identifier: null } };
    server.faults.push({ body }, { body });
    await expect(find(`${id.slice(0, 6)}${swapCase(id.slice(6))}`, ['person.firstName'])).rejects.toMatchObject({
      kind: 'wrong-person',
    });
  });
});

describe('a member who has changed the slug', () => {
  const OLD = 'zz-meera-nair-4c52b31a';
  const NOW = 'zz-meera-nair';
  const numberOf = async (slug: string) => (await find(slug, ['person.firstName']))!.parts.person!.memberNumber;

  it('is asked about once more, and found where both answers agree and bear the name', async () => {
    server.renamed.set(OLD, NOW);
    const answer = await find(OLD, ['person.firstName', 'person.skills']);
    expect(answer).toMatchObject({ movedTo: NOW, parts: { person: { slug: OLD, firstName: 'Meera' } } });
    expect(answer?.parts.person?.skills).toContain('Salesforce');
    expect(paths()).toEqual([`/users/${OLD}`, `/users/${OLD}`]);
  });

  it('is known at once by the id that the account gave before', async () => {
    const { person } = (await find('zz-jane-doe', ['person.firstName']))!.parts;
    server.renamed.set('zz-jane-doe', 'zz-mrs-smith');
    const answer = await find('zz-jane-doe', ['person.headline'], { person: person! });
    expect(answer).toMatchObject({ movedTo: 'zz-mrs-smith', parts: { person: { lastName: 'Smith' } } });
    expect(paths()).toHaveLength(2);
  });

  it('is known at once by the number that another account or source gave', async () => {
    const memberNumber = await numberOf('zz-jane-doe');
    server.renamed.set('zz-jane-doe', 'zz-mrs-smith');
    const known = { person: { ...emptyPerson('zz-jane-doe'), memberNumber } };
    const answer = await find('zz-jane-doe', ['person.headline'], known, open('account-8'));
    expect(answer?.movedTo).toBe('zz-mrs-smith');
    expect(paths()).toHaveLength(2);
  });

  it('is told to who keeps what is heard, and gives company and posts as others do', async () => {
    server.renamed.set(OLD, NOW);
    const heard: unknown[] = [];
    const question = { slug: OLD, wanted: ['company.name', 'posts'] as const, known: {} };
    const answer = await open().find({ ...question, onPartialAnswer: (part) => void heard.push(part) }, signal);
    expect(heard).toEqual([expect.objectContaining({ movedTo: NOW })]);
    expect(answer?.parts.company?.name).toBeDefined();
    expect(answer?.parts.posts).toHaveLength(1);
  });

  it('is known again when sections that were held back are asked for', async () => {
    const memberNumber = await numberOf('zz-throttled-77');
    server.renamed.set('zz-throttled-77', 'zz-throttled');
    const known = { person: { ...emptyPerson('zz-throttled-77'), memberNumber } };
    const answer = await find('zz-throttled-77', ['person.about', 'person.skills'], known);
    expect(answer).toMatchObject({ movedTo: 'zz-throttled', unanswered: ['person.skills'] });
    expect(server.calls.slice(1).map((call) => call.query.get('linkedin_sections'))).toEqual([
      'about,skills',
      'skills',
    ]);
  });

  it.each([
    ['the name is another one', 'zz-jane-doe', 'zz-mrs-smith'],
    ["it is the connected account's own profile", `${ACCOUNT_OWNER}-77`, ACCOUNT_OWNER],
  ])('is somebody else when %s', async (_why, old, now) => {
    server.renamed.set(old, now);
    await expect(find(old, ['person.firstName'])).rejects.toMatchObject({ kind: 'wrong-person' });
    expect(paths()).toHaveLength(2);
  });

  it('is somebody else when the two answers do not agree', async () => {
    server.renamed.set(OLD, 'zz-meera-nair-2');
    server.faults.push({ body: { object: 'UserProfile', provider_id: 'ACoAAother', public_identifier: NOW } });
    await expect(find(OLD, ['person.firstName'])).rejects.toMatchObject({ kind: 'wrong-person' });
    expect(paths()).toHaveLength(2);
  });

  it('is somebody else when another name is known', async () => {
    server.renamed.set(OLD, NOW);
    const known = { person: { ...emptyPerson(OLD), firstName: 'Asha', lastName: 'Nair' } };
    await expect(find(OLD, ['person.headline'], known)).rejects.toMatchObject({ kind: 'wrong-person' });
  });
});

const swapCase = (text: string) =>
  text.replace(/[a-z]/gi, (c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()));

describe('sections that are held back', () => {
  const wanted = ['person.headline', 'person.experience', 'person.skills', 'person.about', 'company.name'] as const;

  it('are asked for once more, alone', async () => {
    const answer = await find('zz-throttled-once', wanted);
    expect(server.calls[1]?.query.get('linkedin_sections')).toBe('experience,skills');
    expect(answer?.parts.person).toMatchObject({
      about: expect.any(String),
      skills: expect.arrayContaining(['Salesforce']),
    });
    expect(answer?.parts.company?.name).toBeDefined();
    expect(answer?.failure).toBeUndefined();
  });

  it('count as not looked at when they stay away, and so does the company', async () => {
    const answer = await find('zz-throttled', wanted);
    expect(paths()).toHaveLength(2);
    expect(answer?.unanswered?.toSorted()).toEqual(['company.name', 'person.experience', 'person.skills']);
    expect(answer?.failure).toMatchObject({
      kind: 'rate-limited',
      message: expect.stringContaining('experience, skills'),
    });
    expect(answer?.parts.person?.about).toBeDefined();
  });
});

describe('a call that fails after the profile came', () => {
  it('leaves the posts for next time', async () => {
    const answer = await find('zz-posts-fail', ['person.headline', 'posts', 'company.name']);
    expect(answer).toMatchObject({ unanswered: ['posts'], failure: { kind: 'unavailable' } });
    expect(answer?.parts.company?.name).toBeDefined();
    expect(answer?.parts.posts).toBeUndefined();
  });

  it('leaves the company for next time', async () => {
    const answer = await find('zz-company-fail', ['person.headline', 'posts', 'company.name', 'company.updates']);
    expect(answer).toMatchObject({ unanswered: ['company.name', 'company.updates'], failure: { kind: 'unavailable' } });
    expect(answer?.parts.posts).toHaveLength(2);
  });

  it('is no answer at all when nothing came before it', async () => {
    const person = { ...emptyPerson(ASHA), experience: [{ title: 'CTO', companyName: 'U', companyId: '503' }] };
    await expect(find(ASHA, ['company.name'], { person })).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

function emptyPerson(slug: string): FactParts['person'] {
  return { slug, experience: [], education: [], skills: [], languages: [], certifications: [], volunteering: [] };
}

describe('faults', () => {
  const answered = (status: number, type: string, detail?: string) => ({
    status,
    body: { status, type: `errors/${type}`, title: 'Jane Doe', ...(detail && { detail }) },
  });
  const busy = answered(429, 'too_many_requests');

  it.each([
    ['400', answered(400, 'invalid_parameters'), 'refused', 1, /400 \(invalid_parameters\).*report/],
    ['401', answered(401, 'disconnected_account'), 'credentials', 1, /reconnect the LinkedIn account/],
    ['401 of the key', answered(401, 'missing_credentials'), 'credentials', 1, /UNIPILE_API_KEY/],
    ['403', answered(403, 'account_restricted'), 'credentials', 1, /LinkedIn restricted the connected account/],
    ['403 of the plan', answered(403, 'subscription_required'), 'credentials', 1, /subscription/],
    ['403 of one page', answered(403, 'resource_access_restricted'), 'refused', 1, /may not see this page/],
    [
      '404 of the account',
      answered(404, 'resource_not_found', 'Account not found'),
      'credentials',
      1,
      /UNIPILE_ACCOUNT_ID/,
    ],
    ['404 of the address', { status: 404, body: { message: 'Cannot GET' } }, 'refused', 1, /UNIPILE_DSN/],
    ['422', answered(422, 'unprocessable_entity'), 'refused', 1, /422/],
    ['422 of a limit', answered(422, 'limit_exceeded'), 'quota', 1, /limit/],
    ['429', busy, 'rate-limited', 3, /asked too often/],
    ['429 with patience', { ...busy, headers: { 'retry-after': '0' } }, 'rate-limited', 3, /asked too often/],
    ['429 for long', { ...busy, headers: { 'retry-after': '60' } }, 'rate-limited', 1, /asked too often/],
    ['500', answered(500, 'provider_error'), 'unavailable', 3, /500 \(provider_error\)/],
    ['503', answered(503, 'no_client_session'), 'unavailable', 3, /asked again later/],
    ['504', answered(504, 'request_timeout'), 'unavailable', 3, /asked again later/],
    ['silence', 'silence', 'unavailable', 3, /did not answer in time/],
    ['a cut connection', 'cut', 'unavailable', 3, /broke off/],
    ['no JSON', 'garbage', 'malformed', 3, /unreadable/],
    ['another shape', { body: [1, 2, 3] }, 'malformed', 3, /unreadable/],
  ] as const)('%s', async (_what, fault, kind, calls, message) => {
    server.faults.push(fault, fault, fault);
    const error = await find(
      ASHA,
      ['person.headline'],
      {},
      open(server.accountId, fault === 'silence' ? 100 : undefined),
    ).catch((thrown) => thrown);
    expect(error).toMatchObject({ name: 'SourceError', kind, message: expect.stringMatching(message) });
    expect(server.calls).toHaveLength(calls);
    expect(error.message).toMatch(/^Unipile/);
    expect(error.message).not.toMatch(/unipile-key|asha|Jane/i);
  });

  it.each([404, 422])('takes %i about a member as nobody', async (status) => {
    server.faults.push(answered(status, status === 404 ? 'invalid_resource_identifier' : 'invalid_recipient'));
    expect(await find(ASHA, ['person.headline'])).toBeNull();
  });

  it('tells how long it was asked to wait', async () => {
    server.faults.push({ ...busy, headers: { 'retry-after': '60' } });
    await expect(find(ASHA, ['person.headline'])).rejects.toMatchObject({ retryAfterMs: 60_000 });
  });

  it('goes on after a fault that passes', async () => {
    server.faults.push('cut', busy);
    expect((await find(ASHA, ['person.headline']))?.parts.person?.firstName).toBe('Asha');
  });

  it('stops when it is told to', async () => {
    const controller = new AbortController();
    server.faults.push('silence');
    const answer = open().find({ slug: ASHA, wanted: ['person.headline'], known: {} }, controller.signal);
    controller.abort();
    await expect(answer).rejects.toThrow(/abort/i);
    expect(server.calls.length).toBeLessThan(2);
  });
});
