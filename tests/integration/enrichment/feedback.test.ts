import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FeedbackRequest } from '../../../shared/contract/feedback.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { enrichJudged } from '../../support/enrichment/judged-job.ts';

let app: TestApp;
let user: SignedInUser;
let jobId: string;
beforeAll(async () => {
  app = await startTestApp({ env: { SIGNUP_CREDITS: '500' } });
  user = await signInSelling();
  jobId = (await enrichJudged(app, user)).job_id!;
});
afterAll(() => app.close());

async function signInSelling(): Promise<SignedInUser> {
  const signedIn = await app.signIn();
  await signedIn.api.call('saveCompany', { body: { website: '', description: 'We monitor cold chains.' } });
  return signedIn;
}

const NOBODYS_ID = '01a1fe3e-baea-7468-8893-7676e5170ba4';
const UP: FeedbackRequest = { verdict: 'up' };
const opener = (id = jobId) => ({ id, parameter: 'meetingOpener' });

describe('what a user says of an AI-generated value', () => {
  test('comes with the job, is changed, and is taken back', async () => {
    const { job } = await user.api.call('giveFeedback', { params: opener(), body: UP });
    expect(job.feedback).toEqual({
      meetingOpener: { verdict: 'up', reason: null, comment: '', given_at: expect.any(String) },
    });
    const changed = await user.api.call('giveFeedback', {
      params: opener(),
      body: { verdict: 'down', reason: 'not_true', comment: '  They have\0 no plant.\n' },
    });
    const said = { verdict: 'down', reason: 'not_true', comment: 'They have no plant.', given_at: expect.any(String) };
    expect(changed.job.feedback).toEqual({ meetingOpener: said });
    const read = await user.api.call('readJob', { params: { id: jobId } });
    expect(read.job).toEqual(changed.job);
    const file = await (await user.api.callRaw('exportAccount')).json();
    expect(file.jobs).toContainEqual(read.job);

    expect((await user.api.call('withdrawFeedback', { params: opener() })).job.feedback).toEqual({});
    expect((await user.api.call('withdrawFeedback', { params: opener() })).job.feedback).toEqual({});
  });

  test.each<{ what: string; parameter?: string; body: unknown; code: string }>([
    { what: 'no verdict', body: {}, code: 'validation_failed' },
    { what: 'an unknown verdict', body: { verdict: 'sideways' }, code: 'validation_failed' },
    { what: 'thumbs down without a reason', body: { verdict: 'down' }, code: 'validation_failed' },
    { what: 'an unknown reason', body: { verdict: 'down', reason: 'ugly' }, code: 'validation_failed' },
    {
      what: 'a comment of 301 characters',
      body: { verdict: 'down', reason: 'other', comment: 'x'.repeat(301) },
      code: 'validation_failed',
    },
    { what: 'an unknown parameter', parameter: 'shoeSize', body: UP, code: 'unknown_parameters' },
    { what: 'a plain parameter', parameter: 'firstName', body: UP, code: 'feedback_not_possible' },
    { what: 'a value that was not delivered', parameter: 'painPoints', body: UP, code: 'feedback_not_possible' },
  ])('$what is refused', async ({ parameter = 'meetingOpener', body, code }) => {
    const params = { id: jobId, parameter };
    const refused = await user.api.callError('giveFeedback', { params, body: body as FeedbackRequest });
    expect(refused).toMatchObject({ status: 400, body: { code } });
  });

  test('a comment of 300 characters is taken', async () => {
    const body = { verdict: 'down', reason: 'other', comment: 'ж'.repeat(300) } as const;
    const { job } = await user.api.call('giveFeedback', { params: opener(), body });
    expect(job.feedback.meetingOpener?.comment).toHaveLength(300);
  });

  test('somebody else’s job, and one that is not there, are not found', async () => {
    const other = await app.signIn();
    for (const params of [opener(), opener(NOBODYS_ID), opener('no-id')]) {
      expect((await other.api.callError('giveFeedback', { params, body: UP })).status).toBe(404);
      expect((await other.api.callError('withdrawFeedback', { params })).status).toBe(404);
    }
  });

  test('is one word for each value, and down always says why: the database sees to it', async () => {
    const insert = (verdict: string, reason: string | null) =>
      sql`INSERT INTO feedback (job_id, parameter, verdict, reason, writer) VALUES (${jobId}, 'tag', ${verdict}, ${reason}, 'x')`.execute(
        app.db,
      );
    await expect(insert('down', null)).rejects.toThrow('down_says_why');
    await expect(insert('up', 'other')).rejects.toThrow('down_says_why');
    await insert('up', null);
    await expect(insert('up', null)).rejects.toThrow('feedback_pkey');
  });

  test('goes when the profile is forgotten, and with the account', async () => {
    const leaver = await signInSelling();
    const ids = [(await enrichJudged(app, leaver)).job_id!, (await enrichJudged(app, leaver)).job_id!];
    for (const id of ids) await leaver.api.call('giveFeedback', { params: opener(id), body: UP });
    const kept = async () =>
      (await sql`SELECT FROM feedback WHERE job_id = ANY(${ids}::uuid[])`.execute(app.db)).rows.length;
    expect(await kept()).toBe(2);
    await leaver.api.call('deleteJob', { params: { id: ids[0]! } });
    expect(await kept()).toBe(1);
    await leaver.api.call('deleteAccount');
    expect(await kept()).toBe(0);
  });
});

test('the operator sees which parameters serve, by who wrote them', async () => {
  await sql`DELETE FROM feedback`.execute(app.db);
  const report = (...args: string[]) => {
    const env = { ...process.env, DATABASE_URL: app.databaseUrl };
    const { stdout, status } = spawnSync(process.execPath, ['scripts/feedback.ts', ...args], { env, encoding: 'utf8' });
    expect(status).toBe(0);
    return stdout.trimEnd().split('\n');
  };
  expect(report()).toEqual(['Nobody has said anything of an AI-generated value yet.']);
  const second = await enrichJudged(app, user);
  await user.api.call('giveFeedback', { params: opener(), body: UP });
  await user.api.call('giveFeedback', {
    params: opener(second.job_id),
    body: { verdict: 'down', reason: 'wrong_tone', comment: 'Too "sweet"' },
  });
  const [headings, ...rows] = report().map((line) => line.split(/ {2,}/));
  expect(headings).toEqual([
    ...['parameter', 'written by', 'up', 'down', 'of all up'],
    ...['not true', 'not useful', 'wrong tone', 'other'],
  ]);
  expect(rows).toEqual([['meetingOpener', 'scripted writer, prompt 7', '1', '1', '50 %', '0', '0', '1', '0']]);
  expect(report('--jsonl').map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ parameter: 'meetingOpener', verdict: 'up', reason: null, comment: '' }),
    {
      parameter: 'meetingOpener',
      verdict: 'down',
      reason: 'wrong_tone',
      comment: 'Too "sweet"',
      writer: 'scripted writer',
      prompt_version: '7',
      given_at: expect.any(String),
    },
  ]);
});
