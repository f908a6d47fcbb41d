import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SourceError } from '../../../server/providers/source-error.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { enrichJudged, JUDGED_COLUMNS } from '../../support/enrichment/judged-job.ts';
import { judgingWriter, sampleFit } from '../../support/insights/sample-fit.ts';

let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  app = await startTestApp({ env: { SIGNUP_CREDITS: '500' } });
  user = await app.signIn();
  await user.api.call('saveCompany', { body: { website: '', description: 'We monitor cold chains for drug makers.' } });
});
afterAll(() => app.close());

const enrich = (request?: Parameters<typeof enrichJudged>[2], who = user) => enrichJudged(app, who, request);
const readJob = async (jobId: string, who = user) => (await who.api.call('readJob', { params: { id: jobId } })).job;

test('the judgement is kept with the job, and comes with it wherever the whole job does', async () => {
  const { job_id, batch_id } = await enrich();
  const job = await readJob(job_id!);
  expect(job.fit).toEqual(sampleFit());
  expect(job.provenance.meetingOpener).toMatchObject({ basis: 'inference', prompt_version: '7' });
  const { jobs } = await user.api.call('readBatch', { params: { id: batch_id } });
  expect(jobs).toEqual([job]);
  const file = await (await user.api.callRaw('exportAccount')).json();
  expect(file.jobs).toContainEqual(job);
});

test('it stays as it was when a value is edited', async () => {
  const { job_id } = await enrich();
  const body = { parameter: 'meetingOpener', value: 'Mine' };
  const { job } = await user.api.call('editResult', { params: { id: job_id! }, body });
  expect(job.fit).toEqual(sampleFit());
});

test('texts that PostgreSQL does not take are kept without what it refuses', async () => {
  const { job_id } = await enrich({ writer: judgingWriter(sampleFit({ summary: 'Asha\0 heads \ud800logistics.' })) });
  expect((await readJob(job_id!)).fit?.summary).toBe('Asha heads \ufffdlogistics.');
});

test.each<{ what: string; with: Parameters<typeof enrich>[0] }>([
  { what: 'no AI-generated parameter was asked for', with: { columns: ['firstName'] } },
  { what: 'the writer had nothing to judge by', with: { writer: judgingWriter(undefined) } },
  {
    what: 'the writer is down',
    with: { writer: { label: 'x', write: () => Promise.reject(new SourceError('unavailable', 'away')) } },
  },
])('there is none when $what', async ({ with: request }) => {
  const { job_id } = await enrich(request);
  expect(await readJob(job_id!)).toMatchObject({ status: 'completed', fit: null });
});

test('there is none without a company profile, nor before the job has ended', async () => {
  const newcomer = await app.signIn();
  const { job_id } = await enrich({}, newcomer);
  expect(await readJob(job_id!, newcomer)).toMatchObject({ status: 'completed', fit: null });
  const body = { linkedin_url: 'https://www.linkedin.com/in/asha', columns: JUDGED_COLUMNS };
  const waiting = await user.api.call('startEnrichment', { body });
  expect(await readJob(waiting.job_id!)).toMatchObject({ status: 'pending', fit: null });
  await expect(sql`UPDATE jobs SET fit = '{}' WHERE id = ${waiting.job_id!}`.execute(app.db)).rejects.toThrow(
    'fit_of_completed',
  );
});

test('it goes when the profile is forgotten, and with the account', async () => {
  const kept = async (userId: string) =>
    (await sql`SELECT FROM jobs WHERE user_id = ${userId} AND fit IS NOT NULL`.execute(app.db)).rows.length;
  const leaver = await app.signIn();
  await leaver.api.call('saveCompany', { body: { website: '', description: 'We monitor cold chains.' } });
  const first = await enrich({}, leaver);
  await enrich({}, leaver);
  expect(await kept(leaver.userId)).toBe(2);
  await leaver.api.call('deleteJob', { params: { id: first.job_id! } });
  expect(await kept(leaver.userId)).toBe(1);
  await leaver.api.call('deleteAccount');
  expect(await kept(leaver.userId)).toBe(0);
});
