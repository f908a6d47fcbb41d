import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../../server/accounts/delete-account.ts';
import { lockAccounts } from '../../../server/credits/credits-store.ts';
import { readJob } from '../../../server/enrichment/results/read-job.ts';
import { cancelBatch } from '../../../server/enrichment/running/cancel-jobs.ts';
import { deleteProfile } from '../../../server/enrichment/running/delete-profile.ts';
import { failAbandonedJobs } from '../../../server/enrichment/running/recovery/fail-abandoned-jobs.ts';
import { requeueOpenJobs } from '../../../server/enrichment/running/recovery/requeue-open-jobs.ts';
import { sweepOpenJobs } from '../../../server/enrichment/running/recovery/sweep-open-jobs.ts';
import { purgeExpiredAnswers } from '../../../server/enrichment/sourcing/purge-expired-answers.ts';
import { type ReceivedAnswerRow, saveAnswers } from '../../../server/enrichment/sourcing/source-answer-store.ts';
import type { DB } from '../../../server/platform/database/tables.ts';
import { createLog } from '../../../server/platform/log.ts';
import { type Engine, idsOf, openEngine } from '../../support/enrichment/engine.ts';
import { plainParts, scriptedSource } from '../../support/enrichment/scripted-source.ts';

/** What happens to the same jobs, profiles and accounts at the same time. */
let engine: Engine;
beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());

const url = (slug: string) => `https://www.linkedin.com/in/${slug}`;
const log = createLog({ level: 'silent' });
const never = new AbortController().signal;

/** Holds locks until told to let go. */
async function hold(lock: (tx: Transaction<DB>) => Promise<unknown>): Promise<() => Promise<void>> {
  const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = engine.db.transaction().execute(async (tx) => {
    await lock(tx);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  return () => {
    release.resolve();
    return holding;
  };
}

/** Waits until so many transactions wait for locks of others. */
async function untilWaiting(transactions: number): Promise<void> {
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(engine.db);
    return rows[0]!.count;
  };
  await expect.poll(count).toBe(transactions);
}

async function answersOf(user: string): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    SELECT source FROM source_answers WHERE user_id = ${user} ORDER BY source`.execute(engine.db);
  return rows.map(({ source }) => source);
}

/** A user with an ended and an open job of one profile, of which the sources a, b and c have said something. */
async function twoJobsOfOneProfile(slug: string) {
  const user = await engine.addUser(100);
  const ended = idsOf(await engine.start(user, [url(slug)], ['firstName']))[0]!;
  await engine.runner([scriptedSource('z')]).run([ended], never);
  const started = await engine.start(user, [url(slug)], ['lastName']);
  const open = idsOf(started)[0]!;
  const heard = (source: string): ReceivedAnswerRow => ({
    jobId: open,
    userId: user,
    slug,
    source,
    wanted: ['person.firstName'],
    answer: { parts: { person: plainParts(slug).person }, confidence: 0.9 },
    at: new Date().toISOString(),
  });
  const keep = (sources: string[]) =>
    engine.db.transaction().execute(async (tx) => {
      await lockAccounts(tx, [user]);
      await saveAnswers(tx, sources.map(heard));
    });
  await keep(['a', 'b', 'c']);
  const lockAnswer = (source: string) => (tx: Transaction<DB>) =>
    sql`SELECT FROM source_answers WHERE user_id = ${user} AND source = ${source} FOR UPDATE`.execute(tx);
  return { user, ended, open, started, keep, lockAnswer };
}

describe('kept answers', () => {
  test('forgetting a profile and keeping what is heard of it wait for each other, and never cross', async () => {
    const { user, ended, keep, lockAnswer } = await twoJobsOfOneProfile('crossing');
    // Rows are taken as a, b, c by one and as c, b, a by the other; both wait for the middle one.
    const release = await hold(lockAnswer('b'));
    const forgetting = deleteProfile(engine.db, user, ended);
    await untilWaiting(1);
    const keeping = keep(['c', 'b', 'a']);
    await untilWaiting(2);
    await release();
    await Promise.all([forgetting, keeping]);
    expect(await answersOf(user)).toEqual([]);
  });

  test('forgetting what is stale waits for nobody', async () => {
    const { user, lockAnswer } = await twoJobsOfOneProfile('stale');
    await sql`UPDATE source_answers SET retrieved_at = now() - interval '31 days' WHERE user_id = ${user}`.execute(
      engine.db,
    );
    const release = await hold(lockAnswer('b'));
    await purgeExpiredAnswers({ db: engine.db, log, freshDays: 30 }).stop();
    expect(await answersOf(user)).toEqual(['b']);
    await release();
    await purgeExpiredAnswers({ db: engine.db, log, freshDays: 30 }).stop();
    expect(await answersOf(user)).toEqual([]);
  });
});

describe('a profile that is forgotten', () => {
  test('takes its other jobs along, whose answers are not kept again', async () => {
    const user = await engine.addUser(100);
    const slug = 'forgotten';
    const source = scriptedSource('a');
    const first = await engine.start(user, [url(slug)], ['firstName']);
    await engine.run(first, [source]);
    const answering = Promise.withResolvers<void>();
    const late = scriptedSource('late', { script: { [slug]: { after: answering.promise } } });
    const second = await engine.start(user, [url(slug), url('neighbour')], ['workEmail']);
    const runner = engine.runner([late]);
    const running = runner.run(idsOf(second), never);
    await expect.poll(() => late.asked.length).toBe(2);
    await deleteProfile(engine.db, user, idsOf(first)[0]!);
    // The source has not heard of it, and answers.
    answering.resolve();
    await running;
    await runner.stop();
    const { rows } = await sql<{ slug: string }>`
      SELECT slug FROM source_answers WHERE user_id = ${user}`.execute(engine.db);
    expect(rows).toEqual([{ slug: 'neighbour' }]);
    const [cancelled, neighbour] = await Promise.all(idsOf(second).map((id) => readJob(engine.db, user, id)));
    expect([cancelled?.status, neighbour?.status]).toEqual(['cancelled', 'completed']);
    expect(await engine.account(user)).toEqual({ balance: 98, held: 0, entries: 98, batches: 0, jobs: 0 });
  });

  test('is looked up anew when it is asked for again', async () => {
    const user = await engine.addUser(100);
    const source = scriptedSource('a');
    const first = await engine.start(user, [url('again')], ['firstName']);
    await engine.run(first, [source]);
    await deleteProfile(engine.db, user, idsOf(first)[0]!);
    await engine.run(await engine.start(user, [url('again')], ['firstName']), [source]);
    expect(source.asked).toHaveLength(2);
    expect(await answersOf(user)).toEqual(['a']);
  });
});

describe('a request that starts', () => {
  test('never crosses the deletion of its account', async () => {
    const user = await engine.addUser(100);
    const idempotency = { key: 'old', digest: Buffer.from('x') };
    await engine.start(user, [url('anna')], ['firstName'], { idempotency });
    await sql`UPDATE idempotency_keys SET created_at = now() - interval '8 days' WHERE user_id = ${user}`.execute(
      engine.db,
    );
    const release = await hold((tx) => lockAccounts(tx, [user]));
    const deleting = deleteAccount(engine.db, user);
    await untilWaiting(1);
    const again = { key: 'new', digest: Buffer.from('y') };
    const starting = engine.start(user, [url('berta')], ['firstName'], { idempotency: again });
    const refused = expect(starting).rejects.toMatchObject({ code: 'user_not_found' });
    await untilWaiting(2);
    await release();
    await Promise.all([deleting, refused]);
  });
});

describe('cancelling', () => {
  test('a request in which everything has ended cancels nothing', async () => {
    const user = await engine.addUser(100);
    const started = await engine.start(user, [url('anna')], ['firstName']);
    await engine.run(started, [scriptedSource('a')]);
    expect(await cancelBatch(engine.db, user, started.batch_id)).toBe(0);
    expect(await engine.account(user)).toMatchObject({ balance: 99, held: 0 });
  });

  test('a request of more jobs than a statement takes values for', async () => {
    const user = await engine.addUser(10_000);
    const started = await engine.start(
      user,
      Array.from({ length: 7_000 }, (_, at) => url(`many-${at}`)),
      ['firstName'],
    );
    expect(await cancelBatch(engine.db, user, started.batch_id)).toBe(7_000);
    expect(await engine.account(user)).toEqual({ balance: 10_000, held: 0, entries: 10_000, batches: 0, jobs: 0 });
  });
});

describe('entries that the queue gives up', () => {
  /** The jobs that each entry of the queue names. */
  async function entries(ids: readonly string[]): Promise<string[][]> {
    const { rows } = await sql<{ jobs: string[] }>`
      SELECT data -> 'job_ids' AS jobs FROM pgboss.job WHERE name = 'enrich-profiles' AND state < 'active'`.execute(
      engine.db,
    );
    return rows.map(({ jobs }) => jobs).filter((jobs) => jobs.some((id) => ids.includes(id)));
  }

  test('are tried once more, each job by itself', async () => {
    const user = await engine.addUser(100);
    const started = await engine.start(user, ['x', 'y', 'z'].map(url), ['firstName']);
    await sql`DELETE FROM pgboss.job`.execute(engine.db);
    await failAbandonedJobs(engine, idsOf(started));
    expect((await entries(idsOf(started))).toSorted()).toEqual(
      idsOf(started)
        .map((id) => [id])
        .toSorted(),
    );
    expect(await engine.account(user)).toMatchObject({ balance: 100, held: 3 });
  });

  test('with jobs that have all ended are done with', async () => {
    const user = await engine.addUser(100);
    const started = await engine.start(user, [url('done')], ['firstName']);
    await engine.run(started, [scriptedSource('a')]);
    await failAbandonedJobs(engine, idsOf(started));
    expect((await readJob(engine.db, user, idsOf(started)[0]!)).status).toBe('completed');
  });

  test('a job that no entry names is put into the queue again', async () => {
    const user = await engine.addUser(100);
    const started = await engine.start(user, ['p', 'q'].map(url), ['firstName']);
    const waiting = await engine.start(user, [url('r')], ['firstName']);
    const [lost] = await entries(idsOf(started));
    await sql`DELETE FROM pgboss.job WHERE data -> 'job_ids' = ${JSON.stringify(lost)}::jsonb`.execute(engine.db);
    await sweepOpenJobs({ db: engine.db, queue: engine.queue, log }).stop();
    expect((await entries(idsOf(started))).flat()).toEqual(expect.arrayContaining(idsOf(started)));
    expect(await entries(idsOf(waiting))).toHaveLength(1);
    const before = await entries(idsOf(started));
    await sweepOpenJobs({ db: engine.db, queue: engine.queue, log }).stop();
    expect(await entries(idsOf(started))).toEqual(before);
  });

  test('two processes that look for such jobs at once put them in once', async () => {
    const user = await engine.addUser(100);
    const started = await engine.start(user, [url('s')], ['firstName']);
    await sql`DELETE FROM pgboss.job`.execute(engine.db);
    const found = await Promise.all([1, 2, 3].map(() => requeueOpenJobs(engine.db, engine.queue)));
    expect(found.reduce((sum, jobs) => sum + jobs, 0)).toBeGreaterThanOrEqual(1);
    expect(await entries(idsOf(started))).toHaveLength(1);
  });
});

test('every foreign key to rows that can be deleted has an index', async () => {
  const { rows } = await sql<{ key: string }>`
    SELECT c.conrelid::regclass || ' ' || c.conname AS key FROM pg_constraint c
    WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace
      -- Accounts outlive their users.
      AND c.confrelid <> 'accounts'::regclass
      AND NOT EXISTS (
        SELECT FROM pg_index i WHERE i.indrelid = c.conrelid
          AND (i.indkey::int2[])[0:0] <@ c.conkey AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) LIKE '%IS NOT NULL%'))
    ORDER BY 1`.execute(engine.db);
  expect(rows).toEqual([]);
});
