import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createJobRunner } from '../../../server/enrichment/running/run-jobs.ts';
import { createBuiltInWriter } from '../../../server/insights/built-in-writer.ts';
import { createWorkMetrics } from '../../../server/platform/monitoring/work-metrics.ts';
import type { EnrichResponse } from '../../../shared/contract/enrichment.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { scriptedSource } from '../../support/enrichment/scripted-source.ts';

let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  app = await startTestApp({ env: { SIGNUP_CREDITS: '200' } });
  user = await app.signIn();
  await user.api.call('saveCompany', { body: { website: '', description: 'We plan routes for freight.' } });
});
afterAll(() => app.close());

const url = (slug: string) => `https://www.linkedin.com/in/${slug}`;
const columns = ['firstName', 'workEmail', 'yearFounded', 'prospectSummary'];
const NOBODYS_ID = '01a1fe3e-baea-7468-8893-7676e5170ba4';

const enrich = (slugs: string[], asked: string[] = columns): Promise<EnrichResponse> =>
  user.api.call('startEnrichment', { body: slugs.map((slug) => ({ linkedin_url: url(slug), columns: asked })) });

/** What a worker does with the request. */
async function run(started: EnrichResponse): Promise<void> {
  const runner = createJobRunner({
    db: app.db,
    log: app.log,
    sources: [scriptedSource('a', { script: { nobody: 'unknown' } })],
    writer: createBuiltInWriter(),
    freshDays: 30,
    notFoundText: 'Profile not found.',
    metrics: createWorkMetrics(new Registry()),
    suppressions: app.services.suppressions(),
  });
  await runner.run(
    started.jobs.map((job) => job.job_id),
    new AbortController().signal,
  );
  await runner.stop();
}

describe('one request, from start to history', () => {
  let started: EnrichResponse;
  beforeAll(async () => {
    started = await enrich(['anna', 'nobody', 'ben']);
  });

  test('what is held cannot be spent', async () => {
    expect(await user.api.call('readCredits')).toMatchObject({ credits: 188, held: 12 });
  });

  test('waiting jobs say so', async () => {
    const { job } = await user.api.call('readJob', { params: { id: started.jobs[0]!.job_id } });
    expect(job).toMatchObject({ status: 'pending', progress: 0, message: 'Job queued...', columns, finished_at: null });
  });

  test('the batch is paged, filtered by status, and adds up', async () => {
    await run(started);
    const { batch, jobs, pagination } = await user.api.call('readBatch', {
      params: { id: started.batch_id },
      query: { page: 2, page_size: 2 },
    });
    expect(batch).toMatchObject({
      total: 3,
      columns,
      counts: { pending: 0, running: 0, completed: 2, failed: 1, cancelled: 0 },
      credits_held: 0,
      credits_used: 6,
    });
    expect(jobs.map((job) => job.linkedin_url)).toEqual([url('ben')]);
    expect(pagination).toEqual({ page: 2, page_size: 2, total_count: 3 });
    const failed = await user.api.call('readBatch', { params: { id: started.batch_id }, query: { status: 'failed' } });
    expect(failed.jobs.map((job) => job.error)).toEqual(['Profile not found.']);
    expect(failed.pagination.total_count).toBe(1);
  });

  test('the history has one entry for it', async () => {
    const { history, pagination } = await user.api.call('listHistory');
    expect(pagination).toEqual({ page: 1, page_size: 10, total_count: 1 });
    expect(history[0]?.result.map((item) => [item.linkedin_url, item.credits_used, item.status])).toEqual([
      [url('anna'), 3, 'completed'],
      [url('nobody'), 0, 'failed'],
      [url('ben'), 3, 'completed'],
    ]);
    const { statistics } = await user.api.call('readStatistics');
    expect(statistics).toEqual({ profiles_enriched: 2, total_credits_used: 6 });
  });

  const today = new Date().toISOString().slice(0, 10);
  test.each([
    { range: { start_date: today, end_date: today }, found: 1 },
    { range: { start_date: '2020-01-01' }, found: 1 },
    { range: { end_date: '2020-01-01' }, found: 0 },
    { range: { start_date: '2999-01-01' }, found: 0 },
  ])('history of $range: $found', async ({ range, found }) => {
    const { history } = await user.api.call('listHistory', { query: range });
    expect(history).toHaveLength(found);
  });

  test('the days are those of the reader when their time zone is told', async () => {
    const [entry] = (await user.api.call('listHistory')).history;
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Calcutta']) {
      const day = new Date(entry!.date).toLocaleDateString('sv', { timeZone });
      const on = async (start: string) =>
        (await user.api.call('listHistory', { query: { start_date: start, end_date: start, time_zone: timeZone } }))
          .history.length;
      const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
      expect([await on(day), await on(before)], timeZone).toEqual([1, 0]);
    }
  });

  test.each([{ start_date: '2026-02-31' }, { time_zone: 'Mars/Olympus' }, { time_zone: '+05:30' }])(
    '%j is refused',
    async (query) => {
      const refused = await user.api.callError('listHistory', { query });
      expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    },
  );

  test('transactions show the gift and the request, net, each balance following from the one below', async () => {
    const { transactions, pagination } = await user.api.call('listTransactions');
    expect(pagination.total_count).toBe(2);
    expect(transactions.map((row) => [row.type, row.credits, row.balance_after])).toEqual([
      ['enrichment', -6, 194],
      ['signup', 200, 200],
    ]);
    expect((await user.api.call('listTransactions', { query: { page: 9 } })).pagination.total_count).toBe(2);
  });
});

describe('editing', () => {
  let jobId: string;
  beforeAll(async () => {
    const started = await enrich(['edited']);
    await run(started);
    jobId = started.job_id!;
  });
  const edit = (parameter: string, value: unknown) => ({ body: { parameter, value } });

  test('an AI-generated value is replaced, the delivered one kept, and can be put back', async () => {
    const before = (await user.api.call('readJob', { params: { id: jobId } })).job;
    const save = async (value: string) =>
      (await user.api.call('editResult', { params: { id: jobId }, body: { parameter: 'prospectSummary', value } })).job;
    await save('Mine');
    const twice = await save('Mine, again');
    expect(twice.result.prospectSummary).toBe('Mine, again');
    expect(twice.provenance.prospectSummary).toMatchObject({
      original: before.result.prospectSummary,
      edited_at: expect.any(String),
    });
    expect(await save(String(before.result.prospectSummary))).toEqual(before);
  });

  test.each([
    { why: 'a fact', ...edit('firstName', 'X'), status: 400, code: 'not_editable' },
    { why: 'a parameter without a value', ...edit('meetingOpener', 'X'), status: 400, code: 'not_editable' },
    { why: 'another type', ...edit('prospectSummary', 3), status: 400, code: 'validation_failed' },
    { why: 'an unknown parameter', ...edit('shoeSize', 'X'), status: 400, code: 'unknown_parameters' },
    { why: 'no value', body: { parameter: 'prospectSummary' }, status: 400, code: 'validation_failed' },
    {
      why: 'a value of 10,001 characters',
      ...edit('prospectSummary', 'x'.repeat(10_001)),
      status: 400,
      code: 'validation_failed',
    },
  ])('$why is refused', async ({ body, status, code }) => {
    const refused = await user.api.callError('editResult', { params: { id: jobId }, body });
    expect(refused).toMatchObject({ status, body: { code } });
  });
});

describe('an edited value is of the kind its parameter has', () => {
  let params: { id: string };
  beforeAll(async () => {
    const started = await enrich(['rated'], ['confidenceScore', 'tag', 'reasoning']);
    await run(started);
    params = { id: started.job_id! };
  });

  test.each([
    ['confidenceScore', 0],
    ['confidenceScore', 100],
    ['tag', 'Cold'],
    ['tag', 'Hot'],
    ['reasoning', 'Because.'],
  ])('%s can be %j', async (parameter, value) => {
    const { job } = await user.api.call('editResult', { params, body: { parameter, value } });
    expect(job.result).toMatchObject({ [parameter]: value });
  });

  const score = 'The score is a whole number from 0 to 100.';
  const tag = 'The tag is one of Hot, Warm, Cold.';
  test.each([
    ['confidenceScore', 101, score],
    ['confidenceScore', -1, score],
    ['confidenceScore', 70.5, score],
    ['confidenceScore', 1e300, score],
    ['confidenceScore', '70', score],
    ['tag', 'Lukewarm', tag],
    ['tag', 'hot', tag],
    ['tag', '', tag],
    ['tag', 3, tag],
    ['reasoning', ' \0\n', 'The text is empty.'],
    ['reasoning', 3, 'Invalid input: expected string, received number'],
  ])('%s cannot be %j', async (parameter, value, message) => {
    const refused = await user.api.callError('editResult', { params, body: { parameter, value } });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ code: 'validation_failed', issues: [{ path: 'value', message }] });
  });
});

describe('forgetting', () => {
  test('a profile goes with its values; what it cost stays', async () => {
    const started = await enrich(['forgotten', 'kept']);
    const [gone] = started.jobs;
    const early = await user.api.callError('deleteJob', { params: { id: gone!.job_id } });
    expect(early).toMatchObject({ status: 409, body: { code: 'job_not_ended' } });
    await run(started);
    const before = await user.api.call('readCredits');
    await user.api.call('deleteJob', { params: { id: gone!.job_id } });
    expect((await user.api.callError('readJob', { params: { id: gone!.job_id } })).status).toBe(404);
    const { batch } = await user.api.call('readBatch', { params: { id: started.batch_id } });
    expect(batch).toMatchObject({ total: 1, credits_used: 6 });
    expect(await user.api.call('readCredits')).toEqual(before);
  });
});

test('cancelling a request in which everything has ended cancels nothing', async () => {
  const started = await enrich(['ended'], ['firstName']);
  await run(started);
  for (let times = 0; times < 2; times += 1) {
    const answer = await user.api.call('cancelBatch', { params: { id: started.batch_id } });
    expect(answer.cancelled).toBe(0);
  }
});

test('cancelling over HTTP returns the hold', async () => {
  const started = await enrich(['c1', 'c2']);
  const { job } = await user.api.call('cancelJob', { params: { id: started.jobs[0]!.job_id } });
  expect(job.status).toBe('cancelled');
  const { cancelled } = await user.api.call('cancelBatch', { params: { id: started.batch_id } });
  expect(cancelled).toBe(1);
  expect((await user.api.call('readCredits')).held).toBe(0);
});

test('an idempotency key answers the same jobs again, and is refused for another body', async () => {
  const headers = { 'idempotency-key': 'one' };
  const body = { linkedin_url: url('idem'), columns: ['firstName'] };
  const first = await user.api.call('startEnrichment', { body, headers });
  expect(await user.api.call('startEnrichment', { body, headers })).toEqual(first);
  const other = await user.api.callError('startEnrichment', { body: { ...body, columns: ['lastName'] }, headers });
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
});

describe('what is refused', () => {
  test.each([
    {
      why: 'no profile URL',
      body: [{ linkedin_url: 'https://www.linkedin.com/company/x', columns }],
      code: 'invalid_profile_urls',
    },
    { why: 'an unknown parameter', body: { linkedin_url: url('a'), columns: ['nope'] }, code: 'unknown_parameters' },
    { why: 'no parameter', body: { linkedin_url: url('a'), columns: [] }, code: 'validation_failed' },
    { why: 'an empty list', body: [], code: 'validation_failed' },
    { why: 'a number for a URL', body: { linkedin_url: 7, columns }, code: 'validation_failed' },
    { why: 'nothing', body: undefined, code: 'validation_failed' },
    { why: 'JSON that is none', body: '{"linkedin_url":', code: 'malformed_request' },
  ])('$why', async ({ body, code }) => {
    const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined;
    const refused = await user.api.callError('startEnrichment', { body, headers });
    expect(refused).toMatchObject({ status: 400, body: { success: false, code } });
  });

  test('more than there is to spend, with what is needed and what is there', async () => {
    const poor = await startPoor();
    const refused = await poor.api.callError('startEnrichment', {
      body: Array.from({ length: 100 }, (_, i) => ({ linkedin_url: url(`r${i}`), columns })),
    });
    expect(refused).toMatchObject({
      status: 402,
      body: {
        error: 'Insufficient credits for bulk enrichment',
        code: 'insufficient_credits',
        details: 'This needs 400 credits; you have 200 credits.',
      },
    });
  });
  const startPoor = () => app.signIn();

  test.each([
    { name: 'readJob' },
    { name: 'cancelJob' },
    { name: 'deleteJob' },
    { name: 'editResult', body: { parameter: 'prospectSummary', value: 'x' } },
  ] as const)("$name of somebody else's job answers as if it did not exist", async ({ name, ...rest }) => {
    const { job_id } = await enrich(['private'], ['firstName']);
    const stranger = await app.signIn();
    const foreign = await stranger.api.callError(name, { params: { id: job_id! }, ...rest });
    const missing = await stranger.api.callError(name, { params: { id: NOBODYS_ID }, ...rest });
    const nonsense = await stranger.api.callError(name, { params: { id: 'x' }, ...rest });
    expect(foreign.status).toBe(404);
    expect([foreign.body, missing.body, nonsense.body]).toEqual(Array(3).fill(foreign.body));
  });

  test("somebody else's batch", async () => {
    const { batch_id } = await enrich(['private-too'], ['firstName']);
    const stranger = await app.signIn();
    expect((await stranger.api.callError('readBatch', { params: { id: batch_id } })).status).toBe(404);
    expect((await stranger.api.callError('cancelBatch', { params: { id: batch_id } })).status).toBe(404);
  });
});
