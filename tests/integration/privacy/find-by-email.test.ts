import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findSlugsByEmail, rowsByEmail } from '../../../server/enrichment/find-slugs-by-email.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const keysOf = async (text: string) =>
  (await sql<{ keys: string[] }>`SELECT email_keys(${text}::text) AS keys`.execute(database.db)).rows[0]!.keys;

it.each([
  ['an address', '{"workEmail":"Ann.Lee+crm@Acme.example"}', ['ann.lee+crm@acme.example']],
  ['several', 'a@b.example, c@d.example;a@b.example', ['a@b.example', 'c@d.example']],
  ['one at the end of a sentence', 'Write to max@acme.example.', ['max@acme.example']],
  ['one after an escaped end of line', String.raw`{"about":"Contact:\nmax@acme.example\tor"}`, ['max@acme.example']],
  ['one of a host below another', 'x@mail.acme.example-group.example', ['x@mail.acme.example-group.example']],
  ['the end of an unusual name', '"o\'brien@acme.example"', ['brien@acme.example']],
  ['a name that is written in no Latin letters', '山田@acme.example', ['@acme.example']],
  ['the end of a name behind letters of several bytes', `${'é'.repeat(40)}max@acme.example`, ['max@acme.example']],
  ['the last 64 characters of a long name', `${'q'.repeat(70)}@acme.example`, [`${'q'.repeat(64)}@acme.example`]],
  ['no handle and no host alone', '@acme and max@localhost', []],
  ['nothing', '', []],
])('keeps of a text %s', async (_what, text, keys) => {
  expect(await keysOf(text)).toEqual(keys);
});

it('takes time that grows with the length of a hostile text', async () => {
  for (const piece of ['a', 'a.', '@', 'a@', 'a@b.c', 'a@b.c-']) {
    const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
    const begun = performance.now();
    await sql`SELECT cardinality(email_keys(${text}::text))`.execute(database.db);
    expect(performance.now() - begun, piece).toBeLessThan(10_000);
  }
});

/** Somebody with one profile: what a source said of it, and what stands in their sheet. */
async function keep(slug: string, answer: unknown): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO users (id, identity_kind, identity_subject, email, username)
    VALUES (gen_random_uuid(), 'local', ${slug}, ${`${slug}@users.example`}, 'Somebody') RETURNING id`.execute(
    database.db,
  );
  const userId = rows[0]!.id;
  await sql`INSERT INTO source_answers (user_id, slug, source, answer, retrieved_at)
    VALUES (${userId}, ${slug}, 'hunter', ${JSON.stringify(answer)}::json, now())`.execute(database.db);
  return userId;
}

it('finds whom an address names, and nobody else', async () => {
  const owner = await keep('ann', { parts: { contact: { workEmail: "Ann.O'Brien@acme.example" } } });
  await keep('bea', { parts: { contact: { workEmail: 'bea@acme.example' } } });
  await keep('cleo', { parts: { person: { about: 'Reach me:\nann@acme.example' } } });
  await keep('dan', { parts: { person: { about: 'joann@acme.example, ann@acme.example.evil.example' } } });
  expect(await findSlugsByEmail(database.db, null, "ann.o'brien@acme.example")).toEqual(['ann']);
  expect(await findSlugsByEmail(database.db, null, 'bea@acme.example')).toEqual(['bea']);
  expect(await findSlugsByEmail(database.db, null, 'ann@acme.example')).toEqual(['cleo']);
  expect(await findSlugsByEmail(database.db, owner, 'ann@acme.example')).toEqual([]);
  expect(await findSlugsByEmail(database.db, owner, "ann.o'brien@acme.example")).toEqual(['ann']);
});

it('asks an index of each partition, and reads no table from end to end', async () => {
  const plan = await database.db.transaction().execute(async (tx) => {
    // So few rows would be read without an index.
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${rowsByEmail(null, 'ann@acme.example')}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']);
  });
  const { rows: tables } = await sql`
    SELECT name FROM partitions WHERE parent = 'jobs' UNION SELECT 'source_answers'`.execute(database.db);
  expect(plan.join('\n')).not.toContain('Seq Scan');
  expect(plan.filter((line) => /Bitmap Index Scan on \S*email/.test(line))).toHaveLength(tables.length);
});
