import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { generateTableTypes, tableTypesFile } from '../../../scripts/generate-table-types.ts';
import { openDatabase } from '../../../server/platform/database/database.ts';
import { jsonArray } from '../../../server/platform/database/json-array.ts';
import { migrate } from '../../../server/platform/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'leadlight-migrations-'));
  await sql`DROP TABLE IF EXISTS schema_migrations, apples, pears`.execute(database.db);
  write('001_apples.sql', 'CREATE TABLE apples (id int PRIMARY KEY);\nINSERT INTO apples VALUES (1);');
  return () => rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  writeFileSync(path.join(folder, name), text);
}

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(database.db);
  return rows[0]!.n;
}

test('migrations run once, in order, and later ones follow', async () => {
  expect(await migrate(database.db, folder)).toEqual(['001_apples.sql']);
  expect(await migrate(database.db, folder)).toEqual([]);
  write('002_pears.sql', 'CREATE TABLE pears AS SELECT id FROM apples;');
  expect(await migrate(database.db, folder)).toEqual(['002_pears.sql']);
  expect(await count('pears')).toBe(1);
});

test('several processes may migrate at once', async () => {
  write('001_apples.sql', 'CREATE TABLE apples (id int); SELECT pg_sleep(0.2); INSERT INTO apples VALUES (1);');
  const others = Array.from({ length: 3 }, () => openDatabase({ url: database.url, poolMax: 1 }));
  const runs = await Promise.all([database.db, ...others].map((db) => migrate(db, folder)));
  await Promise.all(others.map((db) => db.destroy()));
  expect(runs.flat()).toEqual(['001_apples.sql']);
  expect(await count('apples')).toBe(1);
});

test('a failing file leaves nothing of itself and names itself', async () => {
  write('002_pears.sql', 'CREATE TABLE pears (id int);\nINSERT INTO nowhere VALUES (1);');
  await expect(migrate(database.db, folder)).rejects.toThrow(/002_pears\.sql failed: relation "nowhere"/);
  await expect(count('pears')).rejects.toThrow(/does not exist/);
  expect(await count('apples')).toBe(1);
  write('002_pears.sql', 'CREATE TABLE pears (id int);');
  expect(await migrate(database.db, folder)).toEqual(['002_pears.sql']);
});

const drifts: [string, () => void, RegExp][] = [
  ['a file that was run has changed', () => write('001_apples.sql', 'SELECT 1;'), /001_apples\.sql has changed/],
  ['a file that was run is gone', () => rmSync(path.join(folder, '001_apples.sql')), /has run 001_apples\.sql, which/],
  ['a number is left out', () => write('003_plums.sql', 'SELECT 1;'), /003_plums\.sql does not have number 2/],
  ['a number is taken twice', () => write('001_again.sql', 'SELECT 1;'), /001_apples\.sql does not have number 2/],
  ['a name has another form', () => write('2_pears.sql', 'SELECT 1;'), /2_pears\.sql is not named like/],
];

test.each(drifts)('refused: %s', async (_what, change, message) => {
  await migrate(database.db, folder);
  change();
  await expect(migrate(database.db, folder)).rejects.toThrow(message);
});

test('other line ends are no change', async () => {
  await migrate(database.db, folder);
  write('001_apples.sql', 'CREATE TABLE apples (id int PRIMARY KEY);\r\nINSERT INTO apples VALUES (1);');
  expect(await migrate(database.db, folder)).toEqual([]);
});

test('bigint comes back as a number while that is exact', async () => {
  const { rows } = await sql<{ small: unknown; large: unknown }>`
    SELECT count(*) AS small, 9007199254740993::bigint AS large`.execute(database.db);
  expect(rows).toEqual([{ small: 1, large: '9007199254740993' }]);
});

test('a terminated connection costs its query and nothing else', async () => {
  const lost: object[] = [];
  const log = { warn: (details: object) => void lost.push(details) };
  const db = openDatabase({ url: database.url, poolMax: 1, applicationName: 'to-be-ended', log });
  const admin = new pg.Client(database.url);
  await admin.connect();
  const end = (query = '') =>
    admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'to-be-ended' AND query LIKE $1`,
      [`%${query}%`],
    );
  await sql`SELECT 1`.execute(db);
  await end();
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  const running = expect(sql`SELECT pg_sleep(20)`.execute(db)).rejects.toThrow(/terminat/);
  // That very one: the connection before it may not be gone yet.
  await expect.poll(async () => (await end('pg_sleep(20)')).rowCount, { timeout: 10_000 }).toBe(1);
  await running;
  // Whoever gets the dying connection before its end is noticed loses one more query.
  await expect.poll(async () => (await sql`SELECT 1`.execute(db)).rows.length).toBe(1);
  await admin.end();
  await db.destroy();
});

test('a statement that is kept parsed survives a change of its table, at the price of one refusal', async () => {
  const db = openDatabase({ url: database.url, poolMax: 1 });
  await sql`CREATE TABLE pears (id int, weight int)`.execute(db);
  await sql`INSERT INTO pears VALUES (1, 150)`.execute(db);
  const read = async (id: number) => (await sql`SELECT * FROM pears WHERE id = ${id}`.execute(db)).rows;
  const kept = async () => {
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM pg_prepared_statements`.execute(db);
    return rows[0]?.n;
  };
  await read(1);
  expect(await kept()).toBe(0);
  await read(1);
  expect(await kept()).toBe(1);
  await sql`ALTER TABLE pears ALTER COLUMN weight TYPE text`.execute(db);
  await expect(read(1)).rejects.toThrow('cached plan must not change result type');
  expect(await read(1)).toEqual([{ id: 1, weight: '150' }]);
  await db.destroy();
});

test('documents go in and come out as they are', async () => {
  const documents = ['{"a": "“é” \\"x\\" 😀"}', null, '[]', '"\\\\"'];
  const { rows } = await sql<{ document: string | null }>`
    SELECT d::text AS document FROM unnest(${jsonArray(documents)}::json[]) AS d`.execute(database.db);
  expect(rows.map(({ document }) => document)).toEqual(documents);
  const none = await sql`SELECT FROM unnest(${jsonArray([])}::json[])`.execute(database.db);
  expect(none.rows).toEqual([]);
  await expect(sql`SELECT ${jsonArray(['{'])}::json[]`.execute(database.db)).rejects.toThrow(/invalid input syntax/);
});

test('the generated table types are those of the migrations', async () => {
  const fresh = await createTestDatabase();
  const generated = generateTableTypes(fresh.url);
  await fresh.drop();
  expect(readFileSync(tableTypesFile, 'utf8'), 'run npm run db:types').toBe(generated);
});
