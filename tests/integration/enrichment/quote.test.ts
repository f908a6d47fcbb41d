import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobRunner } from '../../../server/enrichment/running/run-jobs.ts';
import { createBuiltInWriter } from '../../../server/insights/built-in-writer.ts';
import { createWorkMetrics } from '../../../server/platform/monitoring/work-metrics.ts';
import { LIMITS } from '../../../shared/catalogue.ts';
import type { QuoteRequest } from '../../../shared/contract/quote.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { scriptedSource } from '../../support/enrichment/scripted-source.ts';
import { type ApiClient, createApiClient } from '../../support/http/api-client.ts';

let app: TestApp;
let ann: SignedInUser;
let ben: SignedInUser;
beforeAll(async () => {
  app = await startTestApp({ env: { SIGNUP_CREDITS: '1000' } });
  ann = await app.signIn('ann@example.com');
  ben = await app.signIn('ben@example.com');
});
afterAll(() => app.close());

const url = (slug: string) => `https://www.linkedin.com/in/${slug}`;
const urls = (slugs: readonly string[]) => slugs.map(url);
const quote = (body: QuoteRequest, api: ApiClient = ann.api) => api.call('quoteEnrichment', { body });

/** Enriches profiles of ann's; nobody knows `nobody`. */
async function enrich(slugs: readonly string[], columns: string[]): Promise<void> {
  const body = slugs.map((slug) => ({ linkedin_url: url(slug), columns }));
  const started = await ann.api.call('startEnrichment', { body });
  const runner = createJobRunner({
    db: app.db,
    log: app.log,
    sources: [scriptedSource('a', { script: { nobody: 'unknown', away: { fail: 'unavailable' } } })],
    writer: createBuiltInWriter(),
    freshDays: 30,
    notFoundText: 'Profile not found.',
    metrics: createWorkMetrics(new Registry()),
    suppressions: app.services.suppressions(),
  });
  const ids = started.jobs.map(({ job_id }) => job_id);
  await runner.run(ids, new AbortController().signal);
  await runner.stop();
}

it('counts profiles and duplicates, names what is no profile, and says that nothing was measured', async () => {
  const answer = await quote([
    { linkedin_url: url('ben'), columns: ['firstName', 'workEmail'] },
    { linkedin_url: 'linkedin.com/in/BEN/', columns: ['lastName'] },
    { linkedin_url: 'https://www.linkedin.com/company/acme', columns: ['firstName'] },
    { linkedin_url: url('carl'), columns: ['firstName'] },
  ]);
  expect(answer).toMatchObject({ profiles: 2, duplicates: 1, fresh: 0, suppressed: 0, most: 4, likely: 4 });
  expect(answer.validation_errors).toEqual([
    expect.stringMatching(/^Entry 3 \("https:\/\/www\.linkedin\.com\/company\/acme"\): /),
  ]);
  expect(answer.parameters).toEqual([
    { id: 'firstName', hit_rate: null, measured: 0, likely: 2, skipped: false },
    { id: 'lastName', hit_rate: null, measured: 0, likely: 1, skipped: false },
    { id: 'workEmail', hit_rate: null, measured: 0, likely: 1, skipped: false },
  ]);
});

it('answers 200 when no entry is a profile, and takes one entry, or the configured parameters', async () => {
  expect(await quote({ linkedin_urls: ['nonsense'] })).toMatchObject({
    profiles: 0,
    most: 0,
    likely: 0,
    parameters: [],
  });
  expect(await quote({ linkedin_url: url('ben'), columns: ['firstName'] })).toMatchObject({ profiles: 1, most: 1 });
  const { parameters } = await ann.api.call('listParameters');
  const chosen = parameters.filter((one) => one.default_selected).map(({ id }) => id);
  expect((await quote({ linkedin_urls: [url('ben')] })).parameters.map(({ id }) => id)).toEqual(chosen);
});

it('refuses what is not in the catalogue', async () => {
  const { status, body } = await ann.api.callError('quoteEnrichment', {
    body: { linkedin_urls: [url('ben')], columns: ['shoeSize'] },
  });
  expect([status, body.code]).toEqual([400, 'unknown_parameters']);
});

it('says what it will likely cost by what was found lately, and which profiles are fresh', async () => {
  await enrich(['anna', 'ben', 'carl', 'nobody', 'away'], ['firstName', 'certifications']);
  const answer = await quote({
    linkedin_urls: urls(['anna', 'dora', 'emil', 'fay']),
    columns: ['firstName', 'certifications', 'lastName'],
  });
  // Of four: one was unknown. That a source was away says nothing of what there is.
  expect(answer.parameters).toEqual([
    { id: 'firstName', hit_rate: 0.75, measured: 4, likely: 3, skipped: false },
    { id: 'lastName', hit_rate: null, measured: 0, likely: 4, skipped: false },
    { id: 'certifications', hit_rate: 0, measured: 4, likely: 0, skipped: false },
  ]);
  expect(answer).toMatchObject({ profiles: 4, fresh: 1, most: 12, likely: 7 });
  // Another user's answers are not fresh for ben; what was found for others is a measure for him too.
  const ofBen = await quote({ linkedin_urls: urls(['anna', 'dora']), columns: ['firstName'] }, ben.api);
  expect(ofBen).toMatchObject({ fresh: 0, most: 2, likely: 2, parameters: [{ hit_rate: 0.75 }] });
});

it('counts AI-generated values as free without a company profile', async () => {
  const asked = { linkedin_urls: [url('ben')], columns: ['firstName', 'prospectSummary'] };
  expect(await quote(asked)).toMatchObject({
    most: 2,
    parameters: [{ skipped: false }, { id: 'prospectSummary', likely: 0, skipped: true }],
  });
  await ann.api.call('saveCompany', { body: { website: '', description: 'We plan routes for freight.' } });
  expect((await quote(asked)).parameters[1]).toMatchObject({ likely: 1, skipped: false });
});

it('counts people apart who asked not to be processed', async () => {
  await ben.api.call('addSuppressions', { body: { entries: [{ linkedin_url: url('gil') }], scope: 'user' } });
  const asked = { linkedin_urls: urls(['gil', 'hans']), columns: ['lastName'] };
  expect(await quote(asked, ben.api)).toMatchObject({ profiles: 2, suppressed: 1, most: 2, likely: 1 });
  expect(await quote(asked)).toMatchObject({ suppressed: 0, likely: 2 });
});

it('quotes the largest sheet, and writes nothing', async () => {
  const rowsOf = () =>
    sql<{ rows: string }>`SELECT concat((SELECT count(*) FROM batches), ' ', (SELECT count(*) FROM jobs), ' ',
      (SELECT sum(held) FROM accounts), ' ', (SELECT count(*) FROM idempotency_keys)) AS rows`.execute(app.db);
  const before = (await rowsOf()).rows;
  const many = Array.from({ length: LIMITS.uploadRows }, (_, at) => url(`person-${at}`));
  expect(await quote({ linkedin_urls: many, columns: ['firstName'] })).toMatchObject({
    profiles: LIMITS.uploadRows,
    most: LIMITS.uploadRows,
    likely: LIMITS.uploadRows * 0.75,
  });
  expect((await rowsOf()).rows).toEqual(before);
  const { status } = await ann.api.callError('quoteEnrichment', {
    body: { linkedin_urls: [...many, url('one-more')] },
  });
  expect(status).toBe(400);
});

it('is open to keys that read or enrich, and to no others', async () => {
  const asked = { linkedin_urls: [url('ben')], columns: ['firstName'] };
  const keyFor = async (scope: 'read' | 'search' | 'enrich') => {
    const { secret } = await ann.api.call('createApiKey', { body: { name: scope, scopes: [scope] } });
    return createApiClient(app.url, secret);
  };
  for (const scope of ['read', 'enrich'] as const) expect((await quote(asked, await keyFor(scope))).success).toBe(true);
  const refused = await (await keyFor('search')).callError('quoteEnrichment', { body: asked });
  expect(refused.body.code).toBe('insufficient_scope');
});
