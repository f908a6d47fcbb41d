import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../server/platform/log.ts';
import { PausedProviders } from '../../../server/providers/pauses/paused-providers.ts';
import { openRateLimiters } from '../../../server/providers/rate-limiter/open-rate-limiters.ts';
import type { SignedInUser } from '../../support/app/test-app.ts';
import { startAdminApp } from '../../support/http/operator.ts';

let app: Awaited<ReturnType<typeof startAdminApp>>;
let ops: SignedInUser['api'];
beforeAll(async () => {
  app = await startAdminApp();
  ops = app.operator.api;
});
afterAll(() => app.close());

const actionsOn = async (subject: string) =>
  (await ops.call('listAudit', { query: { subject } })).lines.map(({ action }) => action);

/** 500 credits in the test checkout, paid and credited. */
async function buy(user: SignedInUser) {
  const { order_id } = await user.api.call('initiatePurchase', { body: { amount: 450 } });
  const { success: _, ...paid } = await user.api.call('payTestOrder', { params: { order_id } });
  await user.api.call('verifyPurchase', { body: paid });
  return order_id;
}

describe('orders', () => {
  it('are found by order, user, address and state, with what the provider says', async () => {
    const user = await app.signIn('buyer@example.com');
    const order_id = await buy(user);
    const open = (await user.api.call('initiatePurchase', { body: { amount: 450 } })).order_id;
    const find = async (query: object) =>
      (await ops.call('listOrders', { query })).orders.map((order) => order.order_id);
    expect(await find({ query: order_id })).toEqual([order_id]);
    expect(await find({ query: 'BUYER@' })).toEqual([open, order_id]);
    expect(await find({ query: user.userId, state: 'credited' })).toEqual([order_id]);
    expect(await find({ query: user.userId, state: 'open' })).toEqual([open]);
    expect(await find({ query: user.userId, state: 'owed' })).toEqual([]);
    const seen = await ops.call('readOrder', { params: { order_id } });
    expect(seen).toMatchObject({
      order: { status: 'credited', credits: 500, amount: 45_000, email: 'buyer@example.com', credits_owed: 0 },
      provider_says: { kind: 'known', paid: true, payments: [{ status: 'captured', refunded: 0 }] },
    });
    expect(await ops.callError('readOrder', { params: { order_id: 'none' } })).toMatchObject({ status: 404 });
    expect(await ops.callError('listOrders', { query: { state: 'lost' } })).toMatchObject({ status: 400 });
  });

  it('are refunded in the test checkout too, in part and whole; the user sees it', async () => {
    const user = await app.signIn();
    const order_id = await buy(user);
    const give = (amount?: number) => ({
      params: { order_id },
      body: { reason: 'Not content', key: randomUUID(), ...(amount && { amount }) },
    });
    const part = await ops.call('refundOrder', give(9_000));
    expect(part.order).toMatchObject({ refunded: 9_000, credits_taken: 100 });
    expect(part.refunds).toMatchObject([{ amount: 9_000, state: 'done', reason: 'Not content' }]);
    const whole = await ops.call('refundOrder', give());
    expect(whole.order).toMatchObject({ refunded: 45_000, credits_taken: 500, credits_owed: 0 });
    expect(await user.api.call('readCredits')).toMatchObject({ credits: 100 });
    const { transactions } = await user.api.call('listTransactions');
    expect(transactions.map(({ type, credits }) => [type, credits])).toEqual([
      ['refund', -400],
      ['refund', -100],
      ['purchase', 500],
      ['signup', 100],
    ]);
    expect(await ops.callError('refundOrder', give())).toMatchObject({
      status: 409,
      body: { code: 'refund_not_possible', details: '0.00 INR of this order are left.' },
    });
    for (const amount of [0, 99, 1.5, -5]) {
      const wrong = { params: { order_id }, body: { ...give().body, amount } };
      expect(await ops.callError('refundOrder', wrong)).toMatchObject({ status: 400 });
    }
  });

  it('are settled when an operator has the provider asked again', async () => {
    const user = await app.signIn();
    const { order_id } = await user.api.call('initiatePurchase', { body: { amount: 450 } });
    await user.api.call('payTestOrder', { params: { order_id } });
    const { order } = await ops.call('checkOrder', { params: { order_id } });
    expect(order.status).toBe('credited');
    expect(await user.api.call('readCredits')).toMatchObject({ credits: 600 });
    expect(await actionsOn(order_id)).toEqual(['order.checked']);
  });
});

describe('jobs that hang', () => {
  async function startOne() {
    const user = await app.signIn();
    const body = [{ linkedin_url: 'https://www.linkedin.com/in/ann', columns: ['firstName' as const] }];
    const { jobs } = await user.api.call('startEnrichment', { body });
    return { user, id: jobs[0]!.job_id };
  }
  const find = async (id: string, minutes = 0) =>
    (await ops.call('listOpenJobs', { query: { minutes, page_size: 200 } })).jobs.find(({ job_id }) => job_id === id);

  it('are listed with what they wait for', async () => {
    const { user, id } = await startOne();
    expect(await find(id)).toMatchObject({
      user_id: user.userId,
      status: 'pending',
      credits_held: 1,
      waits_for: 'worker',
    });
    expect(await find(id, 15)).toBeUndefined();
    await sql`UPDATE pgboss.job SET state = 'active', started_on = now() WHERE data -> 'job_ids' ? ${id}`.execute(
      app.db,
    );
    expect(await find(id)).toMatchObject({ waits_for: 'running', waits_since: expect.any(String) });
    await sql`UPDATE pgboss.job SET state = 'retry', start_after = now() + interval '1 minute'
      WHERE data -> 'job_ids' ? ${id}`.execute(app.db);
    expect(await find(id)).toMatchObject({ waits_for: 'retry', waits_until: expect.any(String) });
    await sql`DELETE FROM pgboss.job WHERE data -> 'job_ids' ? ${id}`.execute(app.db);
    expect(await find(id)).toMatchObject({ waits_for: 'nothing' });
  });

  it('are put into the queue again', async () => {
    const { id } = await startOne();
    await sql`DELETE FROM pgboss.job WHERE data -> 'job_ids' ? ${id}`.execute(app.db);
    await ops.call('requeueJob', { params: { id } });
    expect(await find(id)).toMatchObject({ waits_for: 'worker' });
    expect(await actionsOn(id)).toEqual(['job.requeued']);
  });

  it('are ended free, once', async () => {
    const { user, id } = await startOne();
    const end = { params: { id }, body: { reason: 'Stuck since noon' } };
    await ops.call('endJob', end);
    const { job } = await user.api.call('readJob', { params: { id } });
    expect(job).toMatchObject({
      status: 'failed',
      credits_used: 0,
      error: expect.stringContaining('Nothing was charged'),
    });
    expect(await user.api.call('readCredits')).toMatchObject({ credits: 100, held: 0 });
    expect(await ops.callError('endJob', end)).toMatchObject({ status: 404 });
    expect(await ops.callError('requeueJob', { params: { id } })).toMatchObject({ status: 404 });
    expect(await actionsOn(id)).toEqual(['job.ended']);
  });

  it.each(['nothing', randomUUID()])('are not found by %s', async (id) => {
    expect(await ops.callError('requeueJob', { params: { id } })).toMatchObject({ status: 404 });
    expect(await ops.callError('endJob', { params: { id }, body: { reason: 'None' } })).toMatchObject({ status: 404 });
  });
});

describe('sources', () => {
  const pause = { params: { id: 'sample-network' }, body: { reason: 'Too dear' } };
  const sample = async () => (await ops.call('listSources')).sources.find(({ id }) => id === 'sample-network');

  it('are listed with hits', async () => {
    await sql`INSERT INTO source_hits (source, parameter, asked, found)
      VALUES ('sample-network', 'firstName', 10, 9), ('sample-network', 'phoneNumber', 10, 1)`.execute(app.db);
    expect(await sample()).toMatchObject({
      role: 'sample',
      asked: 20,
      found: 10,
      paused: null,
      failures: 0,
      quotas: [],
    });
  });

  it('are paused and resumed, each once, for every process', async () => {
    const [one, another] = [new PausedProviders(() => app.db), new PausedProviders(() => app.db)];
    const ask = (process: PausedProviders) => process.require({ id: 'sample-network', label: 'Sample data' });
    await Promise.all([ask(one), ask(another)]);
    await ops.call('pauseSource', pause);
    await ops.call('pauseSource', pause);
    expect(await sample()).toMatchObject({ paused: { reason: 'Too dear', by: 'ops@example.com' } });
    // What was read holds for a second.
    await expect
      .poll(
        () =>
          ask(one).then(
            () => 'asked',
            (error: Error) => error.name,
          ),
        { timeout: 5_000 },
      )
      .toBe('PermitRefused');
    await expect(ask(new PausedProviders(() => app.db))).rejects.toMatchObject({ kind: 'paused' });
    await ops.call('resumeSource', { params: pause.params });
    await ops.call('resumeSource', { params: pause.params });
    await expect
      .poll(
        () =>
          ask(another).then(
            () => 'asked',
            () => 'refused',
          ),
        { timeout: 5_000 },
      )
      .toBe('asked');
    expect(await actionsOn('sample-network')).toEqual(['source.resumed', 'source.paused']);
  });

  it('have a limit of calls for all users together, in every process, beside the settings; users read that it is reached', async () => {
    const limited = await startAdminApp({ env: { HUNTER_API_KEY: 'key', HUNTER_CALLS_PER_MONTH: '100' } });
    try {
      const { api } = limited.operator;
      const params = { id: 'hunter' };
      const hunter = async () => (await api.call('listSources')).sources.find(({ id }) => id === 'hunter')?.calls;
      const none = { per_day: null, per_month: null, setting_per_day: null, setting_per_month: 100 };
      expect(await hunter()).toEqual({ day_used: 0, month_used: 0, ...none });
      const { sources } = await api.call('limitSource', { params, body: { per_day: 2, reason: 'Too dear' } });
      expect(sources.find(({ id }) => id === 'hunter')?.calls).toMatchObject({ per_day: 2, per_month: null });

      const limiter = openRateLimiters(
        limited.db,
        createLog({ level: 'silent' }),
      )({
        key: 'hunter:a',
        atOnce: 5,
        metered: { perMonth: 100 },
      });
      const ask = () =>
        limiter
          .run('find', async () => 'made', new AbortController().signal)
          .catch(({ kind }: { kind: string }) => kind);
      const usedUp = async () =>
        (await api.call('readSpendingLimits')).providers.find(({ id }) => id === 'hunter')?.used_up;
      expect(await usedUp()).toBe(false);
      expect(await Promise.all([ask(), ask(), ask()])).toEqual(
        expect.arrayContaining(['made', 'made', 'spending-limit']),
      );
      expect(await hunter()).toMatchObject({ day_used: 2, month_used: 2 });
      expect(await usedUp()).toBe(true);

      // The settings count all the same: a hundred a month, though an operator allows more.
      await api.call('limitSource', { params, body: { per_month: 200, reason: 'More of it' } });
      expect(await ask()).toBe('made');
      expect(await usedUp()).toBe(false);
      await sql`UPDATE provider_calls SET calls = 100`.execute(limited.db);
      expect(await ask()).toBe('spending-limit');

      await api.call('limitSource', { params, body: { reason: 'As the settings say' } });
      expect(await hunter()).toMatchObject(none);
      const { lines } = await api.call('listAudit', { query: { subject: 'hunter' } });
      expect(lines.map(({ action }) => action)).toEqual(['source.limited', 'source.limited', 'source.limited']);
      expect(lines[1]?.details).toMatchObject({
        per_month: 200,
        before: { per_day: 2, per_month: null },
        reason: 'More of it',
      });
      for (const body of [
        { per_day: -1, reason: 'No sense' },
        { per_day: 1.5, reason: 'No sense' },
        { per_day: 1, reason: '' },
      ]) {
        expect((await api.callError('limitSource', { params, body })).status).toBe(400);
      }
    } finally {
      await limited.close();
    }
  });

  it('that are not configured are not found', async () => {
    const other = { params: { id: 'unipile' }, body: { reason: 'Not here' } };
    expect(await ops.callError('pauseSource', other)).toMatchObject({ status: 404 });
    expect(await ops.callError('resumeSource', { params: { id: 'razorpay' } })).toMatchObject({ status: 404 });
    for (const id of ['unipile', 'sample-network']) {
      const limit = { params: { id }, body: { per_day: 1, reason: 'Not counted' } };
      expect(await ops.callError('limitSource', limit)).toMatchObject({ status: 404 });
    }
  });
});
