import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listTransactionRows, readAccount } from '../../../server/credits/credits-store.ts';
import { findWrongJobCounts } from '../../../server/doctor/stores/ledger-store.ts';
import { countHistoryRows, listHistoryRows } from '../../../server/enrichment/results/history-store.ts';
import type { DB } from '../../../server/platform/database/tables.ts';
import { HISTORY_PREVIEW, historyResponse } from '../../../shared/contract/history.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { SIGNUP_CREDITS: '10000' } });
});
afterAll(() => app.close());

const LARGE = 2_000;

/** Requests of so many ended profiles, a minute apart, the newest first in the list. */
async function insertRequests(userId: string, requests: number, profiles: number): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await sql`
      INSERT INTO batches (id, user_id, column_sets, total, price, credits_held, credits_used, created_at)
      SELECT gen_random_uuid(), ${userId}, '[["firstName", "lastName"]]', ${profiles}::int, ${profiles}::int * 2, 0, ${profiles}::int,
        now() - n * interval '1 minute'
      FROM generate_series(1, ${requests}) n`.execute(tx);
    await sql`
      INSERT INTO jobs (id, batch_id, user_id, position, slug, status, progress, held, credits_used, result, finished_at)
      SELECT (left(b.id::text, 13) || substr(gen_random_uuid()::text, 14))::uuid, b.id, b.user_id, n, 'somebody-with-a-long-name-' || n, 'completed', 100, 0, 1, '{"firstName":"Ann"}', now()
      FROM batches b CROSS JOIN generate_series(1, ${profiles}) n WHERE b.user_id = ${userId}`.execute(tx);
    await sql`ANALYZE jobs`.execute(tx);
  });
}

/** Rows of a table, or of its partitions, that this connection has read and not yet reported: the difference of two is what was read between. */
async function readsOf(tx: Transaction<DB>, table: string): Promise<number> {
  const { rows } = await sql<{ reads: number }>`
    SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int AS reads FROM pg_stat_xact_user_tables
    WHERE relname = ${table} OR relid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = ${table}::regclass)`.execute(
    tx,
  );
  return Number(rows[0]?.reads ?? 0);
}

describe('a history of large requests', () => {
  let user: SignedInUser;
  beforeAll(async () => {
    user = await app.signIn();
    await insertRequests(user.userId, 12, LARGE);
  });

  it('carries their sums and a few profiles of each', async () => {
    const answer = await user.api.callRaw('listHistory', { headers: { 'accept-encoding': 'identity' } });
    const text = await answer.text();
    expect(text.length).toBeLessThan(50_000);
    const { history, pagination } = historyResponse.parse(JSON.parse(text));
    expect(pagination).toEqual({ page: 1, page_size: 10, total_count: 12 });
    expect(history).toHaveLength(10);
    for (const entry of history) {
      expect(entry).toMatchObject({
        total: LARGE,
        counts: { pending: 0, running: 0, completed: LARGE, failed: 0, cancelled: 0 },
        credits_held: 0,
        credits_used: LARGE,
      });
      expect(entry.result).toHaveLength(HISTORY_PREVIEW);
      expect(entry.result.map((item) => item.linkedin_url.split('-').at(-1))).toEqual(
        Array.from({ length: HISTORY_PREVIEW }, (_, n) => String(n + 1)),
      );
    }
  });

  it('leads to all profiles of a request, paged', async () => {
    const { history } = await user.api.call('listHistory', { query: { page: 2 } });
    const { batch, jobs, pagination } = await user.api.call('readBatch', {
      params: { id: history.at(-1)!.batch_id },
      query: { page: LARGE / 10 },
    });
    expect(batch).toMatchObject({ total: LARGE, credits_used: LARGE });
    expect(jobs).toHaveLength(10);
    expect(jobs.at(-1)!.linkedin_url).toMatch(new RegExp(`-${LARGE}$`));
    expect(pagination.total_count).toBe(LARGE);
  });

  it('is read from no more rows than it shows', async () => {
    await app.db.transaction().execute(async (tx) => {
      const page = { limit: 10, offset: 2, jobs: HISTORY_PREVIEW };
      const before = await readsOf(tx, 'jobs');
      expect(await listHistoryRows(tx, user.userId, {}, page)).toHaveLength(10);
      expect(await countHistoryRows(tx, user.userId, {})).toBe(12);
      const reads = (await readsOf(tx, 'jobs')) - before;
      expect(reads).toBeGreaterThanOrEqual(10 * HISTORY_PREVIEW);
      // Whoever plans a query over a range looks up the ends of the index.
      expect(reads).toBeLessThan(10 * HISTORY_PREVIEW + 10);
    });
  });
});

describe('transactions of many requests', () => {
  it('are read from no more rows than are shown, each balance following from the one below', async () => {
    const user = await app.signIn();
    await sql`
      WITH b AS (
        INSERT INTO batches (id, user_id, column_sets, total, price, credits_held, credits_used, created_at)
        SELECT gen_random_uuid(), ${user.userId}, '[["firstName"]]', 1, 3, 0, abs(n) % 4, now() - n * interval '1 second'
        FROM generate_series(-3000, -1) n RETURNING credits_used
      ), charged AS (SELECT sum(credits_used) AS sum FROM b)
      UPDATE accounts SET balance = balance - charged.sum FROM charged WHERE user_id = ${user.userId}`.execute(app.db);
    await sql`ANALYZE batches`.execute(app.db);
    await app.db.transaction().execute(async (tx) => {
      const before = await readsOf(tx, 'batches');
      expect(await listTransactionRows(tx, user.userId, { limit: 10 })).toHaveLength(10);
      // Some more to see which were made at the same moment.
      expect((await readsOf(tx, 'batches')) - before).toBeLessThan(100);
    });

    const listed = await listTransactionRows(app.db, user.userId, { limit: 5_000 });
    expect(listed).toHaveLength(3_001);
    expect(listed[0]!.balance_after).toBe((await readAccount(app.db, user.userId)).balance);
    expect(listed.at(-1)).toMatchObject({ type: 'signup', credits: 10_000, balance_after: 10_000 });
    for (const [at, row] of listed.slice(0, -1).entries()) {
      expect(row.balance_after - row.credits).toBe(listed[at + 1]!.balance_after);
    }
    const paged = [
      ...(await listTransactionRows(app.db, user.userId, { limit: 1_000 })),
      ...(await listTransactionRows(app.db, user.userId, { limit: 1_000, offset: 1_000 })),
      ...(await listTransactionRows(app.db, user.userId, { limit: 1_001, before: listed[1_999]! })),
    ];
    expect(paged).toEqual(listed);
  });
});

describe('the numbers of profiles in each state', () => {
  const urls = ['ann', 'ben', 'cleo', 'dan'].map((slug) => `https://www.linkedin.com/in/${slug}`);
  const body = urls.map((linkedin_url) => ({ linkedin_url, columns: ['firstName', 'lastName'] }));
  const none = { pending: 0, running: 0, completed: 0, failed: 0, cancelled: 0 };

  async function countsOf(user: SignedInUser) {
    expect(await findWrongJobCounts(app.db)).toEqual([]);
    const [entry] = (await user.api.call('listHistory')).history;
    return entry && { total: entry.total, counts: entry.counts, held: entry.credits_held };
  }

  it('follow the profiles from their start to their end, and until they are forgotten', async () => {
    const user = await app.signIn();
    const { batch_id, jobs } = await user.api.call('startEnrichment', { body });
    expect(await countsOf(user)).toEqual({ total: 4, counts: { ...none, pending: 4 }, held: 8 });

    await sql`UPDATE jobs SET status = 'running', progress = 10 WHERE batch_id = ${batch_id} AND position <= 3`.execute(
      app.db,
    );
    expect(await countsOf(user)).toMatchObject({ counts: { ...none, pending: 1, running: 3 } });
    await sql`UPDATE jobs SET progress = 20 WHERE batch_id = ${batch_id} AND position <= 3`.execute(app.db);
    expect(await countsOf(user)).toMatchObject({ counts: { ...none, pending: 1, running: 3 } });

    await app.db.transaction().execute(async (tx) => {
      await sql`
        UPDATE jobs SET finished_at = now(), held = 0,
          status = CASE position WHEN 1 THEN 'completed' ELSE 'failed' END,
          progress = CASE position WHEN 1 THEN 100 ELSE -1 END,
          error = CASE position WHEN 1 THEN NULL ELSE 'Profile not found.' END
        WHERE batch_id = ${batch_id} AND position <= 2`.execute(tx);
      await sql`UPDATE batches SET credits_held = 4 WHERE id = ${batch_id}`.execute(tx);
      await sql`UPDATE accounts SET held = 4 WHERE user_id = ${user.userId}`.execute(tx);
    });
    const half = { ...none, pending: 1, running: 1, completed: 1, failed: 1 };
    expect(await countsOf(user)).toEqual({ total: 4, counts: half, held: 4 });

    await user.api.call('cancelBatch', { params: { id: batch_id } });
    const ended = { ...none, completed: 1, failed: 1, cancelled: 2 };
    expect(await countsOf(user)).toEqual({ total: 4, counts: ended, held: 0 });

    for (const { job_id } of jobs.slice(1)) await user.api.callRaw('deleteJob', { params: { id: job_id } });
    expect(await countsOf(user)).toEqual({ total: 1, counts: { ...none, completed: 1 }, held: 0 });
    await user.api.callRaw('deleteJob', { params: { id: jobs[0]!.job_id } });
    expect(await countsOf(user)).toBeUndefined();
  });

  it('of several requests change by one statement', async () => {
    const user = await app.signIn();
    await insertRequests(user.userId, 3, 5);
    await sql`DELETE FROM jobs WHERE user_id = ${user.userId} AND position <= 2`.execute(app.db);
    expect(await findWrongJobCounts(app.db)).toEqual([]);
    const { history } = await user.api.call('listHistory');
    expect(history.map((entry) => entry.total)).toEqual([3, 3, 3]);
  });
});

describe('the totals of a user with very many profiles', () => {
  it('are counted once, and then told without counting until there are others', async () => {
    const user = await app.signIn();
    // Six requests of the same 2,000 profiles: 12,000 deliveries.
    await insertRequests(user.userId, 6, LARGE);
    const statistics = async () => (await user.api.call('readStatistics')).statistics;
    expect(await statistics()).toEqual({ profiles_enriched: LARGE, total_credits_used: 6 * LARGE });

    const kept = () =>
      app.db
        .selectFrom('profile_counts')
        .select(['profiles', 'counted_at'])
        .where('user_id', '=', user.userId)
        .executeTakeFirstOrThrow();
    const first = await kept();
    expect(await statistics()).toMatchObject({ profiles_enriched: LARGE });
    expect(await kept()).toEqual(first);

    const forgetOne = () =>
      sql`DELETE FROM jobs WHERE id IN (SELECT id FROM jobs WHERE user_id = ${user.userId} AND slug = 'somebody-with-a-long-name-1' LIMIT 1)`.execute(
        app.db,
      );
    await forgetOne();
    expect(await statistics()).toMatchObject({ profiles_enriched: LARGE });
    expect(await kept()).toEqual(first);
    for (let left = 5; left > 0; left -= 1) await forgetOne();
    await sql`UPDATE profile_counts SET counted_at = now() - interval '2 minutes' WHERE user_id = ${user.userId}`.execute(
      app.db,
    );
    // What was counted last is told, and counted anew meanwhile.
    expect(await statistics()).toMatchObject({ profiles_enriched: LARGE });
    await expect.poll(async () => (await kept()).profiles).toBe(LARGE - 1);
    expect(await statistics()).toMatchObject({ profiles_enriched: LARGE - 1 });
  });

  it('are told at once while the first count takes long, each delivery for another profile', async () => {
    const user = await app.signIn();
    await insertRequests(user.userId, 6, LARGE);
    const statistics = async () => (await user.api.call('readStatistics')).statistics;
    await app.db.transaction().execute(async (tx) => {
      await sql`LOCK TABLE profile_counts IN SHARE MODE`.execute(tx);
      expect(await statistics()).toEqual({ profiles_enriched: 6 * LARGE, total_credits_used: 6 * LARGE });
    });
    await expect.poll(statistics).toMatchObject({ profiles_enriched: LARGE });
  });
});
