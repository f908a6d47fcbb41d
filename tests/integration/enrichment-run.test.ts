import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelBatch, cancelJob } from '../../server/enrichment/cancel-jobs.ts';
import { failAbandonedJobs } from '../../server/enrichment/fail-abandoned-jobs.ts';
import { readBatch } from '../../server/enrichment/read-batch.ts';
import { readJob } from '../../server/enrichment/read-job.ts';
import type { FactPart } from '../../server/providers/profile-facts.ts';
import type { ParameterId } from '../../shared/catalogue.ts';
import type { EnrichAnswer } from '../../shared/contract/enrichment.ts';
import { type Engine, openEngine } from '../support/engine.ts';
import { plainParts, type Script, scriptedSource } from '../support/scripted-source.ts';

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
      why: 'a source that answers at the second try serves',
      script: { x: { fail: { retryable: true, times: 1 } } },
      status: 'completed',
      successful: ['firstName'],
      failed: ['yearFounded'],
      skipped: ['prospectSummary'],
    },
    {
      why: 'a source that refuses for good fails the job when there is no other',
      script: { x: { fail: { retryable: false, times: 9 } } },
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
  test('a source is asked only for what the parameters need', async () => {
    const { source } = await runOne({}, 'anna', ['firstName']);
    expect(source.asked).toEqual([{ slug: 'anna', wanted: ['person'] }]);
  });

  test('the next source is asked only for what is missing; one that is down is passed over', async () => {
    const user = await engine.addUser(100);
    const only = (...gives: FactPart[]) => gives;
    const people = scriptedSource('people', { gives: only('person') });
    const down = scriptedSource('down', {
      gives: only('contact'),
      script: { anna: { fail: { retryable: false, times: 9 } } },
    });
    const all = scriptedSource('all');
    const started = await engine.start(user, [url('anna')], ['firstName', 'workEmail', 'companyName']);
    await engine.run(started, [people, down, all]);
    const job = await readJob(engine.db, user, started.jobs[0]!.job_id);
    expect(all.asked).toEqual([{ slug: 'anna', wanted: ['contact', 'company'] }]);
    expect(job.status).toBe('completed');
    expect([job.provenance.firstName?.source, job.provenance.workEmail?.source]).toEqual([
      'Source people',
      'Source all',
    ]);
  });

  test('what a source gave is reused while fresh, with its own date, and only for the same user', async () => {
    const { user, source, job } = await runOne({}, 'reused', ['firstName', 'workEmail']);
    const again = await engine.start(user, [url('reused')], ['firstName', 'companyName']);
    await engine.run(again, [source]);
    expect(source.asked.slice(1)).toEqual([{ slug: 'reused', wanted: ['company'] }]);
    const second = await readJob(engine.db, user, again.jobs[0]!.job_id);
    expect(second.provenance.firstName?.retrieved_at).toBe(job.provenance.firstName?.retrieved_at);

    const stranger = await engine.addUser(100);
    await engine.run(await engine.start(stranger, [url('reused')], ['firstName']), [source]);
    expect(source.asked.at(-1)).toEqual({ slug: 'reused', wanted: ['person'] });
  });

  test('what is older than FRESH_DAYS is asked again, part by part', async () => {
    const { user, source } = await runOne({}, 'stale', ['firstName', 'workEmail']);
    const old = new Date(Date.now() - 31 * 86_400_000).toISOString();
    await sql`UPDATE source_answers SET facts = jsonb_set(facts::jsonb, '{person,retrievedAt}', to_jsonb(${old}::text))
      WHERE user_id = ${user}`.execute(engine.db);
    await engine.run(await engine.start(user, [url('stale')], ['firstName', 'workEmail']), [source]);
    expect(source.asked.at(-1)).toEqual({ slug: 'stale', wanted: ['person'] });
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
    started: EnrichAnswer;
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
  await failAbandonedJobs(
    engine.db,
    started.jobs.map((job) => job.job_id),
  );
  const job = await readJob(engine.db, user, started.jobs[0]!.job_id);
  expect(job).toMatchObject({ status: 'failed', error: expect.stringContaining('Nothing was charged') });
  expect(await engine.account(user)).toMatchObject({ balance: 100, held: 0, batches: 0, jobs: 0 });
});

test('text that PostgreSQL cannot store is cleaned, not fatal', async () => {
  const parts = plainParts('odd');
  parts.person.firstName = 'A\u0000sha \ud800';
  const { job } = await runOne({ odd: { parts } }, 'odd', ['firstName']);
  expect(job.status).toBe('completed');
  expect(String(job.result.firstName)).toContain('sha');
});
