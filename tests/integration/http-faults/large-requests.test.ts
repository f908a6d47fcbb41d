import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../shared/catalogue.ts';
import { startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { readFailure, sendRaw } from '../../support/http/raw-http.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { SIGNUP_CREDITS: '3000' } });
});
afterAll(() => app.close());

const COLUMNS = ['firstName'];
/** A list that is larger than what is read at once. */
const people = (name: string, count = 1_500) =>
  Array.from({ length: count }, (_, n) => ({
    linkedin_url: `https://www.linkedin.com/in/${name}-${n}/?utm_source=share`,
    columns: COLUMNS,
  }));

describe('a list of very many profiles', () => {
  test('is started as a short one is', async () => {
    const { api } = await app.signIn();
    const list = [...people('ann'), { linkedin_url: 'linkedin.com/in/ANN-0', columns: ['firstName', 'lastName'] }];
    const started = await api.call('startEnrichment', { body: list });
    expect(started).toMatchObject({ total_jobs: 1_500, duplicates: 1, parameters_enriched: ['firstName', 'lastName'] });
    expect(started.jobs[1_499]!.linkedin_url).toBe('https://www.linkedin.com/in/ann-1499');
    expect(await api.call('readCredits')).toMatchObject({ held: 1_501 });
  });

  test('is started once under a key, and answered again when nothing is left to spend', async () => {
    const { api } = await app.signIn();
    const headers = { 'idempotency-key': 'many' };
    const send = () => api.call('startEnrichment', { body: people('key', 3_000), headers });
    const first = await send();
    expect(await api.call('readCredits')).toMatchObject({ credits: 0, held: 3_000 });
    expect(await send()).toEqual(first);
    const other = await api.callError('startEnrichment', { body: people('other', 3_000), headers });
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
    const anew = await api.callError('startEnrichment', { body: people('anew', 3_000) });
    expect(anew).toMatchObject({ status: 402, body: { code: 'insufficient_credits' } });
  });

  test('has the wrong entries named', async () => {
    const { api } = await app.signIn();
    const wrong = [...people('ann'), { linkedin_url: 'https://www.linkedin.com/company/acme', columns: COLUMNS }];
    const refused = await api.callError('startEnrichment', { body: wrong });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'invalid_profile_urls', validation_errors: [expect.stringMatching(/^Entry 1501 /)] },
    });
    const skipped = await api.call('startEnrichment', { query: { skip_invalid: 'true' }, body: wrong });
    expect(skipped).toMatchObject({ total_jobs: 1_500, validation_errors: [expect.stringMatching(/^Entry 1501 /)] });
  });

  test.each([
    ['is cut off', JSON.stringify(people('cut')).slice(0, -1), 'malformed_request'],
    ['is no list', `"${'x'.repeat(100_000)}"`, 'validation_failed'],
    ['has entries of another shape', JSON.stringify([...people('odd'), { url: 'x' }]), 'validation_failed'],
    ['is brackets in brackets', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'validation_failed'],
    ['has too many entries', JSON.stringify(people('more', LIMITS.profilesPerRequest + 1)), 'validation_failed'],
    [
      'names unknown parameters',
      JSON.stringify(people('p').map((one) => ({ ...one, columns: ['nope'] }))),
      'unknown_parameters',
    ],
  ])('is refused when it %s', async (_, body, code) => {
    const { api } = await app.signIn();
    const headers = { 'content-type': 'application/json' };
    expect(await api.callError('startEnrichment', { body, headers })).toMatchObject({ status: 400, body: { code } });
  });
});

test('a user who can start nothing is told before the list arrives', async () => {
  const { token, userId } = await app.signIn();
  await app.db.updateTable('accounts').set({ held: 2_990 }).where('user_id', '=', userId).execute();
  const head = ['POST /api/enrich HTTP/1.1', 'Host: x', 'Connection: close', `Authorization: Bearer ${token}`];
  const declared = ['Content-Type: application/json', 'Content-Length: 16000000', '', '['];
  const answer = await sendRaw(app.url, [...head, ...declared].join('\r\n'));
  expect(answer.status).toBe(402);
  expect(readFailure(answer)).toMatchObject({
    code: 'insufficient_credits',
    error: 'Insufficient credits for bulk enrichment',
    details: expect.stringContaining('At least 15 credits are needed'),
  });
});

test('an address of any length is refused for being too long, not the request for its form', async () => {
  const { api } = await app.signIn();
  for (const length of [2_100, 5_000, 100_000]) {
    const long = `https://www.linkedin.com/in/ann?${'x'.repeat(length)}`;
    expect(await api.callError('startEnrichment', { body: { linkedin_url: long, columns: COLUMNS } })).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_profile_urls',
        validation_errors: [expect.stringContaining('too long to be a profile link')],
      },
    });
  }
});
