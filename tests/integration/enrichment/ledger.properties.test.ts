import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockAccounts } from '../../../server/credits/credits-store.ts';
import { grantPurchase } from '../../../server/credits/grant-purchase.ts';
import type { JobEnd } from '../../../server/enrichment/ended-job-store.ts';
import { updateProgress } from '../../../server/enrichment/open-job-store.ts';
import { cancelBatch, cancelJob } from '../../../server/enrichment/running/cancel-jobs.ts';
import { settleJobs } from '../../../server/enrichment/running/settle-jobs.ts';
import { addOrder } from '../../../server/payments/orders-store.ts';
import type { ParameterId } from '../../../shared/catalogue.ts';
import type { JobStatus } from '../../../shared/contract/enrichment.ts';
import { type Engine, idsOf, openEngine } from '../../support/enrichment/engine.ts';
import { isEnded, LedgerModel, type ModelJob } from '../../support/enrichment/ledger-model.ts';

/** Random sequences of everything that moves credits and jobs, against the model; and the same all at once. */

const COLUMNS: ParameterId[] = ['firstName', 'lastName', 'jobTitle'];

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());

/** Which of those that there are: the place, taken round. */
const which = fc.nat(1_000);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('start'),
      profiles: fc.integer({ min: 1, max: 8 }),
      columns: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('begin'), which }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('complete'), which, delivered: fc.integer({ min: 0, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fail'), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel'), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel batch'), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('order'), credits: fc.constantFrom(10, 500) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay'), which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('reopen'),
      which,
      status: fc.constantFrom<JobStatus>('pending', 'running', 'completed', 'failed', 'cancelled'),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

let slugs = 0;
const newUrl = () => `https://www.linkedin.com/in/model-${++slugs}`;
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];

async function settle(user: string, end: JobEnd): Promise<void> {
  await engine.db.transaction().execute(async (tx) => {
    await settleJobs(tx, await lockAccounts(tx, [user]), [end]);
  });
}

const firstOf = (delivered: number) => Object.fromEntries(COLUMNS.slice(0, delivered).map((id) => [id, 'x']));

/** Does a step in the database and in the model. Refusals must be those that the model foresees. */
async function take(user: string, model: LedgerModel, it: Step, isAlone: boolean): Promise<void> {
  const job = 'which' in it ? pick(model.jobs, it.which) : undefined;
  switch (it.do) {
    case 'start':
      return start(user, model, it as Extract<Step, { profiles: number }>, isAlone);
    case 'order': {
      const order = { id: `order_${randomUUID()}`, credits: (it as { credits: number }).credits, credited: false };
      await addOrder(engine.db, {
        order_id: order.id,
        provider: 'test',
        user_id: user,
        credits: order.credits,
        amount: 100,
        currency: 'INR',
      });
      model.orders.push(order);
      return;
    }
    case 'pay': {
      const order = pick(model.orders, (it as { which: number }).which);
      if (order) await pay(user, model, order, isAlone);
      return;
    }
    case 'cancel batch': {
      const batch = pick(model.batches, (it as { which: number }).which);
      if (!batch) return;
      await cancelBatch(engine.db, user, batch.id);
      for (const one of batch.jobs) model.end(one, 'cancelled');
      return;
    }
  }
  if (job) await move(user, model, job, it);
}

async function start(
  user: string,
  model: LedgerModel,
  { profiles, columns }: { profiles: number; columns: number },
  isAlone: boolean,
) {
  const asked = COLUMNS.slice(0, columns);
  const foreseen = model.canStart(profiles * columns);
  const urls = Array.from({ length: profiles }, newUrl);
  const started = await engine.start(user, urls, asked).catch((error: unknown) => {
    expect(error).toMatchObject({ code: 'insufficient_credits' });
    return undefined;
  });
  if (isAlone) expect(started !== undefined).toBe(foreseen);
  if (!started) return;
  const jobs = idsOf(started).map((id): ModelJob => ({ id, status: 'pending', held: columns, used: 0 }));
  model.batches.push({ id: started.batch_id, jobs });
}

async function pay(user: string, model: LedgerModel, order: LedgerModel['orders'][number], isAlone: boolean) {
  const purchase = { userId: user, orderId: order.id, credits: order.credits };
  const granted = await engine.db.transaction().execute((tx) => grantPurchase(tx, purchase));
  if (isAlone) expect(granted).toBe(!order.credited);
  if (granted) model.balance += order.credits;
  order.credited = true;
}

async function move(user: string, model: LedgerModel, job: ModelJob, it: Step): Promise<void> {
  switch (it.do) {
    case 'begin':
      await engine.db
        .transaction()
        .execute((tx) => updateProgress(tx, [{ jobId: job.id, progress: 10, arrived: [], startedAt: new Date() }]));
      if (!isEnded(job)) job.status = 'running';
      return;
    case 'complete': {
      const delivered = Math.min((it as { delivered: number }).delivered, isEnded(job) ? 0 : job.held);
      await settle(user, { jobId: job.id, status: 'completed', creditsUsed: delivered, result: firstOf(delivered) });
      return model.end(job, 'completed', delivered);
    }
    case 'fail':
      await settle(user, {
        jobId: job.id,
        status: 'failed',
        creditsUsed: 0,
        failure: { code: 'profile_not_found', text: 'x' },
      });
      return model.end(job, 'failed');
    case 'cancel':
      await cancelJob(engine.db, user, job.id);
      return model.end(job, 'cancelled');
    case 'reopen': {
      const { status } = it as { status: JobStatus };
      if (!isEnded(job) || status === job.status) return;
      const changed = sql`UPDATE jobs SET status = ${status} WHERE id = ${job.id}`.execute(engine.db);
      await expect(changed).rejects.toThrow();
    }
  }
}

/** Of each job, as the database has it. */
async function readJobs(user: string) {
  const { rows } = await sql<ModelJob>`
    SELECT id, status, held, credits_used AS used FROM jobs WHERE user_id = ${user} ORDER BY id`.execute(engine.db);
  return rows;
}

const byId = (one: ModelJob, other: ModelJob) => (one.id < other.id ? -1 : 1);

/** What must hold at any time, whatever has happened. */
async function expectSound(user: string): Promise<ModelJob[]> {
  const { balance, held, entries, batches, jobs } = await engine.account(user);
  expect({ entries, batches, jobs }).toEqual({ entries: balance, batches: held, jobs: held });
  expect(held).toBeGreaterThanOrEqual(0);
  expect(balance).toBeGreaterThanOrEqual(held);
  const { rows } = await sql`
    SELECT job_id FROM ledger_entries WHERE user_id = ${user} AND job_id IS NOT NULL GROUP BY job_id HAVING count(*) > 1`.execute(
    engine.db,
  );
  expect(rows).toEqual([]);
  return readJobs(user);
}

test('any sequence comes to what the model says, step by step', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 25 }),
      fc.constantFrom(0, 20, 60),
      async (steps, credits) => {
        const user = await engine.addUser(credits);
        const model = new LedgerModel(credits);
        for (const it of steps) {
          await take(user, model, it, true);
          const jobs = await expectSound(user);
          expect(await engine.account(user)).toMatchObject({ balance: model.balance, held: model.held });
          expect(jobs.toSorted(byId)).toEqual(model.jobs.toSorted(byId));
        }
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
}, 240_000);

test('many at once leave nothing crooked, and what has ended stays as it ended', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 2, maxLength: 8 }), { minLength: 2, maxLength: 5 }),
      async (rounds) => {
        const user = await engine.addUser(60);
        const model = new LedgerModel(60);
        const ended = new Map<string, ModelJob>();
        for (const round of rounds) {
          await Promise.all(round.map((it) => take(user, model, it, false)));
          for (const job of await expectSound(user)) {
            if (ended.has(job.id)) expect(job).toEqual(ended.get(job.id));
            if (isEnded(job)) ended.set(job.id, job);
          }
          // What became of a job that two wanted to end is the database's to say.
          const truth = new Map((await readJobs(user)).map((job) => [job.id, job]));
          for (const job of model.jobs) Object.assign(job, truth.get(job.id));
        }
        const paid = model.orders.filter(({ credited }) => credited).reduce((sum, { credits }) => sum + credits, 60);
        const used = model.jobs.reduce((sum, job) => sum + job.used, 0);
        expect(await engine.account(user)).toMatchObject({ balance: paid - used, held: model.held });
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
}, 240_000);
