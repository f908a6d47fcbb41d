import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createJobRunner } from '../../../server/enrichment/running/run-jobs.ts';
import { createBuiltInWriter } from '../../../server/insights/built-in-writer.ts';
import { createWorkMetrics } from '../../../server/platform/monitoring/work-metrics.ts';
import { addSuppressions } from '../../../server/privacy/add-suppressions.ts';
import type { ProfileSource } from '../../../server/providers/profile-source.ts';
import { ensureSamplePeople } from '../../../server/sample-network/search/fill-search-table.ts';
import type { EnrichResponse } from '../../../shared/contract/enrichment.ts';
import type { SuppressionEntry } from '../../../shared/contract/suppressions.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { plainParts, scriptedSource } from '../../support/enrichment/scripted-source.ts';

const TEXT = 'Suppressed: this person asked not to be processed.';
const FREE = { status: 'failed', error: TEXT, error_code: 'suppressed', credits_used: 0, result: {} };

let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  app = await startTestApp({ env: { SIGNUP_CREDITS: '1000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`DELETE FROM suppressions`.execute(app.db);
  user = await app.signIn();
});

const url = (slug: string) => `https://www.linkedin.com/in/${slug}`;
const enrich = (slugs: string[], columns = ['firstName', 'companyWebsite', 'workEmail']): Promise<EnrichResponse> =>
  user.api.call('startEnrichment', { body: slugs.map((slug) => ({ linkedin_url: url(slug), columns })) });
const list = (entries: SuppressionEntry[], by = user) => by.api.call('addSuppressions', { body: { entries } });
const listForAll = (entries: SuppressionEntry[]) =>
  addSuppressions({ db: app.db, suppressions: app.services.suppressions() }, null, entries);
const read = async (started: EnrichResponse, at = 0) =>
  (await user.api.call('readJob', { params: { id: started.jobs[at]!.job_id } })).job;
const credits = async () => {
  const { credits: spendable, held } = await user.api.call('readCredits');
  return { credits: spendable, held };
};

/** What a worker does with the request. */
async function run(started: EnrichResponse, sources: readonly ProfileSource[] = [scriptedSource('a')]): Promise<void> {
  const runner = createJobRunner({
    db: app.db,
    log: app.log,
    sources,
    writer: createBuiltInWriter(),
    suppressions: app.services.suppressions(),
    freshDays: 30,
    notFoundText: 'Profile not found.',
    metrics: createWorkMetrics(new Registry()),
  });
  await runner.run(
    started.jobs.map((job) => job.job_id),
    new AbortController().signal,
  );
  await runner.stop();
}

describe('the list', () => {
  test('holds profiles, addresses and domains in any way of writing, and names nobody', async () => {
    const entries = [
      { linkedin_url: 'linkedin.com/in/Jane-Roe-77/' },
      { email: ' Jane.Roe@Acme.example ' },
      { domain: 'https://www.acme.example/team' },
    ];
    expect(await list(entries)).toMatchObject({ added: 3, known: 0, jobs_ended: 0 });
    expect(await list([...entries, { email: 'jane.roe@acme.example' }])).toMatchObject({ added: 0, known: 4 });
    const { suppressions, pagination } = await user.api.call('listSuppressions', { query: { page_size: 2 } });
    expect(pagination).toEqual({ page: 1, page_size: 2, total_count: 3 });
    const rest = await user.api.call('listSuppressions', { query: { page: 2, page_size: 2 } });
    expect([...suppressions, ...rest.suppressions].map(({ label }) => label).toSorted()).toEqual([
      'acme.example',
      'j…@ac….example',
      'linkedin.com/in/ja…',
    ]);
    const { rows } = await sql<{ text: string }>`SELECT s::text AS text FROM suppressions s`.execute(app.db);
    expect(rows.map(({ text }) => text).join()).not.toMatch(/jane/i);
  });

  test('keeps a name that its owner gives; the installation keeps none', async () => {
    await list([{ email: 'jane.roe@acme.example', label: 'Jane, who wrote in May' }]);
    await listForAll([{ email: 'john@acme.example', label: 'john@acme.example' }]);
    const { rows } = await sql<{ label: string }>`SELECT label FROM suppressions ORDER BY created_at`.execute(app.db);
    expect(rows.map(({ label }) => label)).toEqual(['Jane, who wrote in May', 'j…@ac….example']);
  });

  test('takes nothing when an entry is none, and names each', async () => {
    const entries = [{ email: 'nobody' }, { domain: 'acme.example' }, { linkedin_url: 'https://acme.example' }];
    expect(await user.api.callError('addSuppressions', { body: { entries } })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', issues: [{ path: 'entries.0' }, { path: 'entries.2' }] },
    });
    expect((await user.api.call('listSuppressions')).pagination.total_count).toBe(0);
  });

  test('is its owner’s: nobody else sees it, or takes anything off it', async () => {
    await list([{ domain: 'acme.example' }]);
    const [entry] = (await user.api.call('listSuppressions')).suppressions;
    const stranger = await app.signIn();
    expect((await stranger.api.call('listSuppressions')).suppressions).toEqual([]);
    const params = { id: entry!.id };
    expect(await stranger.api.callError('deleteSuppression', { params })).toMatchObject({ status: 404 });
    await user.api.call('deleteSuppression', { params });
    expect((await user.api.call('listSuppressions')).suppressions).toEqual([]);
  });

  test('of the installation is nobody’s to write who does not run it', async () => {
    const body = { entries: [{ domain: 'acme.example' }], scope: 'installation' as const };
    expect(await user.api.callError('addSuppressions', { body })).toMatchObject({ status: 404 });
  });
});

describe('a person who is listed', () => {
  test('is not looked up: the job fails at the start, free, and says why', async () => {
    await list([{ linkedin_url: url('jane') }]);
    const started = await enrich(['jane', 'ben']);
    expect(await read(started)).toMatchObject(FREE);
    expect(await credits()).toEqual({ credits: 997, held: 3 });
    const source = scriptedSource('a');
    await run(started, [source]);
    expect(new Set(source.asked.map(({ slug }) => slug))).toEqual(new Set(['ben']));
    expect((await read(started, 1)).status).toBe('completed');
    expect(await credits()).toEqual({ credits: 997, held: 0 });
  });

  test('can be all that is asked for', async () => {
    await list([{ linkedin_url: url('jane') }]);
    const started = await enrich(['jane']);
    expect(await read(started)).toMatchObject(FREE);
    expect(await credits()).toEqual({ credits: 1_000, held: 0 });
  });

  test('is known by the address in the user’s own sheet', async () => {
    await list([{ email: 'jane@acme.example' }]);
    const csv = `Profile,Mail\n${url('jane-in-sheet')},Jane@ACME.example\n${url('ben')},ben@acme.example\n`;
    const form = new FormData();
    form.append('file', new Blob([csv], { type: 'text/csv' }), 'people.csv');
    const started = await user.api.call('uploadSheet', { body: form });
    if (!('jobs' in started)) throw new Error('nothing was started');
    const jobs = await Promise.all([read(started as EnrichResponse), read(started as EnrichResponse, 1)]);
    expect(jobs[0]).toMatchObject(FREE);
    expect(jobs[0]!.extra).toBeUndefined();
    expect(jobs[1]!.status).toBe('pending');
  });

  test('is left when listed while the job waits, for whomever', async () => {
    const started = await enrich(['jane', 'ben-waits']);
    expect(await list([{ linkedin_url: url('jane') }])).toMatchObject({ jobs_ended: 1 });
    expect(await read(started)).toMatchObject(FREE);
    expect(await listForAll([{ linkedin_url: url('ben-waits') }])).toMatchObject({ jobs_ended: 1 });
    expect(await credits()).toEqual({ credits: 1_000, held: 0 });
  });

  test('is left when listed while a source is being asked, and its answer is not kept', async () => {
    const answer = Promise.withResolvers<void>();
    const source = scriptedSource('a', { script: { jane: { after: answer.promise } } });
    const started = await enrich(['jane']);
    const running = run(started, [source]);
    await expect.poll(() => source.asked.length).toBe(1);
    await list([{ linkedin_url: url('jane') }]);
    answer.resolve();
    await running;
    expect(await read(started)).toMatchObject(FREE);
    expect(await answersOf('jane')).toBe(0);
  });

  test.each<[string, SuppressionEntry]>([
    ['address', { email: 'asha@acme.example' }],
    ['domain of the address', { domain: 'acme.example' }],
    ['domain of the company', { domain: 'www.acme-group.example' }],
  ])('is known by the %s that a source tells: no other is asked, nothing is kept', async (_, entry) => {
    await list([entry]);
    const parts = plainParts('asha');
    const company = { ...parts.company, website: 'https://emea.acme-group.example/home' };
    const first = scriptedSource('a', {
      fields: ['person.firstName', 'contact.workEmail', 'company.website'],
      script: { asha: { parts: { ...parts, company } } },
    });
    const second = scriptedSource('b', { fields: ['company.foundedYear'], prefers: ['person.firstName'] });
    const started = await enrich(['asha'], ['firstName', 'workEmail', 'companyWebsite', 'yearFounded']);
    await run(started, [first, second]);
    expect(await read(started)).toMatchObject(FREE);
    expect(second.asked).toEqual([]);
    expect(await answersOf('asha')).toBe(0);
    expect(await credits()).toEqual({ credits: 1_000, held: 0 });
  });

  test('stays listed under an address that the profile moved to, and one it moved from', async () => {
    const moved: ProfileSource = {
      ...scriptedSource('a'),
      find: async () => ({ parts: plainParts('jane-new'), confidence: 1, movedTo: 'jane-new' }),
    };
    await run(await enrich(['jane-old'], ['firstName']), [moved]);
    await list([{ linkedin_url: url('jane-old') }]);
    expect(await read(await enrich(['jane-new']))).toMatchObject(FREE);
    expect((await user.api.call('listSuppressions')).suppressions).toHaveLength(1);
    await sql`DELETE FROM suppressions`.execute(app.db);
    await sql`DELETE FROM source_answers`.execute(app.db);
    await list([{ linkedin_url: url('jane-new') }]);
    await sql`DELETE FROM suppressions WHERE alias_of IS NOT NULL`.execute(app.db);
    const started = await enrich(['jane-old']);
    await run(started, [moved]);
    expect(await read(started)).toMatchObject(FREE);
  });

  test('is somebody else’s to process, unless the installation lists them', async () => {
    await list([{ linkedin_url: url('jane') }], await app.signIn());
    expect((await read(await enrich(['jane']))).status).toBe('pending');
    await listForAll([{ linkedin_url: url('jane') }]);
    expect(await read(await enrich(['jane']))).toMatchObject(FREE);
  });
});

describe('a person who is listed after the values were delivered', () => {
  test('is not shown any more, and shown again when taken off', async () => {
    const started = await enrich(['asha', 'ben'], ['firstName', 'workEmail', 'companyWebsite']);
    const other = scriptedSource('a', {
      script: { ben: { parts: { person: { ...plainParts('ben').person, firstName: 'Ben' } } } },
    });
    await run(started, [other]);
    const before = await read(started);
    expect(before.result.firstName).toBe('Asha');
    await list([{ email: 'asha@acme.example' }]);
    const withheld = await read(started);
    const expected = { status: 'completed', credits_used: 3, result: {}, provenance: {}, error: TEXT };
    expect(withheld).toMatchObject(expected);
    const batch = await user.api.call('readBatch', { params: { id: started.batch_id } });
    expect(batch.jobs[0]).toEqual(withheld);
    expect(batch.jobs[1]!.result.firstName).toBe('Ben');
    const file = await fetch(`${app.url}/api/profile/export`, { headers: { authorization: `Bearer ${user.token}` } });
    const own = (await file.json()) as { jobs: { job_id: string }[]; source_answers: { linkedin_url: string }[] };
    expect(own.jobs.find(({ job_id }) => job_id === withheld.job_id)).toEqual(withheld);
    expect(own.source_answers.map(({ linkedin_url }) => linkedin_url)).toEqual([url('ben')]);
    const [entry] = (await user.api.call('listSuppressions')).suppressions;
    await user.api.call('deleteSuppression', { params: { id: entry!.id } });
    expect(await read(started)).toEqual(before);
  });

  test('is not found by searching', { timeout: 120_000 }, async () => {
    await ensureSamplePeople(app.db, app.log);
    const body = { query: 'founders in India' };
    const first = await user.api.call('searchPeople', { body });
    const [gone, ...others] = first.data.items;
    await list([{ linkedin_url: gone!.profile_url! }]);
    const second = await user.api.call('searchPeople', { body });
    expect(second.data.items.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  });
});

test('while nobody is listed, jobs and searches cost no query for it', async () => {
  const suppressions = app.services.suppressions();
  let queries = 0;
  const counting = app.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const { SuppressionList } = await import('../../../server/suppression/suppression-list.ts');
  const counted = new SuppressionList(counting, app.config.privacy.secret);
  const people = Array.from({ length: 500 }, (_, at) => ({ slugs: [`p-${at}`], emails: [] }));
  await Promise.all(people.map((names) => counted.has(user.userId, names)));
  expect(queries).toBe(1);
  await list([{ linkedin_url: url('p-7') }]);
  counted.changed();
  queries = 0;
  expect(await counted.filter(user.userId, people, (names) => names)).toEqual(new Set([people[7]]));
  expect(queries).toBe(2);
  expect(await suppressions.has(user.userId, people[7]!)).toBe(true);
});

async function answersOf(slug: string): Promise<number> {
  const { rows } = await sql`SELECT FROM source_answers WHERE slug = ${slug}`.execute(app.db);
  return rows.length;
}
