import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deriveParameters } from '../../../server/enrichment/derive/derive-parameters.ts';
import { checkHunter } from '../../../server/providers/hunter/check.ts';
import { hunterLimits } from '../../../server/providers/hunter/limits.ts';
import type { OptOutList } from '../../../server/providers/hunter/opt-out-list.ts';
import { createHunterSource } from '../../../server/providers/hunter/source.ts';
import {
  type CompanyFacts,
  type FactParts,
  noCompanyLists,
  noPersonLists,
  type PersonFacts,
} from '../../../server/providers/profile-facts.ts';
import { SourceError, type SourceErrorKind } from '../../../server/providers/source-error.ts';
import { describeProfileSource } from '../../support/compliance/profile-source-compliance.ts';
import { asGathered, readProviderPage } from '../../support/enrichment/provider-page.ts';
import { unlimitedRateLimiters } from '../../support/enrichment/unlimited-rate-limiters.ts';
import { type HunterServer, startHunterServer } from '../../support/servers/hunter-server.ts';
import type { StandInFault } from '../../support/servers/stand-in-server.ts';

const KEY = 'hunter-test-key';
const ANNA = 'zz-anna-berg';
const today = new Date().toISOString().slice(0, 10);
const lastMonth = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
let server: HunterServer;
let objected: Set<string>;

beforeAll(async () => {
  server = await startHunterServer({ apiKey: KEY });
});
afterAll(() => server.close());
beforeEach(() => {
  objected = new Set();
  server.calls.length = 0;
  server.searchesLeft = 500;
});

function options(change: { apiKey?: string; baseUrl?: string } = {}) {
  const rateLimiter = unlimitedRateLimiters().createRateLimiter(hunterLimits(KEY));
  const optOuts: OptOutList = {
    has: async (slug) => objected.has(slug),
    add: async (slug) => void objected.add(slug),
  };
  const patience = { pausesMs: [1, 1], pollMs: [1, 1, 1], timeoutMs: 300 };
  return { baseUrl: server.url, apiKey: KEY, rateLimiter, optOuts, ...patience, ...change };
}
const openSource = (change = {}) => createHunterSource(options(change));
const signal = new AbortController().signal;

const ask = (slug: string, known: Partial<FactParts> = {}, source = openSource()) =>
  source.find({ slug, wanted: ['contact.workEmail'], known }, signal);
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.unreachable('it was answered'),
    (error: unknown) => error as SourceError,
  );
/** What was asked: '/email-finder?domain=…'. */
const asked = () => server.calls.map(({ path, query }) => `${path.slice('/v2'.length)}?${query}`);

function knownPerson(change: Partial<PersonFacts> = {}): PersonFacts {
  return { ...noPersonLists(), slug: ANNA, firstName: 'Anna', lastName: 'Berg', ...change };
}
function knownCompany(change: Partial<CompanyFacts> = {}): CompanyFacts {
  return { ...noCompanyLists(), name: 'Acme Freight', ...change };
}

/** No address; that says nothing about the profile. */
const NOTHING = { parts: {}, confidence: 0 };

describeProfileSource('Hunter', async () => {
  server ??= await startHunterServer({ apiKey: KEY });
  objected ??= new Set();
  return { source: openSource(), somebody: { slug: ANNA }, nobody: { slug: 'nobody-at-all' } };
});

describe('what it is asked for', () => {
  it('asks by profile, with the key in a header', async () => {
    const answer = (await ask(ANNA))!;
    expect(asked()).toEqual(['/email-finder?linkedin_handle=zz-anna-berg']);
    expect(server.calls[0]!.headers['x-api-key']).toBe(KEY);
    expect(answer).toEqual({
      parts: { contact: { workEmail: expect.stringMatching(/^anna\.berg@.+\.example$/), phone: '+49405550100' } },
      confidence: 0.97,
      notes: { 'contact.workEmail': [`Verified by Hunter on ${lastMonth}`] },
    });
  });

  it('takes a base address with the version in it', async () => {
    expect(await ask(ANNA, {}, openSource({ baseUrl: `${server.url}/v2/` }))).not.toEqual(NOTHING);
  });

  const byName: [string, Partial<FactParts>, string][] = [
    [
      'the domain of the website',
      { person: knownPerson(), company: knownCompany({ website: 'https://www.acme-freight.example/about' }) },
      'first_name=Anna&last_name=Berg&domain=acme-freight.example',
    ],
    [
      'the company, when the website is a page on the network',
      { person: knownPerson(), company: knownCompany({ website: 'https://www.linkedin.com/company/acme' }) },
      'first_name=Anna&last_name=Berg&company=Acme+Freight',
    ],
    [
      'the employer of the current position, when the company is not known',
      { person: knownPerson({ experience: [{ title: 'Buyer', companyName: 'Acme' }] }) },
      'first_name=Anna&last_name=Berg&company=Acme',
    ],
  ];
  it.each(byName)('asks by name and %s, when the profile gives nothing', async (_, known, query) => {
    const answer = (await ask('zz-handleless-berg', known))!;
    expect(asked()).toEqual(['/email-finder?linkedin_handle=zz-handleless-berg', `/email-finder?${query}`]);
    expect(answer.parts.contact!.workEmail).toMatch(/^anna\.berg@acme/);
  });

  it('wants to be asked after those who are finding out name and company', () => {
    expect(openSource().prefers).toEqual(
      expect.arrayContaining(['person.firstName', 'person.lastName', 'company.name', 'company.website']),
    );
  });

  it('does not ask by name without a name, or without a company', async () => {
    expect(
      await ask('zz-handleless-berg', { person: knownPerson({ lastName: undefined }), company: knownCompany() }),
    ).toEqual(NOTHING);
    expect(await ask('zz-handleless-berg', { person: knownPerson() })).toEqual(NOTHING);
    expect(server.calls).toHaveLength(2);
  });

  it('asks for an id of the network by name alone, and not without', async () => {
    const known = { person: knownPerson(), company: knownCompany() };
    const source = openSource();
    expect(source.canAnswer!({ slug: 'ACoAAB1x2y3z', wanted: ['contact.workEmail'], known: {} })).toBe(false);
    expect(source.canAnswer!({ slug: 'ACoAAB1x2y3z', wanted: ['contact.workEmail'], known })).toBe(true);
    expect(source.canAnswer!({ slug: ANNA, wanted: ['contact.workEmail'], known: {} })).toBe(true);
    expect(await ask('ACoAAB1x2y3z', known)).not.toEqual(NOTHING);
    expect(asked()).toEqual(['/email-finder?first_name=Anna&last_name=Berg&company=Acme+Freight']);
  });

  it('is nobody, after two calls, when nothing is found', async () => {
    const known = { person: knownPerson({ firstName: 'Nobody' }), company: knownCompany() };
    expect(await ask('nobody-at-all', known)).toEqual(NOTHING);
    expect(server.calls).toHaveLength(2);
    expect(server.searchesLeft).toBe(500);
  });

  it('finds nothing at a domain without mail', async () => {
    const known = { person: knownPerson(), company: knownCompany({ website: 'acme.test' }) };
    expect(await ask('nobody-at-all', known)).toEqual(NOTHING);
  });
});

describe('whose address it is', () => {
  it.each(['Stranger', 'Elsewhere'])('does not take that of somebody else: %s', async (firstName) => {
    expect(await ask(`zz-${firstName.toLowerCase()}-berg`, { person: knownPerson({ firstName }) })).toEqual(NOTHING);
    expect(asked()).toHaveLength(1);
  });

  it.each([
    ['Anna', 'Other'],
    ['Otto', 'Berg'],
  ])('wants both names to agree: not %s %s', async (first_name, last_name) => {
    server.faults.push({ body: { data: { first_name, last_name, email: 'a@acme.example', score: 97 } } });
    expect(await ask(ANNA, { person: knownPerson() })).toEqual(NOTHING);
  });

  it('goes on by name then', async () => {
    const person = knownPerson({ firstName: 'Elsewhere' });
    const answer = (await ask('zz-elsewhere-berg', { person, company: knownCompany({ website: 'acme.example' }) }))!;
    expect(answer.parts.contact!.workEmail).toBe('elsewhere.berg@acme.example');
  });

  it('is not misled by accents and initials', async () => {
    expect(await ask(ANNA, { person: knownPerson({ firstName: 'Ánna', lastName: 'B.' }) })).not.toEqual(NOTHING);
  });

  it('says when it is at another company than the current one, and is less sure then', async () => {
    const { confidence, notes } = (await ask(ANNA, { company: knownCompany({ website: 'https://new.example' }) }))!;
    expect(confidence).toBe(0.7);
    expect(notes!['contact.workEmail']).toEqual([
      `Verified by Hunter on ${lastMonth}`,
      expect.stringMatching(/^It is at .+\.example; the website of the current company is new\.example\.$/),
    ]);
  });
});

describe('whether it is verified', () => {
  const verified = `Verified by Hunter on ${today}`;
  const cases: [string, number, number, string][] = [
    ['stale', 1, 0.97, verified],
    ['unchecked', 1, 0.97, verified],
    ['slow', 3, 0.97, verified],
    [
      'acceptall',
      1,
      0.7,
      'Not verified: the mail server accepts mail to any name, so it does not tell whether this address exists.',
    ],
    ['unknown', 1, 0.7, 'Not verified: the mail server does not tell whether this address exists.'],
    [
      'webmail',
      1,
      0.7,
      'Not verified: it is an address of a public mail service, which does not tell whether it exists.',
    ],
    ['endless', 4, 0.7, 'Not verified: Hunter had not finished looking at it.'],
    ['smtp', 1, 0.7, 'Not verified: the mail server gave Hunter no clear answer.'],
    ['noscore', 0, 0.5, `Verified by Hunter on ${lastMonth}`],
  ];
  it.each(cases)('%s: after %i looks, %d sure: %s', async (word, looks, confidence, note) => {
    const answer = (await ask(`zz-${word}-berg`))!;
    expect(answer.notes).toEqual({ 'contact.workEmail': [note] });
    expect(answer.confidence).toBe(confidence);
    const verifier = asked().filter((call) => call.startsWith('/email-verifier'));
    expect(verifier).toHaveLength(looks);
    expect(new Set(verifier).size).toBe(Math.min(looks, 1));
  });

  it.each(['invalid', 'disposable'])('gives no address that is %s', async (word) => {
    expect(await ask(`zz-${word}-berg`)).toEqual(NOTHING);
  });

  it.each([
    ['valid', `Verified by Hunter on ${lastMonth}`, 0.97],
    ['accept_all', 'Not verified: the mail server accepts', 0.7],
    ['invalid', null, null],
  ])('believes the finder when it looked lately: %s', async (status, note, confidence) => {
    const verification = { date: lastMonth, status };
    server.faults.push({ body: { data: { email: 'Anna@Acme.example', score: 97, verification } } });
    const answer = await ask(ANNA);
    expect(server.calls).toHaveLength(1);
    expect(answer).toEqual(
      note
        ? {
            parts: { contact: { workEmail: 'anna@acme.example' } },
            confidence,
            notes: { 'contact.workEmail': [expect.stringContaining(note)] },
          }
        : NOTHING,
    );
  });

  it('keeps an address that cannot be looked at', async () => {
    server.faults.push(
      { body: { data: { email: 'anna@acme.example', score: 97, verification: null } } },
      refuse(429, 'x'),
    );
    const answer = (await ask(ANNA))!;
    expect(answer.confidence).toBe(0.7);
    expect(answer.notes!['contact.workEmail']).toEqual(['Not verified: Hunter could not look at it at this time.']);
  });
});

describe('people who objected', () => {
  it.each(['Claimed', 'Reclaimed'])('remembers %s, and never asks again', async (firstName) => {
    const slug = `zz-${firstName.toLowerCase()}-berg`;
    const known = { person: knownPerson({ firstName }), company: knownCompany() };
    expect(await ask(slug, known)).toEqual(NOTHING);
    expect([...objected]).toEqual([slug]);
    const calls = server.calls.length;
    expect(await ask(slug, known)).toEqual(NOTHING);
    expect(server.calls).toHaveLength(calls);
  });

  it('does not ask about somebody whose objection is known', async () => {
    objected.add(ANNA);
    expect(await ask(ANNA)).toEqual(NOTHING);
    expect(server.calls).toEqual([]);
  });
});

function refuse(status: number, id: string, headers: Record<string, string> = {}): StandInFault {
  return { status, headers, body: { errors: [{ id, code: status, details: 'about Jane Doe' }] } };
}

describe('what goes wrong', () => {
  const cases: [string, StandInFault, SourceErrorKind, number, RegExp][] = [
    ['400', refuse(400, 'wrong_params'), 'refused', 1, /did not accept the question \(400, wrong_params\)/],
    [
      '401',
      refuse(401, 'authentication_failed'),
      'credentials',
      1,
      /does not accept the API key.*Check HUNTER_API_KEY/,
    ],
    ['403', refuse(403, 'too_many_requests'), 'rate-limited', 3, /asked too fast.*Calls to it are paused/],
    [
      '404 of another server',
      { status: 404, body: 'x' },
      'refused',
      1,
      /404 but not in its own words.*HUNTER_BASE_URL/,
    ],
    ['422', refuse(422, 'invalid_request'), 'refused', 1, /\(422, invalid_request\)/],
    ['429', refuse(429, 'usage_exceeded'), 'quota', 1, /used up what its plan allows.*skipped until the plan/],
    ['500', { status: 500, body: { errors: { id: 'oops' } } }, 'unavailable', 3, /failed \(500, oops\).*asked again/],
    ['503', { status: 503, body: null }, 'unavailable', 3, /failed \(503\)/],
    ['no answer', 'silence', 'unavailable', 3, /did not answer in time/],
    ['a cut connection', 'cut', 'unavailable', 3, /broke off/],
    ['no JSON', 'garbage', 'malformed', 3, /something unreadable/],
    ['no data', { body: { data: null } }, 'malformed', 3, /unreadable \(data\)/],
  ];
  it.each(cases)('%s', async (_, fault, kind, calls, message) => {
    server.faults.push(...Array<StandInFault>(calls).fill(fault));
    const error = await refusal(ask(ANNA));
    server.faults.length = 0;
    expect(error).toBeInstanceOf(SourceError);
    expect(error.kind).toBe(kind);
    expect(error.message).toMatch(message);
    expect(error.message).toContain('Hunter');
    expect(error.message).not.toMatch(/hunter-test-key|anna|Jane/i);
    expect(server.calls).toHaveLength(calls);
  });

  it('is nobody, and no error, at 404', async () => {
    server.faults.push(refuse(404, 'not_found'));
    expect(await ask(ANNA)).toEqual(NOTHING);
  });

  it('does not wait for long itself when it is asked to come back later, and tries again when it is soon', async () => {
    server.faults.push(refuse(403, 'too_many_requests', { 'retry-after': '40' }));
    const error = await refusal(ask(ANNA));
    expect([error.kind, error.retryAfterMs, server.calls.length]).toEqual(['rate-limited', 40_000, 1]);
    server.faults.push(refuse(403, 'too_many_requests', { 'retry-after': '0' }));
    expect(await ask(ANNA)).not.toEqual(NOTHING);
  });

  it('stops when it is told to', async () => {
    const stop = AbortSignal.abort();
    await expect(openSource().find({ slug: ANNA, wanted: ['contact.workEmail'], known: {} }, stop)).rejects.toThrow(
      'aborted',
    );
  });
});

describe('its limits and the look at it', () => {
  it('keeps to what the vendor says, under a name that does not show the key', () => {
    const { key, rates } = hunterLimits(KEY);
    expect(rates).toMatchObject({ finder: { second: 15, minute: 500 }, verifier: { second: 10, minute: 300 } });
    expect(key).not.toContain(KEY);
    expect(key).not.toBe(hunterLimits('another').key);
  });

  it('tells the plan, what is left and until when, and nothing of the owner', async () => {
    server.searchesLeft = 412;
    const { ok, text } = await checkHunter(options()).check(signal);
    const left = '412 of 500 searches and 900 of 1,000 verifications left until 2026-12-01.';
    expect([ok, text]).toEqual([true, `The account answers (plan Starter); ${left}`]);
    expect(asked()).toEqual(['/account?']);
  });

  it('reads plans with one pot of credits', async () => {
    server.faults.push({ body: { data: { requests: { credits: { used: 550.5, available: 10_000 } } } } });
    const { ok, text } = await checkHunter(options()).check(signal);
    expect([ok, text]).toEqual([true, 'The account answers; 9,449 of 10,000 credits left.']);
  });

  it.each([
    ['nothing left', 0, {}, /0 of 500 searches.*No addresses are found until then/],
    ['a wrong key', 500, { apiKey: 'other' }, /Check HUNTER_API_KEY/],
    ['a wrong address', 500, { baseUrl: 'http://127.0.0.1:9' }, /could not be reached/],
  ])('tells what is wrong: %s', async (_, left, change, message) => {
    server.searchesLeft = left;
    const { ok, text } = await checkHunter(options(change)).check(signal);
    expect(ok).toBe(false);
    expect(text).toMatch(message);
  });
});

describe('the table of parameters', () => {
  it('names what arrives, and nothing else', async () => {
    const source = openSource();
    const facts = asGathered((await ask(ANNA, {}, source))!, source.label);
    const derived = deriveParameters(['workEmail', 'personalContactNumber'], facts);
    expect(derived.workEmail).toMatchObject({ value: expect.stringContaining('anna.berg@'), source: 'Hunter' });
    expect(derived.personalContactNumber).toMatchObject({ value: '+49405550100', source: 'Hunter' });
    expect((await readProviderPage('hunter')).toSorted()).toEqual(Object.keys(derived).toSorted());
  });
});
