import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBatch } from '../../../server/enrichment/results/read-batch.ts';
import { readJob } from '../../../server/enrichment/results/read-job.ts';
import { cancelBatch, cancelJob } from '../../../server/enrichment/running/cancel-jobs.ts';
import { failAbandonedJobs } from '../../../server/enrichment/running/recovery/fail-abandoned-jobs.ts';
import { HitRateCounter } from '../../../server/enrichment/sourcing/hit-rate-counter.ts';
import { listHits } from '../../../server/enrichment/sourcing/hit-rate-store.ts';
import { purgeExpiredAnswers } from '../../../server/enrichment/sourcing/purge-expired-answers.ts';
import { createLog } from '../../../server/platform/log.ts';
import type { FactField } from '../../../server/providers/profile-facts.ts';
import type { ProfileSource } from '../../../server/providers/profile-source.ts';
import type { SourceErrorKind } from '../../../server/providers/source-error.ts';
import type { ParameterId } from '../../../shared/catalogue.ts';
import type { EnrichResponse, JobErrorCode } from '../../../shared/contract/enrichment.ts';
import { type Engine, idsOf, openEngine } from '../../support/enrichment/engine.ts';
import { plainParts, type Script, scriptedSource } from '../../support/enrichment/scripted-source.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());

const url = (slug: string) => `https://www.linkedin.com/in/${slug}`;
const COMPANY = { website: 'https://rivet.example', description: 'Rivet plans routes for freight companies.' };

async function runOne(script: Script, slug: string, columns: ParameterId[], company?: typeof COMPANY) {
  const user = await engine.addUser(100, company);
  const source = scriptedSource('a', { script });
  const started = await engine.start(user, [url(slug)], columns);
  await engine.run(started, [source]);
  const job = await readJob(engine.db, user, started.jobs[0]!.job_id);
  return { user, source, started, job, account: await engine.account(user) };
}

describe('how a job ends and what it costs', () => {
  const columns: ParameterId[] = ['firstName', 'yearFounded', 'prospectSummary'];
  test.each<{
    why: string;
    script: Script;
    company?: typeof COMPANY;
    status: string;
    successful: string[];
    failed: string[];
    skipped: string[];
  }>([
    {
      why: 'what has a value is charged, what has none is free, AI without a company profile is skipped',
      script: {},
      status: 'completed',
      successful: ['firstName'],
      failed: ['yearFounded'],
      skipped: ['prospectSummary'],
    },
    {
      why: 'AI-generated values are charged like others',
      script: {},
      company: COMPANY,
      status: 'completed',
      successful: ['firstName', 'prospectSummary'],
      failed: ['yearFounded'],
      skipped: [],
    },
    {
      why: 'a profile nobody knows fails and costs nothing',
      script: { x: 'unknown' },
      status: 'failed',
      successful: [],
      failed: columns,
      skipped: [],
    },
    {
      why: 'a profile with nothing asked for in it is completed, for nothing',
      script: { x: { parts: { person: { ...plainParts('x').person, firstName: undefined, experience: [] } } } },
      status: 'completed',
      successful: [],
      failed: ['firstName', 'yearFounded'],
      skipped: ['prospectSummary'],
    },
    {
      why: 'a source that cannot answer fails the job when there is no other',
      script: { x: { fail: 'unavailable' } },
      status: 'failed',
      successful: [],
      failed: columns,
      skipped: [],
    },
  ])('$why', async ({ script, company, status, successful, failed, skipped }) => {
    const { job, account } = await runOne(script, 'x', columns, company);
    expect(job).toMatchObject({
      status,
      progress: status === 'completed' ? 100 : -1,
      successful_parameters: successful,
      failed_parameters: failed,
      skipped_parameters: skipped,
      completed: successful.length,
      failed: failed.length,
      credits_used: successful.length,
    });
    expect(Object.keys(job.result).sort()).toEqual(successful.toSorted());
    expect(Object.keys(job.provenance).sort()).toEqual(successful.toSorted());
    const balance = 100 - successful.length;
    expect(account).toEqual({ balance, held: 0, entries: balance, batches: 0, jobs: 0 });
  });
});

test('values say where they come from', async () => {
  const { job } = await runOne({}, 'anna', ['workEmail', 'prospectSummary'], COMPANY);
  expect(job.provenance.workEmail).toMatchObject({ source: 'Source a', confidence: 0.9 });
  expect(job.provenance.prospectSummary).toMatchObject({ source: 'built-in writer', evidence: expect.any(Array) });
  expect(Math.abs(Date.parse(job.provenance.workEmail!.retrieved_at) - Date.now())).toBeLessThan(60_000);
});

describe('the waterfall', () => {
  const BASICS: FactField[] = ['person.firstName', 'person.experience', 'person.headline'];
  const wanted = (asked: { wanted: readonly FactField[] }[]) => asked.map((question) => question.wanted);

  async function runWith(
    sources: ProfileSource[],
    columns: ParameterId[],
    more: Parameters<Engine['addUser']>[1] = {},
  ) {
    const user = await engine.addUser(100, more);
    const started = await engine.start(user, [url('anna')], columns);
    await engine.run(started, sources);
    return { user, job: await readJob(engine.db, user, started.jobs[0]!.job_id) };
  }

  test('a source is asked only for what the parameters need', async () => {
    const { source } = await runOne({}, 'anna', ['firstName']);
    expect(wanted(source.asked)).toEqual([['person.firstName']]);
  });

  test('the next source is asked only for what is missing; one that is down is passed over', async () => {
    const people = scriptedSource('people', { fields: BASICS });
    const down = scriptedSource('down', { fields: ['contact.workEmail'], script: { anna: { fail: 'unavailable' } } });
    const all = scriptedSource('all');
    const { job } = await runWith([people, down, all], ['firstName', 'workEmail', 'companyWebsite']);
    expect(wanted(people.asked)).toEqual([['person.firstName']]);
    expect(all.asked.flatMap((question) => question.wanted).sort()).toEqual(['company.website', 'contact.workEmail']);
    expect(job.status).toBe('completed');
    expect([job.provenance.firstName?.source, job.provenance.workEmail?.source]).toEqual([
      'Source people',
      'Source all',
    ]);
    expect(job.credits_used).toBe(3);
  });

  test('nobody is asked for what is known already', async () => {
    const first = scriptedSource('first');
    const second = scriptedSource('second');
    await runWith([first, second], ['firstName', 'workEmail']);
    expect(second.asked).toEqual([]);
  });

  test('sources that do not need each other are asked at the same time', async () => {
    const gate = Promise.withResolvers<void>();
    const people = scriptedSource('people', { fields: BASICS, script: { anna: { after: gate.promise } } });
    const contacts = scriptedSource('contacts', { fields: ['contact.workEmail'] });
    const user = await engine.addUser(100);
    const started = await engine.start(user, [url('anna')], ['firstName', 'workEmail']);
    const running = engine.run(started, [people, contacts]);
    await expect.poll(() => contacts.asked.length).toBe(1);
    gate.resolve();
    await running;
    expect((await readJob(engine.db, user, started.jobs[0]!.job_id)).credits_used).toBe(2);
  });

  test('a source that does better with a name waits for it when somebody is being asked for it', async () => {
    const people = scriptedSource('people', { fields: BASICS });
    const finder = scriptedSource('finder', { fields: ['contact.workEmail'], prefers: ['person.firstName'] });
    await runWith([people, finder], ['firstName', 'workEmail']);
    expect(finder.asked[0]!.known.person?.firstName).toBe('Asha');
    const alone = scriptedSource('alone', { fields: ['contact.workEmail'], prefers: ['person.firstName'] });
    await runWith([people, alone], ['workEmail']);
    expect(alone.asked[0]!.known).toEqual({});
    expect(people.asked).toHaveLength(1);
  });

  test('what a stand-in gives is looked for when nobody has the thing itself', async () => {
    const people = scriptedSource('people', { fields: BASICS });
    const { job } = await runWith([people], ['gender']);
    expect(wanted(people.asked)).toEqual([['person.firstName']]);
    expect(job.result.gender).toMatch(/guess/);
  });

  test('values of two sources are not mixed when they speak of different companies', async () => {
    const now = plainParts('anna');
    const before = { ...now.company, name: 'Globex', website: 'https://globex.example', foundedYear: 1989 };
    const live = scriptedSource('live', { fields: ['person.experience', 'company.website'] });
    const records = scriptedSource('records', {
      fields: ['company.website', 'company.foundedYear'],
      script: { anna: { parts: { ...now, company: before } } },
    });
    const { job } = await runWith([live, records], ['companyName', 'companyWebsite', 'yearFounded']);
    expect(job.result).toEqual({ companyName: 'Acme', companyWebsite: 'https://acme.example' });
    expect(job.credits_used).toBe(2);
  });

  test('a work address at another company than the current one is not the one asked for: the next source is', async () => {
    const now = plainParts('anna');
    const before = { ...now.company, name: 'Globex', website: 'https://globex.example' };
    const live = scriptedSource('live', { fields: BASICS });
    const records = scriptedSource('records', {
      fields: ['person.skills', 'contact.workEmail', 'company.foundedYear'],
      script: {
        anna: { parts: { contact: { workEmail: 'a@globex.example', phone: '+49405550100' }, company: before } },
      },
    });
    const finder = scriptedSource('finder', { fields: ['contact.workEmail'] });
    const columns: ParameterId[] = ['jobTitle', 'workEmail', 'skillsTools', 'yearFounded'];
    const { job } = await runWith([live, records, finder], columns);
    expect(job.result.workEmail).toBe('asha@acme.example');
    expect(job.provenance.workEmail?.source).toBe('Source finder');
  });

  test('of the same company, by its legal name too, each says what it has', async () => {
    const now = plainParts('anna');
    const registered = { ...now.company, name: 'ACME Pvt. Ltd.', website: undefined, foundedYear: 1989 };
    const live = scriptedSource('live', { fields: ['person.experience', 'company.website'] });
    const records = scriptedSource('records', {
      fields: ['company.foundedYear'],
      script: { anna: { parts: { ...now, company: registered } } },
    });
    const { job } = await runWith([live, records], ['companyWebsite', 'yearFounded']);
    expect(job.result).toEqual({ companyWebsite: 'https://acme.example', yearFounded: 1989 });
    expect(job.provenance.yearFounded?.source).toBe('Source records');
  });

  test('a finder that finds nothing does not say that there is no such profile', async () => {
    const finder = scriptedSource('finder', { fields: ['contact.workEmail'], script: { anna: { parts: {} } } });
    const { job } = await runWith([finder], ['workEmail']);
    expect(job).toMatchObject({ status: 'completed', credits_used: 0, failed_parameters: ['workEmail'] });
    const people = scriptedSource('people', { fields: BASICS, script: { anna: 'unknown' } });
    const both = await runWith([people, finder], ['firstName', 'workEmail']);
    expect(both.job).toMatchObject({ status: 'failed', credits_used: 0 });
  });

  test('somebody whom a source does not know is asked about once for each thing', async () => {
    const finder = scriptedSource('finder', { fields: ['contact.workEmail'], script: { anna: { parts: {} } } });
    const all = scriptedSource('all', { script: { anna: 'unknown' } });
    const { job } = await runWith([finder, all], ['firstName', 'workEmail']);
    expect(wanted(all.asked)).toEqual([['person.firstName'], ['contact.workEmail']]);
    expect(job).toMatchObject({ status: 'failed', credits_used: 0 });
  });

  test('hit rates are counted by source and parameter', async () => {
    const hits = new HitRateCounter(engine.db, createLog({ level: 'silent' }));
    const user = await engine.addUser(100);
    const started = await engine.start(user, [url('anna')], ['firstName', 'yearFounded']);
    const source = scriptedSource('counted');
    await engine.run(started, [source], { hits });
    await engine.run(await engine.start(user, [url('berta')], ['firstName']), [source], { hits });
    await hits.flush();
    expect((await listHits(engine.db)).filter((count) => count.source === 'counted')).toEqual([
      { source: 'counted', parameter: 'firstName', asked: 2, found: 2 },
      { source: 'counted', parameter: 'yearFounded', asked: 1, found: 0 },
    ]);
  });
});

describe('reasons, as the user reads them', () => {
  test.each<[SourceErrorKind, JobErrorCode, RegExp]>([
    ['unavailable', 'source_unavailable', /did not answer.*try again later/],
    ['rate-limited', 'source_rate_limited', /asked too often.*in a few minutes/],
    ['quota', 'source_quota_exceeded', /used up.*tomorrow/],
    ['credentials', 'source_credentials_refused', /does not accept our account.*whoever runs Leadlight/],
    ['refused', 'source_refused_profile', /did not accept this profile.*check the address/],
    ['malformed', 'source_answer_unreadable', /cannot be read.*try again later/],
    ['wrong-person', 'source_wrong_person', /somebody else.*try again later/],
  ])('%s', async (kind, error_code, text) => {
    const { job, account } = await runOne({ x: { fail: kind } }, 'x', ['firstName']);
    expect(job).toMatchObject({ status: 'failed', credits_used: 0, error: expect.stringMatching(text), error_code });
    expect(job.error).toContain('Nothing was charged');
    expect(account).toMatchObject({ balance: 100, held: 0 });
  });

  test('a source that fails does not hide that another knows nobody of that name: the trouble is told', async () => {
    const user = await engine.addUser(100);
    const started = await engine.start(user, [url('x')], ['firstName']);
    const down = scriptedSource('down', { script: { x: { fail: 'quota' } } });
    await engine.run(started, [down, scriptedSource('empty', { script: { x: 'unknown' } })]);
    expect((await readJob(engine.db, user, started.jobs[0]!.job_id)).error).toMatch(/used up/);
  });
});

describe('what is kept', () => {
  const fieldsAsked = (source: { asked: { wanted: readonly FactField[] }[] }) =>
    source.asked.map((question) => question.wanted.toSorted());

  test('what a source gave is reused while fresh, with its own date, and only for the same user', async () => {
    const { user, source, job } = await runOne({}, 'reused', ['firstName', 'workEmail']);
    const again = await engine.start(user, [url('reused')], ['firstName', 'companyWebsite']);
    await engine.run(again, [source]);
    expect(fieldsAsked(source).slice(1)).toEqual([['company.website']]);
    const second = await readJob(engine.db, user, again.jobs[0]!.job_id);
    expect(second.provenance.firstName?.retrieved_at).toBe(job.provenance.firstName?.retrieved_at);

    const stranger = await engine.addUser(100);
    await engine.run(await engine.start(stranger, [url('reused')], ['workEmail']), [source]);
    expect(fieldsAsked(source).at(-1)).toEqual(['contact.workEmail']);
  });

  test('what a source had no value for is not asked again either, while fresh', async () => {
    const { user, source } = await runOne({}, 'missing', ['firstName', 'yearFounded']);
    await engine.run(await engine.start(user, [url('missing')], ['firstName', 'yearFounded']), [source]);
    expect(source.asked).toHaveLength(1);
  });

  test('what a source could not look at is asked again next time', async () => {
    const throttled: FactField[] = ['person.skills'];
    const { user, source, job } = await runOne({ busy: { unanswered: throttled } }, 'busy', [
      'firstName',
      'skillsTools',
    ]);
    expect(job.successful_parameters).toEqual(['firstName']);
    await engine.run(await engine.start(user, [url('busy')], ['firstName', 'skillsTools']), [source]);
    expect(fieldsAsked(source).slice(1)).toEqual([throttled]);
  });

  test('a profile nobody knew is looked for again', async () => {
    const { user, source } = await runOne({ ghost: 'unknown' }, 'ghost', ['firstName']);
    await engine.run(await engine.start(user, [url('ghost')], ['firstName']), [source]);
    expect(source.asked).toHaveLength(2);
  });

  test('what is no longer fresh is forgotten; what was delivered stays', async () => {
    const { user, job } = await runOne({}, 'old', ['firstName']);
    await runOne({}, 'young', ['firstName']);
    await sql`UPDATE source_answers SET retrieved_at = now() - interval '31 days' WHERE user_id = ${user}`.execute(
      engine.db,
    );
    const stale = purgeExpiredAnswers({ db: engine.db, log: createLog({ level: 'silent' }), freshDays: 30 });
    await stale.stop();
    const { rows } = await sql<{ slug: string }>`
      SELECT DISTINCT slug FROM source_answers WHERE slug IN ('old', 'young')`.execute(engine.db);
    expect(rows).toEqual([{ slug: 'young' }]);
    expect(await readJob(engine.db, user, job.job_id)).toEqual(job);
  });

  test('what is older than FRESH_DAYS is asked again, field by field', async () => {
    const { user, source } = await runOne({}, 'stale', ['firstName']);
    await engine.run(await engine.start(user, [url('stale')], ['firstName', 'workEmail']), [source]);
    const old = new Date(Date.now() - 31 * 86_400_000).toISOString();
    await sql`UPDATE source_answers SET answer = jsonb_set(answer::jsonb, '{asked,0,at}', to_jsonb(${old}::text))
      WHERE user_id = ${user}`.execute(engine.db);
    await engine.run(await engine.start(user, [url('stale')], ['firstName', 'workEmail']), [source]);
    expect(fieldsAsked(source)).toEqual([['person.firstName'], ['contact.workEmail'], ['person.firstName']]);
  });
});

describe('the user’s own file as a source', () => {
  async function runUploaded(extra: [string, string][], columns: ParameterId[], source = scriptedSource('a')) {
    const user = await engine.addUser(100);
    const started = await engine.start(user, [url('anna')], columns);
    await sql`UPDATE jobs SET extra = ${JSON.stringify(extra)}::jsonb WHERE id = ${started.jobs[0]!.job_id}`.execute(
      engine.db,
    );
    await engine.run(started, [source]);
    const job = await readJob(engine.db, user, started.jobs[0]!.job_id);
    return { job, source, account: await engine.account(user) };
  }

  test('values of the file are delivered, marked and free; only the rest is asked for and charged', async () => {
    const { job, source, account } = await runUploaded(
      [
        ['First Name', 'Anna'],
        ['Company', 'Acme'],
      ],
      ['firstName', 'companyWebsite'],
    );
    expect(job.result).toEqual({ firstName: 'Anna', companyWebsite: 'https://acme.example' });
    expect(job.provenance.firstName).toMatchObject({ source: 'your upload', confidence: 1 });
    expect(job).toMatchObject({ credits_used: 1, status: 'completed' });
    expect(source.asked.map((question) => question.wanted)).toEqual([['company.website']]);
    expect(source.asked[0]!.known.person?.firstName).toBe('Anna');
    expect(account).toEqual({ balance: 99, held: 0, entries: 99, batches: 0, jobs: 0 });
  });

  test('a file that holds everything asks nobody and costs nothing', async () => {
    const { job, source, account } = await runUploaded([['First Name', 'Anna']], ['firstName']);
    expect(source.asked).toEqual([]);
    expect(job).toMatchObject({ status: 'completed', credits_used: 0, result: { firstName: 'Anna' } });
    expect(account).toMatchObject({ balance: 100, held: 0 });
  });

  test('a profile nobody knows fails though the file knows a name', async () => {
    const source = scriptedSource('a', { script: { anna: 'unknown' } });
    const { job } = await runUploaded([['First Name', 'Anna']], ['firstName', 'workEmail'], source);
    expect(job).toMatchObject({ status: 'failed', credits_used: 0 });
  });
});

describe('happening twice', () => {
  test('running a job again changes nothing', async () => {
    const { user, source, started, job, account } = await runOne({}, 'twice', ['firstName']);
    await engine.run(started, [source]);
    expect(await readJob(engine.db, user, job.job_id)).toEqual(job);
    expect(await engine.account(user)).toEqual(account);
  });

  test('five workers running the same jobs at once charge once', async () => {
    const user = await engine.addUser(100);
    const started = await engine.start(user, ['p', 'q', 'r'].map(url), ['firstName', 'lastName']);
    await Promise.all(Array.from({ length: 5 }, () => engine.run(started, [scriptedSource('a')])));
    expect(await engine.account(user)).toEqual({ balance: 94, held: 0, entries: 94, batches: 0, jobs: 0 });
  });
});

describe('cancelling', () => {
  const held = () => {
    const gate = Promise.withResolvers<void>();
    return { open: gate.resolve, script: { slow: { after: gate.promise } } };
  };

  async function startSlow(): Promise<{
    user: string;
    started: EnrichResponse;
    running: Promise<void>;
    open: () => void;
  }> {
    const { open, script } = held();
    const user = await engine.addUser(100);
    const started = await engine.start(user, [url('slow')], ['firstName']);
    const running = engine.run(started, [scriptedSource('a', { script })]);
    return { user, started, running, open };
  }

  test('a job that waits is never run and returns its hold', async () => {
    const user = await engine.addUser(100);
    const started = await engine.start(user, [url('anna')], ['firstName']);
    const job = await cancelJob(engine.db, user, started.jobs[0]!.job_id);
    expect(job).toMatchObject({
      status: 'cancelled',
      progress: -1,
      credits_used: 0,
      skipped_parameters: ['firstName'],
    });
    const source = scriptedSource('a');
    await engine.run(started, [source]);
    expect(source.asked).toEqual([]);
    expect(await engine.account(user)).toMatchObject({ balance: 100, held: 0 });
  });

  test('a job that runs stays cancelled when its values arrive', async () => {
    const { user, started, running, open } = await startSlow();
    await expect.poll(async () => (await readJob(engine.db, user, started.jobs[0]!.job_id)).status).toBe('running');
    await cancelJob(engine.db, user, started.jobs[0]!.job_id);
    open();
    await running;
    const job = await readJob(engine.db, user, started.jobs[0]!.job_id);
    expect(job).toMatchObject({ status: 'cancelled', result: {}, credits_used: 0 });
    expect(await engine.account(user)).toMatchObject({ balance: 100, held: 0, entries: 100 });
  });

  test('cancelling an ended job leaves it as it is', async () => {
    const { user, job } = await runOne({}, 'done', ['firstName']);
    expect(await cancelJob(engine.db, user, job.job_id)).toEqual(job);
  });

  test('cancelling a request ends what is left and keeps what was delivered', async () => {
    const user = await engine.addUser(100);
    const started = await engine.start(user, ['one', 'two', 'three'].map(url), ['firstName']);
    await engine.run({ ...started, jobs: started.jobs.slice(0, 1) }, [scriptedSource('a')]);
    expect(await cancelBatch(engine.db, user, started.batch_id)).toBe(2);
    const { batch } = await readBatch(engine.db, user, started.batch_id, { page: 1, page_size: 10 });
    expect(batch).toMatchObject({ counts: { completed: 1, cancelled: 2 }, credits_held: 0, credits_used: 1 });
  });

  test('what belongs to somebody else is not there', async () => {
    const { job } = await runOne({}, 'mine', ['firstName']);
    const stranger = await engine.addUser(0);
    await expect(cancelJob(engine.db, stranger, job.job_id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(cancelBatch(engine.db, stranger, job.batch_id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(readJob(engine.db, stranger, 'no-id')).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('jobs the queue gives up on fail and return their hold', async () => {
  const user = await engine.addUser(100);
  const started = await engine.start(user, [url('anna')], ['firstName']);
  await failAbandonedJobs(engine, idsOf(started));
  const job = await readJob(engine.db, user, started.jobs[0]!.job_id);
  expect(job).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('Nothing was charged'),
    error_code: 'not_finished',
  });
  expect(await engine.account(user)).toMatchObject({ balance: 100, held: 0, batches: 0, jobs: 0 });
});

test('text that PostgreSQL cannot store is cleaned, not fatal', async () => {
  const parts = plainParts('odd');
  parts.person.firstName = 'A\u0000sha \ud800';
  const { job } = await runOne({ odd: { parts } }, 'odd', ['firstName']);
  expect(job.status).toBe('completed');
  expect(String(job.result.firstName)).toContain('sha');
});
