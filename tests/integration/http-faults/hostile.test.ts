import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ensureSamplePeople } from '../../../server/sample-network/search/fill-search-table.ts';
import { LIMITS } from '../../../shared/catalogue.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import type { Method, SendOptions } from '../../support/http/api-client.ts';

let app: TestApp;
let user: SignedInUser;
let routes: Route[];
/** What stands for a path parameter, by how the path begins. */
let ids: Record<string, string>;
beforeAll(async () => {
  // Thousands of calls of one user.
  app = await startTestApp({ env: { SIGNUP_CREDITS: '1000', RATE_LIMITS: 'off' } });
  user = await app.signIn();
  // Without them every search is put off until they are there.
  await ensureSamplePeople(app.db, app.log);
  const profile = { linkedin_url: PROFILE, columns: ['firstName'] };
  const started = await user.api.call('startEnrichment', { body: profile });
  const order = await user.api.call('initiatePurchase', { body: { amount: 100 } });
  ids = { '/api/jobs': started.job_id!, '/api/batches': started.batch_id, '/api/test-checkout': order.order_id };
  const document = await app.api.send('GET', '/api/openapi.json');
  routes = readRoutes(description.parse(await document.json()));
});
afterAll(() => app.close());

const PROFILE = 'https://www.linkedin.com/in/anna';

/** A body each route takes, of which one part after the other is replaced by what it should not be. */
const BODIES: Record<string, unknown> = {
  issueLocalToken: { email: 'ann@example.com', name: 'Ann', email_verified: true },
  signIn: { data: 'AAAA', access_token: 'x' },
  saveCompany: { website: 'tidewell.example', description: 'We plan routes.' },
  configureParameters: { selected_parameters: ['firstName'] },
  quoteEnrichment: [{ linkedin_url: PROFILE, columns: ['firstName'] }],
  startEnrichment: [{ linkedin_url: PROFILE, columns: ['firstName'] }],
  createExportLink: { format: 'csv', layout: 'hubspot', sources: true },
  enrichGoogleSheet: { url: 'https://evil.example/sheet', columns: ['firstName'], mapping: { A: 'linkedin_url' } },
  editResult: { parameter: 'tag', value: 'Hot' },
  giveFeedback: { verdict: 'down', reason: 'other', comment: 'Too sweet.' },
  continueSearch: { cursor: 'x.y' },
  initiatePurchase: { amount: 1 },
  createApiKey: { name: 'CI', scopes: ['read'], expires_at: '2099-01-01T00:00:00Z', daily_credits: 5 },
  receiveUnipileNotice: { status: 'CREATION_SUCCESS', account_id: 'x', name: 'x.y' },
  createWebhook: { url: 'http://127.0.0.1:9/', events: ['job.completed'] },
  updateWebhook: { url: 'http://127.0.0.1:9/', events: ['job.completed'], active: true },
  startHubspotPush: { batch_id: 'x', mapping: { jobTitle: 'jobtitle' } },
  setHubspotToken: { token: 'pat-na1-11111111-2222-3333-4444-555555555555' },
  setSpendingLimits: { per_day: 5, per_month: 50, providers: { unipile: { per_day: 1, per_month: 2 } } },
  addSuppressions: { entries: [{ email: 'ben@example.com' }], scope: 'user' },
  forgetPerson: { person: { linkedin_url: 'https://www.linkedin.com/in/ben' }, suppress: false },
  submitPrivacyRequest: { email: 'ben@example.com', linkedin_url: 'https://www.linkedin.com/in/ben', wants: 'access' },
  confirmPrivacyRequest: { token: 'x' },
  decidePrivacyRequest: { decision: 'answer' },
  lookUpKeptData: { linkedin_url: 'https://www.linkedin.com/in/ben' },
  forgetPersonForAll: { person: { linkedin_url: 'https://www.linkedin.com/in/ben' }, suppress: false },
  lockUser: { reason: 'Fraud' },
  unlockUser: { reason: 'No fraud' },
  adjustCredits: { credits: 5, reason: 'For the trouble', key: '0198e0a0-0000-7000-8000-000000000000' },
  endJob: { reason: 'Hangs' },
  pauseSource: { reason: 'Sends nonsense' },
  limitSource: { per_day: 5, reason: 'Too dear' },
  refundOrder: { amount: 100, reason: 'Asked for it', key: '0198e0a0-0000-7000-8000-000000000000' },
  verifyPurchase: { razorpay_payment_id: 'x', razorpay_order_id: 'x', razorpay_signature: 'x' },
};
/** They end what the others need, and take nothing; searching, forms and bytes have tests of their own. */
const LEFT_OUT = new Set([
  'logOut',
  'deleteAccount',
  'endOtherSessions',
  'searchPeople',
  'uploadSheet',
  'receiveRazorpayEvent',
]);

const TEXTS = [
  '\0',
  'a\0b',
  '',
  ' ',
  '\ud800',
  "'",
  '\\',
  '__proto__',
  '{}',
  '0000-01-01',
  '-1',
  '1e400',
  'NaN',
  '\u202e٣',
  'x'.repeat(12_000),
];
const VALUES: unknown[] = [...TEXTS, null, true, -1, 1.5, 1e300, 2 ** 53, [], {}, [[]], { toString: 1 }];

const description = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).default([]),
        operationId: z.string(),
        requestBody: z.unknown().optional(),
      }),
    ),
  ),
});

interface Route {
  method: Method;
  /** '/api/jobs/{id}' */
  path: string;
  /** Of the operation: 'readJob'. */
  name: string;
  queries: string[];
  takesBody: boolean;
}

function readRoutes({ paths }: z.infer<typeof description>): Route[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, { operationId: name, parameters, requestBody }]) => {
      const method = verb.toUpperCase() as Method;
      const queries = parameters.filter((one) => one.in === 'query').map((one) => one.name);
      return { method, path, name, queries, takesBody: requestBody !== undefined };
    }),
  );
}

/** The value with one part of it, or all of it, replaced. */
function* spoil(value: unknown): Generator<unknown> {
  yield* VALUES;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const spoilt of spoil(part)) {
      yield Array.isArray(value) ? value.with(Number(key), spoilt) : { ...value, [key]: spoilt };
    }
  }
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function* callsOf({ path, name, queries }: Route): Generator<[path: string, options: SendOptions]> {
  const id = Object.entries(ids).find(([start]) => path.startsWith(start))?.[1] ?? '';
  const fill = (holes: string) => holes.replace('{parameter}', 'tag').replace(/\{\w+\}/, id);
  const plain = fill(path);
  const body = BODIES[name];
  for (const text of TEXTS) {
    for (const [hole] of path.matchAll(/\{\w+\}/g)) yield [fill(path.replace(hole, () => encode(text))), { body }];
    for (const query of queries) yield [`${plain}?${query}=${encode(text)}`, { body }];
  }
  if (body !== undefined) for (const spoilt of spoil(body)) yield [plain, { body: spoilt }];
}

/** Makes the calls, some at a time. @returns those that were answered with 500 or more */
async function answeredBadly(calls: Iterable<[path: string, options: SendOptions]>, method: Method): Promise<string[]> {
  const bad: string[] = [];
  const queue = calls[Symbol.iterator]();
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const [path, options] = next.value;
      const answer = await user.api.send(method, path, options);
      await answer.arrayBuffer();
      if (answer.status >= 500)
        bad.push(`${answer.status} ${path.slice(0, 100)} ${JSON.stringify(options.body)?.slice(0, 100)}`);
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return bad;
}

it('every route that takes a body is tried with one', () => {
  const taking = routes.filter((route) => route.takesBody && !LEFT_OUT.has(route.name)).map((route) => route.name);
  expect(taking.toSorted()).toEqual(Object.keys(BODIES).toSorted());
});

it('no route answers 500, whatever its path, its query and its body hold', { timeout: 120_000 }, async () => {
  for (const route of routes) {
    if (LEFT_OUT.has(route.name)) continue;
    expect(await answeredBadly(callsOf(route), route.method), route.name).toEqual([]);
  }
});

describe('an entry that is no profile is left out, and the answer repeats', () => {
  it.each([
    ['NUL', 'a\0b'],
    ['half a surrogate pair', '\ud800'],
    ['a picture where the text is cut', `${'x'.repeat(78)}😀yyy`],
  ])('with %s in it', async (_, linkedin_url) => {
    const headers = { 'idempotency-key': `a key for ${_}` };
    const body = [
      { linkedin_url, columns: ['firstName'] },
      { linkedin_url: PROFILE, columns: ['firstName'] },
    ];
    const ask = () => user.api.call('startEnrichment', { query: { skip_invalid: 'true' }, body, headers });
    const [first, second] = [await ask(), await ask()];
    expect(first.validation_errors).toHaveLength(1);
    expect(second.jobs).toEqual(first.jobs);
  });
});

describe('what people type may hold NUL, which nobody sees', () => {
  it('in a description', async () => {
    const saved = await user.api.callRaw('saveCompany', {
      body: { website: '', description: '\0 We plan\0 routes. ' },
    });
    expect(await saved.json()).toMatchObject({ company_profile: { description: 'We plan routes.' } });
  });

  it('and it does not count', async () => {
    const description = '\0'.repeat(100) + 'x'.repeat(LIMITS.companyDescriptionChars);
    const saved = await user.api.callRaw('saveCompany', { body: { website: '', description } });
    expect(saved.status).toBe(200);
    await saved.arrayBuffer();
  });
});
