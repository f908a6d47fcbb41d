import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { elementAt } from '../../../shared/element-at.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/tables.ts';
import { samplePersonCount } from '../people/membership.ts';
import { type SampleSearchRow, sampleSearchRows } from './search-rows.ts';
import { isFilled, sourceVersion } from './search-version.ts';

/**
 * Rows written at a time: making them keeps the thread busy for some 30 ms, then others have their turn. A busy thread gives a turn
 * late, so they are not fewer.
 */
const BATCH = 500;
/** An arbitrary number that no other program uses for its advisory locks. */
const LOCK = 5_320_214_882;
/** Milliseconds until it is looked again whether the process that fills is done, and until what failed is tried again. */
const BUSY_MS = 200;
const RETRY_MS = 500;
const LATER_MS = 10_000;
/** Tries after the first: the database may be tidying up after a fill that was broken off, and refuse the indexes meanwhile. */
const RETRIES = 3;

/**
 * Stores the people for searching when they are not there yet, over connections that may take their time: what fails is logged and
 * tried again.
 * @returns what ends it, and waits for its end; what was written so far is taken back
 */
export function fillInBackground(url: string, log: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const db = openDatabase({ url, poolMax: 1, applicationName: 'leadlight-filling', log });
  let backend: number | undefined;
  const onBegin = (pid: number | undefined) => {
    backend = pid;
  };
  const filling = fillPatiently(db, log, { signal, onBegin }).finally(() => db.destroy());
  return async () => {
    stopping.abort();
    // Sorting words takes the database longer than a stop may.
    if (backend !== undefined) await cancelStatement(url, backend).catch(() => {});
    await filling;
  };
}

async function cancelStatement(url: string, pid: number): Promise<void> {
  const db = openDatabase({ url, poolMax: 1, applicationName: 'leadlight-filling' });
  await sql`SELECT pg_cancel_backend(${pid})`.execute(db).finally(() => db.destroy());
}

interface Filling {
  signal?: AbortSignal | undefined;
  /** Told of the database process that fills, and of none when it has ended. */
  onBegin?: ((pid: number | undefined) => void) | undefined;
}

async function fillPatiently(db: Database, log: Logger, options: Filling & { signal: AbortSignal }): Promise<void> {
  const { signal } = options;
  while (!signal.aborted) {
    try {
      return await ensureSamplePeople(db, log, options);
    } catch (error) {
      if (signal.aborted) return;
      log.error({ err: error }, 'the people of the sample network could not be stored for searching');
      await wait(LATER_MS, undefined, { signal }).catch(() => {});
    }
  }
}

/**
 * Stores the people for searching when they are not there yet; several processes store them once.
 * @param options.people how many; the whole network unless given
 * @throws what the database said, after some tries
 */
export async function ensureSamplePeople(
  db: Database,
  log: Logger,
  options: Filling & { people?: number } = {},
): Promise<void> {
  const { people = samplePersonCount, signal, onBegin } = options;
  for (let failures = 0; ; ) {
    try {
      const outcome = await fillWhenStale(db, log, people, { signal, onBegin }).finally(() => onBegin?.(undefined));
      if (outcome === 'filled') return;
      await wait(BUSY_MS, undefined, { signal });
    } catch (error) {
      if (signal?.aborted || failures++ === RETRIES) throw error;
      log.warn({ err: error }, 'storing the sample network for searching is tried again');
      await wait(RETRY_MS, undefined, { signal });
    }
  }
}

/** @returns 'busy' while another process fills: nobody waits for it on a connection */
async function fillWhenStale(
  db: Database,
  log: Logger,
  people: number,
  { signal, onBegin }: Filling,
): Promise<'filled' | 'busy'> {
  const version = sourceVersion(people);
  if (await isFilled(db, version)) return 'filled';
  const start = performance.now();
  // All or nothing: who searches meanwhile, from a process of another version, sees what was there before.
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ mine: boolean; pid: number }>`
      SELECT pg_try_advisory_xact_lock(${LOCK}) AS mine, pg_backend_pid() AS pid`.execute(tx);
    const { mine, pid } = elementAt(rows, 0);
    if (!mine) return 'busy';
    onBegin?.(pid);
    if (await isFilled(tx, version)) return 'filled';
    await tx.deleteFrom('sample_people').execute();
    await insertPeople(tx, people, signal);
    signal?.throwIfAborted();
    await sortWordsIn(tx);
    signal?.throwIfAborted();
    await insertCompanies(tx);
    await sql`
      INSERT INTO sample_people_fill (version, people) VALUES (${version}, ${people})
      ON CONFLICT (singleton) DO UPDATE SET version = EXCLUDED.version, people = EXCLUDED.people, filled_at = now()
    `.execute(tx);
    await sql`ANALYZE sample_people, sample_companies`.execute(tx);
    log.info({ people, ms: Math.round(performance.now() - start) }, 'the sample network can be searched');
    return 'filled';
  });
}

/** The next rows are made while the database writes the last ones. */
async function insertPeople(tx: Kysely<DB>, people: number, signal?: AbortSignal): Promise<void> {
  let written: Promise<void> = Promise.resolve();
  for (let from = 0; from < people; from += BATCH) {
    const rows = [...sampleSearchRows(from, Math.min(from + BATCH, people))];
    await written;
    signal?.throwIfAborted();
    written = insertRows(tx, rows);
    // The statement is on its way before the processor is busy again.
    await Promise.race([written, immediate()]);
  }
  await written;
}

const WORD_INDEXES = ['sample_people_title_words', 'sample_people_words'];

/** The indexes take words in bulk and sort them in later, which halves the time; afterwards nothing is left for searches to sort in. */
async function sortWordsIn(tx: Kysely<DB>): Promise<void> {
  for (const index of WORD_INDEXES) await sql`SELECT gin_clean_pending_list(${index}::regclass)`.execute(tx);
}

/** Companies that people work at, each once. */
async function insertCompanies(tx: Kysely<DB>): Promise<void> {
  await tx.deleteFrom('sample_companies').execute();
  await sql`
    INSERT INTO sample_companies (key) SELECT DISTINCT company_key FROM sample_people WHERE company_key IS NOT NULL
  `.execute(tx);
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
