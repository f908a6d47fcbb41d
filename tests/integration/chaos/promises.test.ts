import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Job } from '../../../shared/contract/enrichment.ts';
import { ChaosLog } from '../../chaos/chaos-log.ts';
import { checkDatabase } from '../../chaos/promises/check-database.ts';
import { Promises } from '../../chaos/promises/promises.ts';
import { Violations } from '../../chaos/violations.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';

/** What chaos compares with has to see what goes wrong: here it is made to. */
let app: TestApp;
let user: SignedInUser;
let violations: Violations;
let promises: Promises;
let job: Job;
const found = () => violations.all.map(({ what }) => what);

beforeAll(async () => {
  app = await startTestApp();
  user = await app.signIn();
});
afterAll(() => app.close());

beforeEach(async () => {
  violations = new Violations(new ChaosLog(), 1, () => {});
  promises = new Promises(violations);
  promises.accounts.set(user.userId, { userId: user.userId, email: '', unknownStarts: 100, starting: 0 });
  const body = { linkedin_url: `https://www.linkedin.com/in/zz-${randomUUID()}`, columns: ['firstName'] };
  const started = await user.api.call('startEnrichment', { body });
  promises.started(user.userId, started, true);
  ({ job } = await user.api.call('readJob', { params: { id: started.job_id! } }));
});

const check = () => checkDatabase(app.db, promises, violations);
const completed = (change: Partial<Job> = {}): Job => ({
  ...{ ...job, status: 'completed', progress: 100, credits_used: 1, finished_at: new Date().toISOString() },
  ...{ successful_parameters: ['firstName'], result: { firstName: 'Asha' } },
  ...change,
});

test('nothing is found where all is as promised', async () => {
  promises.saw(job, performance.now());
  expect(await check()).toBe(1);
  promises.saw(completed(), performance.now());
  promises.saw(completed(), performance.now());
  expect(found()).toEqual([]);
});

test.for<[string, () => void]>([
  ['an end state changed', () => promises.saw(completed({ status: 'failed', credits_used: 0 }), performance.now())],
  ['an ended job is open again', () => promises.saw(job, performance.now())],
  [
    'a value of an ended job changed',
    () => promises.saw(completed({ result: { firstName: 'Eva' } }), performance.now()),
  ],
  ['more is charged than was delivered', () => promises.saw(completed({ credits_used: 2 }), performance.now())],
  [
    'a forgotten profile is back',
    () => {
      promises.jobs.get(job.job_id)!.deletion = { asked: 0, told: 0 };
      promises.saw(completed(), performance.now());
    },
  ],
  [
    'an acknowledged edit is not there',
    () => {
      promises.jobs.get(job.job_id)!.edits.set('firstName', { values: ['Zoe'], since: 0 });
      promises.saw(completed(), performance.now());
    },
  ],
])('%s', ([what, happen]) => {
  promises.saw(completed(), performance.now());
  happen();
  expect(found()).toContain(what);
});

test('an answer from before the end is no second thought', () => {
  const before = performance.now();
  promises.saw(completed(), performance.now());
  promises.saw(job, before);
  expect(found()).toEqual([]);
});

test('a job that nobody cancelled', () => {
  promises.ended(job.job_id, { status: 'cancelled' });
  expect(found()).toEqual(['a job was cancelled and nobody asked for it']);
});

test('a key that answers other jobs', () => {
  const batch = [...promises.batches.values()][0]!;
  const other = { job_id: randomUUID(), linkedin_url: '' };
  const rest = { total_jobs: 1, parameters_enriched: [], duplicates: 0, validation_errors: [] };
  const answer = { ...rest, success: true as const, batch_id: randomUUID(), jobs: [other] };
  promises.started(user.userId, answer, true, batch);
  expect(found()).toEqual(['the same key did not answer the same jobs']);
});

test('a job that is gone', async () => {
  await sql`DELETE FROM jobs WHERE id = ${job.job_id}`.execute(app.db);
  await check();
  expect(found()).toEqual(['the ledger does not add up', 'the ledger does not add up', 'a job is lost']);
  await sql`UPDATE accounts SET held = held - 1`.execute(app.db);
  await sql`UPDATE batches SET credits_held = 0 WHERE id = ${job.batch_id}`.execute(app.db);
});

test('a request that nobody made', async () => {
  promises.accounts.get(user.userId)!.unknownStarts = 0;
  promises.batches.clear();
  await check();
  expect(found()).toContain('a request was started once more than it was asked for');
});

test('an order that is lost, and one that nobody paid', async () => {
  const opened = await user.api.call('initiatePurchase', { body: { amount: 450 } });
  const order = { userId: user.userId, credits: 500 };
  promises.orders.set('order_lost', { ...order, id: 'order_lost' });
  promises.orders.set(opened.order_id, { ...order, id: opened.order_id });
  const paid = await user.api.call('payTestOrder', { params: { order_id: opened.order_id } });
  const { success: _, ...payment } = paid;
  await user.api.call('verifyPurchase', { body: payment });
  await check();
  expect(found()).toEqual(['an order is lost', 'an order was credited that nobody paid']);
});

test('an account that is not forgotten', async () => {
  promises.accounts.get(user.userId)!.deletion = { asked: 0, told: 0 };
  await check();
  expect(found()).toContain('a deleted account is not forgotten');
});
