import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database.ts';
import type { DB } from '../../platform/tables.ts';
import { samplePersonCount } from './membership.ts';
import { type SampleSearchRow, sampleSearchRows } from './search-rows.ts';

/** Rows written at a time: making them keeps the process busy for some 12 ms, then others have their turn. */
const BATCH = 100;
/** Any number that no other program uses for its advisory locks. */
const LOCK = 5_320_214_882;

const filling = new WeakMap<Database, Promise<string>>();

/**
 * Starts filling `sample_people` in the background when it is not up to date; searches wait for it by themselves.
 * Never rejects: a failure is logged, and the next search tries again.
 * @param signal ends it early; what was written so far is taken back
 */
export async function fillSamplePeople(db: Database, log: Logger, signal?: AbortSignal): Promise<void> {
  try {
    await ensureSamplePeople(db, log, { signal });
  } catch (error) {
    if (!signal?.aborted)
      log.error({ err: error }, 'the people of the sample network could not be stored for searching');
  }
}

/**
 * Resolves once the people of the network can be searched; several calls and processes fill them once.
 * @param options.people how many; the whole network unless given
 * @returns the version of what is stored
 */
export function ensureSamplePeople(
  db: Database,
  log: Logger,
  options: { people?: number; signal?: AbortSignal | undefined } = {},
): Promise<string> {
  const known = filling.get(db);
  if (known) return known;
  const fill = fillPatiently(db, log, options.people ?? samplePersonCount, options.signal);
  filling.set(db, fill);
  fill.catch(() => filling.delete(db));
  return fill;
}

/** Tries after the first: the database may be tidying up after a fill that was broken off, and refuse the indexes meanwhile. */
const RETRIES = 3;
const RETRY_MS = 500;

async function fillPatiently(db: Database, log: Logger, people: number, signal?: AbortSignal): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await fillWhenStale(db, log, people, signal);
    } catch (error) {
      if (signal?.aborted || tries === RETRIES) throw error;
      log.warn({ err: error }, 'storing the sample network for searching is tried again');
      await wait(RETRY_MS, undefined, { signal });
    }
  }
}

async function fillWhenStale(db: Database, log: Logger, people: number, signal?: AbortSignal): Promise<string> {
  const version = sourceVersion(people);
  if (await isFilled(db, version)) return version;
  const start = performance.now();
  // All or nothing: who searches meanwhile, from a process of another version, sees what was there before.
  const filled = await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx);
    if (await isFilled(tx, version)) return false;
    await tx.deleteFrom('sample_people').execute();
    await collectWords(tx, true);
    for (let from = 0; from < people; from += BATCH) {
      signal?.throwIfAborted();
      await insertRows(tx, [...sampleSearchRows(from, Math.min(from + BATCH, people))]);
    }
    await collectWords(tx, false);
    await sql`
      INSERT INTO sample_people_fill (version, people) VALUES (${version}, ${people})
      ON CONFLICT (singleton) DO UPDATE SET version = EXCLUDED.version, people = EXCLUDED.people, filled_at = now()
    `.execute(tx);
    await sql`ANALYZE sample_people`.execute(tx);
    return true;
  });
  if (filled) log.info({ people, ms: Math.round(performance.now() - start) }, 'the sample network can be searched');
  return version;
}

const WORD_INDEXES = ['sample_people_title_words', 'sample_people_words', 'sample_people_company'];

/** While collecting, the indexes take words in bulk, which halves the time; afterwards nothing is left to collect. */
async function collectWords(tx: Kysely<DB>, on: boolean): Promise<void> {
  for (const index of WORD_INDEXES) {
    await sql`ALTER INDEX ${sql.id(index)} SET (fastupdate = ${sql.lit(on)})`.execute(tx);
    if (!on) await sql`SELECT gin_clean_pending_list(${index}::regclass)`.execute(tx);
  }
}

async function isFilled(db: Kysely<DB>, version: string): Promise<boolean> {
  const row = await db.selectFrom('sample_people_fill').select('version').executeTakeFirst();
  return row?.version === version;
}

/** A digest of everything people are drawn from: any change of it makes other people, or might. */
function sourceVersion(people: number): string {
  const folder = import.meta.dirname;
  const hash = createHash('sha256').update(String(people));
  for (const file of readdirSync(folder).sort()) {
    if (file.endsWith('.ts') && !file.endsWith('.test.ts')) hash.update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** 'Founder's Office' is no founder: the words of a title are compared without their apostrophes. */
async function insertRows(tx: Kysely<DB>, rows: readonly SampleSearchRow[]): Promise<void> {
  await sql`
    INSERT INTO sample_people (index, slug, name, headline, title, seniority, department, company, employees, industry,
      city, region, country, has_picture, years, skills, title_words, words, company_key)
    SELECT index, slug, name, headline, title, seniority, department, company, employees, industry,
      city, region, country, "hasPicture", "yearsOfExperience", skills,
      to_tsvector('simple', replace(unaccent(title), '''', '')),
      setweight(to_tsvector('simple', unaccent(name)), 'A')
        || setweight(to_tsvector('english', unaccent(title)), 'A')
        || setweight(to_tsvector('english', unaccent(headline)), 'B')
        || setweight(to_tsvector('english', unaccent(concat_ws(' ', company, industry))), 'C')
        || setweight(to_tsvector('english', unaccent(array_to_string(skills, ', '))), 'D'),
      lower(unaccent(company))
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row(index integer, slug text, name text, headline text,
      title text, seniority text, department text, company text, employees integer, industry text, city text,
      region text, country text, "hasPicture" boolean, "yearsOfExperience" smallint, skills text[])
  `.execute(tx);
}
