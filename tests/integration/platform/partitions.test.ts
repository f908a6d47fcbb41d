import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { dropOldCharges } from '../../../server/credits/drop-old-charges.ts';
import { listTransactions } from '../../../server/credits/list-transactions.ts';
import { checkLedger } from '../../../server/doctor/check-ledger.ts';
import { dropOldJobs } from '../../../server/enrichment/drop-old-jobs.ts';
import { newJobIds } from '../../../server/enrichment/job-id.ts';
import { readBatch } from '../../../server/enrichment/results/read-batch.ts';
import { openDatabase } from '../../../server/platform/database/database.ts';
import { migrate, migrationsFolder, readMigrations } from '../../../server/platform/database/migrate.ts';
import { addPartitions, listPartitionsBefore } from '../../../server/platform/database/partitions.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';

const ANN = '018f0000-0000-7000-8000-000000000001';
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const run = (statement: string) => sql.raw(statement).execute(database.db);

async function read<Row>(statement: string): Promise<Row[]> {
  return (await sql.raw<Row>(statement).execute(database.db)).rows;
}

const openAccount = (balance: number) =>
  run(`INSERT INTO users (id, identity_kind, identity_subject, email, username) VALUES ('${ANN}', 'local', 'ann', 'ann@example.com', 'Ann');
    INSERT INTO accounts VALUES ('${ANN}', ${balance}, 0);
    INSERT INTO ledger_entries (user_id, kind, amount, created_at) VALUES ('${ANN}', 'signup', 100, now() - interval '400 days');`);

/** A request of that moment, each of its profiles completed and charged one credit. */
async function addBatch(at: Date, slugs: readonly string[], status: 'completed' | 'pending' = 'completed') {
  const batch = newId({ msecs: at.getTime() });
  const ids = newJobIds(batch, slugs.length);
  const done = status === 'completed';
  await run(`INSERT INTO batches (id, user_id, column_sets, total, price, credits_held, credits_used, created_at)
    VALUES ('${batch}', '${ANN}', '[["firstName"]]', ${slugs.length}, ${slugs.length}, ${done ? 0 : slugs.length}, ${done ? slugs.length : 0}, '${at.toISOString()}')`);
  for (const [place, slug] of slugs.entries()) {
    const id = ids[place];
    await run(`INSERT INTO jobs (id, batch_id, user_id, position, slug, status, progress, held, credits_used, result, finished_at)
      VALUES ('${id}', '${batch}', '${ANN}', ${place}, '${slug}', ${done ? `'completed', 100, 0, 1, '{"firstName":"Bo"}', now()` : `'pending', 0, 1, 0, NULL, NULL`})`);
    if (!done) continue;
    await run(`INSERT INTO ledger_entries (user_id, kind, amount, batch_id, job_id)
      VALUES ('${ANN}', 'enrichment', -1, '${batch}', '${id}')`);
  }
  return { batch, ids };
}

/** Makes the partitions of both tables for the days before now. */
async function addPast(fromDaysAgo: number, toDaysAgo: number): Promise<void> {
  const [from, to] = [fromDaysAgo, toDaysAgo].map((days) => daysAgo(days).toISOString().slice(0, 10));
  for (const table of ['jobs', 'ledger_charges']) {
    await run(`SELECT add_partition('${table}', first_id_at('${from} UTC'), first_id_at('${to} UTC'))`);
  }
}

const partitionOf = async (table: string, id: string) =>
  (await read<{ name: string }>(`SELECT tableoid::regclass::text AS name FROM ${table} WHERE '${id}' IN (id)`))[0]
    ?.name;

describe('partitions', () => {
  it('are made ahead, by several processes at once, each one only once', async () => {
    const others = Array.from({ length: 3 }, () => openDatabase({ url: database.url, poolMax: 1 }));
    const made = await Promise.all(others.map((db) => addPartitions(db, 60)));
    await Promise.all(others.map((db) => db.destroy()));
    // The migration has made three of thirty days each.
    expect(made.toSorted()).toEqual([0, 0, 2]);
    const bounds = await read<{ parent: string; lower: string; upper: string }>(
      'SELECT parent, lower, upper FROM partitions WHERE upper IS NOT NULL ORDER BY parent, upper',
    );
    expect(bounds).toHaveLength(8);
    expect(bounds[1]!.lower).toBe(bounds[0]!.upper);
    expect(bounds[3]!.lower).toBe(bounds[2]!.upper);
    expect(await addPartitions(database.db, 60)).toBe(0);
  });

  it('take a request whole, and what is late or early finds a place', async () => {
    await openAccount(100);
    const now = await addBatch(new Date(), ['a', 'b']);
    for (const id of now.ids) expect(await partitionOf('jobs', id)).toMatch(/^jobs_\d{8}$/);
    const future = await addBatch(daysAgo(-100), ['a', 'b']);
    for (const id of future.ids) expect(await partitionOf('jobs', id)).toBe('jobs_default');
    // Partitions that are made afterwards leave those where they are.
    expect(await addPartitions(database.db, 90)).toBeGreaterThan(0);
    const later = await addBatch(daysAgo(-102), ['a']);
    expect(await partitionOf('jobs', later.ids[0]!)).toMatch(/^jobs_\d{8}$/);
    expect(await partitionOf('jobs', future.ids[0]!)).toBe('jobs_default');
    expect((await readBatch(database.db, ANN, future.batch, { page: 1, page_size: 10 })).jobs).toHaveLength(2);
  });
});

describe('in every partition it is refused', () => {
  it.each([
    ['one with bounds', new Date()],
    ['the default one', daysAgo(500)],
  ])('%s: a profile twice, another moment, another end, another charge', async (_, at) => {
    await openAccount(94);
    const { batch, ids } = await addBatch(at, ['a', 'b']);
    const insert = (id: string, slug: string) =>
      run(
        `INSERT INTO jobs (id, batch_id, user_id, position, slug, held) VALUES ('${id}', '${batch}', '${ANN}', 9, '${slug}', 0)`,
      );
    const [another = ''] = newJobIds(batch, 1);
    await expect(insert(another, 'a')).rejects.toMatchObject({ code: '23505' });
    await expect(insert(newId({ msecs: at.getTime() + 40 * DAY_MS }), 'c')).rejects.toMatchObject({ code: '23514' });
    await expect(insert(newId({ msecs: at.getTime() - 1 }), 'c')).rejects.toMatchObject({ code: '23514' });
    await expect(insert(ids[0]!, 'c')).rejects.toMatchObject({ code: '23505' });
    const charge = `INSERT INTO ledger_entries (user_id, kind, amount, batch_id, job_id) VALUES ('${ANN}', 'enrichment', -1, '${batch}', '${ids[0]}')`;
    await expect(run(charge)).rejects.toMatchObject({ code: '23505' });
    for (const table of ['jobs', (await partitionOf('jobs', ids[0]!))!]) {
      const change = `UPDATE ${table} SET status = 'pending', progress = 0, credits_used = 0, finished_at = NULL WHERE id = '${ids[0]}'`;
      await expect(run(change)).rejects.toThrow('has ended as completed');
    }
    const tables = await read<{ name: string }>(
      `SELECT relid::regclass::text AS name FROM pg_partition_tree('ledger_entries')`,
    );
    expect(tables.length).toBeGreaterThan(5);
    for (const { name } of tables) {
      for (const change of [`DELETE FROM ${name}`, `UPDATE ${name} SET amount = amount`, `TRUNCATE ${name}`]) {
        await expect(run(change)).rejects.toThrow('append-only');
      }
    }
  });

  it('a second gift', async () => {
    await openAccount(100);
    const gift = `INSERT INTO ledger_entries (user_id, kind, amount) VALUES ('${ANN}', 'signup', 100)`;
    await expect(run(gift)).rejects.toMatchObject({ constraint: 'ledger_one_signup_gift' });
  });

  it('to count jobs wrongly, also when a partition is written to by its own name', async () => {
    await openAccount(100);
    const { ids } = await addBatch(new Date(), ['a', 'b', 'c']);
    await run(`DELETE FROM jobs WHERE id = '${ids[0]}'`);
    await run(`DELETE FROM ${await partitionOf('jobs', ids[1]!)} WHERE id = '${ids[1]}'`);
    expect(await read('SELECT completed, profiles FROM batches')).toEqual([{ completed: 1, profiles: 1 }]);
  });
});

describe('what is old', () => {
  beforeEach(async () => {
    await addPast(300, 270);
    await addPast(270, 240);
    await openAccount(93);
  });

  it('goes with its partition: jobs first, then charges, which are carried forward', async () => {
    const { db } = database;
    const first = await addBatch(daysAgo(290), ['a', 'b', 'c']);
    const second = await addBatch(daysAgo(280), ['d', 'e']);
    const third = await addBatch(daysAgo(260), ['f']);
    await addBatch(new Date(), ['a']);
    await run(`INSERT INTO feedback (job_id, parameter, verdict, writer)
      VALUES ('${first.ids[0]}', 'pitch', 'up', 'built-in writer'), ('${third.ids[0]}', 'pitch', 'up', 'built-in writer')`);
    expect(await checkLedger(db)).toMatchObject([{ verdict: 'ok' }]);
    const names = (await listPartitionsBefore(db, 'jobs', daysAgo(250))).map(({ name }) => name);
    expect(names).toHaveLength(1);

    // Charges of jobs that are still there stay.
    expect(await dropOldCharges(db, daysAgo(250))).toEqual({ dropped: [], inUse: [expect.any(String)] });
    expect(await dropOldJobs(db, daysAgo(250))).toEqual({ dropped: names, inUse: [] });
    expect(await dropOldJobs(db, daysAgo(250))).toEqual({ dropped: [], inUse: [] });
    expect(await read('SELECT job_id FROM feedback')).toEqual([{ job_id: third.ids[0] }]);
    expect(await readBatch(db, ANN, second.batch, { page: 1, page_size: 10 })).toMatchObject({
      batch: { total: 0, counts: { completed: 0 }, credits_used: 2 },
      jobs: [],
    });
    expect(await checkLedger(db)).toMatchObject([{ verdict: 'ok' }]);

    expect((await dropOldCharges(db, daysAgo(250))).dropped).toHaveLength(1);
    expect(await checkLedger(db)).toMatchObject([{ verdict: 'ok' }]);
    expect(await read(`SELECT sum(amount)::int AS sum FROM ledger_entries WHERE user_id = '${ANN}'`)).toEqual([
      { sum: 93 },
    ]);
    const { transactions } = await listTransactions(db, ANN, { page: 1, page_size: 10 });
    expect(
      transactions.map(({ type, credits, balance_after, description }) => [type, credits, balance_after, description]),
    ).toEqual([
      ['enrichment', -1, 93, 'Enrichment of 1 profile'],
      ['enrichment', -1, 94, 'Enrichment of 1 profile'],
      ['carried_forward', -5, 95, 'Balance carried forward'],
      ['signup', 100, 100, 'Welcome credits'],
    ]);
    expect(await dropOldCharges(db, daysAgo(250))).toEqual({ dropped: [], inUse: [] });
  });

  it('stays while a job of it has not ended', async () => {
    await addBatch(daysAgo(290), ['a'], 'pending');
    const { dropped, inUse } = await dropOldJobs(database.db, daysAgo(200));
    expect([dropped.length, inUse.length]).toEqual([1, 1]);
    expect(await read('SELECT pending FROM batches')).toEqual([{ pending: 1 }]);
  });
});

describe('an installation from before', () => {
  it('keeps all it has, and goes on', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'leadlight-partitions-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const partitions = readMigrations(migrationsFolder).findIndex(({ name }) => name.endsWith('_partitions.sql'));
    for (const { name } of readMigrations(migrationsFolder).slice(0, partitions)) {
      copyFileSync(path.join(migrationsFolder, name), path.join(folder, name));
    }
    const { db } = database;
    await run('DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent');
    await migrate(db, folder);
    await openAccount(595);
    await run(`INSERT INTO payment_orders (order_id, provider, user_id, credits, amount, currency, status, payment_id, ended_at)
      VALUES ('order_1', 'test', '${ANN}', 500, 45000, 'INR', 'credited', 'pay_1', now())`);
    await run(
      `INSERT INTO ledger_entries (user_id, kind, amount, order_id) VALUES ('${ANN}', 'purchase', 500, 'order_1')`,
    );
    const old = await addBatch(daysAgo(90), ['a', 'b', 'c']);
    // As they were made then: each with a moment of its own.
    await run(
      `INSERT INTO batches (id, user_id, column_sets, total, price, credits_held) VALUES ('${newId()}', '${ANN}', '[["firstName"]]', 1, 1, 0)`,
    );
    await run(`INSERT INTO jobs (id, batch_id, user_id, position, slug, held) SELECT '${newId({ msecs: Date.now() + 5_000 })}', id, user_id, 0, 'late', 0
      FROM batches WHERE total = 1`);
    await run(
      `UPDATE jobs SET status = 'completed', progress = 100, credits_used = 1, result = '{}', finished_at = now() WHERE slug = 'late'`,
    );
    await run(`UPDATE batches SET credits_used = 1 WHERE total = 1`);
    await run(`INSERT INTO ledger_entries (user_id, kind, amount, batch_id, job_id)
      SELECT user_id, 'enrichment', -1, batch_id, id FROM jobs WHERE slug = 'late'`);
    await run(`UPDATE accounts SET balance = 596`);
    await run(
      `INSERT INTO feedback (job_id, parameter, verdict, writer) VALUES ('${old.ids[0]}', 'pitch', 'up', 'built-in writer')`,
    );
    const rows = 'SELECT * FROM ledger_entries ORDER BY id';
    const before = await read(rows);
    expect(before).toHaveLength(6);

    await migrate(db);
    expect(await read(rows)).toMatchObject(before);
    expect(await read('SELECT FROM ledger_entries')).toHaveLength(before.length);
    expect(await partitionOf('jobs', old.ids[0]!)).toBe('jobs_first');
    expect(await checkLedger(db)).toMatchObject([{ verdict: 'ok' }]);
    expect((await readBatch(db, ANN, old.batch, { page: 1, page_size: 10 })).jobs).toHaveLength(3);
    const [late] = await read<{ batch_id: string }>(`SELECT batch_id FROM jobs WHERE slug = 'late'`);
    expect((await readBatch(db, ANN, late!.batch_id, { page: 1, page_size: 10 })).jobs).toHaveLength(1);
    await addBatch(new Date(), ['a']);
    await run('UPDATE accounts SET balance = 595');
    const [last] = await read<{ id: number }>('SELECT max(id)::int AS id FROM ledger_entries');
    expect(last!.id).toBe(7);
    await run(`DELETE FROM jobs WHERE id = '${old.ids[0]}'`);
    expect(await read('SELECT FROM feedback')).toEqual([]);
    expect(await checkLedger(db)).toMatchObject([{ verdict: 'ok' }]);
    const again = `INSERT INTO ledger_funding (user_id, kind, amount, order_id) VALUES ('${ANN}', 'purchase', 500, 'order_1')`;
    await expect(run(again)).rejects.toMatchObject({ constraint: 'ledger_one_entry_per_order' });
  });
});
