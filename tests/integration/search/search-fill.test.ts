import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../server/platform/database/database.ts';
import { migrate } from '../../../server/platform/database/migrate.ts';
import { createLog } from '../../../server/platform/log.ts';
import { ensureSamplePeople, fillInBackground } from '../../../server/sample-network/search/fill-search-table.ts';
import { createSampleSearch } from '../../../server/sample-network/search/search-people.ts';
import { readIntent } from '../../../server/search/intent/read-intent.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';

const log = createLog({ level: 'silent' });
const PEOPLE = 300;

describe('storing the sample network for searching', () => {
  let database: TestDatabase;
  let opened: Database[];
  beforeEach(async () => {
    database = await createTestDatabase();
    opened = [];
  });
  afterEach(async () => {
    await Promise.all(opened.map((db) => db.destroy()));
    await database.drop();
  });

  /** A pool of its own stands for a process of its own. */
  const process = () => {
    const db = openDatabase({ url: database.url, poolMax: 2 });
    opened.push(db);
    return db;
  };
  const count = async () => {
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM sample_people`.execute(database.db);
    return rows[0]?.n;
  };
  /** Statements of this database that wait for somebody's lock. */
  const countWaiting = async () => {
    const { rows } = await sql<{ n: number }>`
      SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
      database.db,
    );
    return rows[0]?.n;
  };
  const filledAt = async () =>
    (await database.db.selectFrom('sample_people_fill').select('filled_at').executeTakeFirstOrThrow()).filled_at;

  it('is done once, however many processes begin at once', async () => {
    const versions = await Promise.all(
      [process(), process(), process()].map((db) => ensureSamplePeople(db, log, { people: PEOPLE })),
    );
    expect(new Set(versions).size).toBe(1);
    expect(await count()).toBe(PEOPLE);
    const first = await filledAt();
    await ensureSamplePeople(process(), log, { people: PEOPLE });
    expect(await filledAt()).toEqual(first);
  });

  it('is done again when the people have changed', async () => {
    await ensureSamplePeople(process(), log, { people: PEOPLE });
    await database.db.updateTable('sample_people_fill').set({ version: 'of an older generator' }).execute();
    await database.db.updateTable('sample_people').set({ title: 'Old title' }).execute();
    await database.db.insertInto('sample_companies').values({ key: 'old company' }).execute();
    await ensureSamplePeople(process(), log, { people: PEOPLE });
    expect(await count()).toBe(PEOPLE);
    const { rows } = await sql`SELECT 1 FROM sample_people WHERE title = 'Old title'`.execute(database.db);
    expect(rows).toEqual([]);
    const { rows: companies } = await sql`
      SELECT key FROM sample_companies EXCEPT SELECT company_key FROM sample_people
      UNION ALL (SELECT company_key FROM sample_people WHERE company_key IS NOT NULL EXCEPT SELECT key FROM sample_companies)
    `.execute(database.db);
    expect(companies).toEqual([]);
  });

  it('leaves what was there when it is ended early, and begins anew the next time', async () => {
    await ensureSamplePeople(process(), log, { people: PEOPLE });
    const db = process();
    const begun = fillInBackground(database.url, log);
    await begun();
    expect(await count()).toBe(PEOPLE);
    await ensureSamplePeople(db, log, { people: PEOPLE + 50 });
    expect(await count()).toBe(PEOPLE + 50);
  });

  it('ends at once although the database is at a statement that takes long', async () => {
    await process()
      .transaction()
      .execute(async (tx) => {
        await sql`LOCK TABLE sample_people IN ACCESS EXCLUSIVE MODE`.execute(tx);
        const end = fillInBackground(database.url, log);
        await expect.poll(countWaiting).toBe(1);
        await end();
      });
    expect(await count()).toBe(0);
  });

  it('is told by the search, at once, until it is done', async () => {
    const source = createSampleSearch(process(), { publicUrl: 'http://localhost', people: PEOPLE });
    expect(await source.isReady?.()).toBe(false);
    await expect(source.find(readIntent('people in India'), 10)).rejects.toThrow('not stored yet');
    await ensureSamplePeople(process(), log, { people: PEOPLE });
    expect(await source.isReady?.()).toBe(true);
    expect((await source.find(readIntent('people in India'), 10))?.people).toHaveLength(10);
  });

  it('keeps nobody from searching what was there before', async () => {
    await ensureSamplePeople(process(), log, { people: PEOPLE });
    const source = createSampleSearch(process(), { publicUrl: 'http://localhost', people: PEOPLE });
    expect(await source.isReady?.()).toBe(true);
    // The fill has done all but its last step, which waits for this row.
    const held = Promise.withResolvers<void>();
    const holding = Promise.withResolvers<void>();
    const holder = database.db.transaction().execute(async (tx) => {
      await sql`SELECT FROM sample_people_fill FOR UPDATE`.execute(tx);
      holding.resolve();
      await held.promise;
    });
    await holding.promise;
    const filling = ensureSamplePeople(process(), log, { people: PEOPLE + 50 });
    await expect.poll(countWaiting, { timeout: 30_000 }).toBe(1);
    expect((await source.find(readIntent('people in India'), 10))?.people).toHaveLength(10);
    held.resolve();
    await Promise.all([holder, filling]);
    expect(await count()).toBe(PEOPLE + 50);
  });

  it('makes the cursors of before worthless', async () => {
    const query = readIntent('people in India');
    await ensureSamplePeople(process(), log, { people: PEOPLE });
    const before = createSampleSearch(process(), { publicUrl: 'http://localhost', people: PEOPLE });
    const page = await before.find(query, 10);
    await ensureSamplePeople(process(), log, { people: PEOPLE + 1 });
    const after = createSampleSearch(process(), { publicUrl: 'http://localhost', people: PEOPLE + 1 });
    expect(await after.find(query, 10, page!.next!)).toBeNull();
    expect(await after.find(query, 10, 'made.up')).toBeNull();
  });
});

describe('a database user who may not create extensions', () => {
  it('is told what to do', async () => {
    const database = await createTestDatabase();
    const role = `narrow_${Math.random().toString(36).slice(2)}`;
    await sql
      .raw(
        `DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS pgboss CASCADE; CREATE SCHEMA public;
         CREATE ROLE ${role} LOGIN PASSWORD 'narrow'; GRANT ALL ON SCHEMA public TO ${role}`,
      )
      .execute(database.db);
    const url = Object.assign(new URL(database.url), { username: role, password: 'narrow' }).href;
    const db = openDatabase({ url, poolMax: 1 });
    try {
      const name = new URL(database.url).pathname.slice(1);
      await expect(migrate(db)).rejects.toThrow(
        new RegExp(`user ${role} may not create the extensions.*GRANT CREATE ON DATABASE ${name} TO ${role}`),
      );
    } finally {
      await db.destroy();
      await sql.raw(`DROP OWNED BY ${role}; DROP ROLE ${role}`).execute(database.db);
      await database.drop();
    }
  });
});
