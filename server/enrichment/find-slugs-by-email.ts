import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../platform/database/tables.ts';

/** Rows looked at in one statement. */
const PAGE = 2_000;

/** What was found, and whether all that is kept was looked at. */
export interface SlugsFound {
  slugs: string[];
  complete: boolean;
}

interface Seen {
  slug: string;
  text: string;
}

/**
 * Finds the profiles whose data, or whose row in a user's sheet, names an e-mail address. Nothing is indexed by address: all that is kept
 * is looked through, a page at a time.
 * @param userId by what is kept for this user; null: for all
 * @param email as addresses are compared
 * @param untilMs when to give up, in milliseconds since 1970
 */
export async function findSlugsByEmail(
  db: Kysely<DB>,
  userId: string | null,
  email: string,
  untilMs = Number.POSITIVE_INFINITY,
): Promise<SlugsFound> {
  const slugs = new Set<string>();
  const isIn = namesAddress(email);
  for (const page of [jobsPage, answersPage]) {
    let after: string[] | undefined;
    do {
      if (Date.now() > untilMs) return { slugs: [...slugs], complete: false };
      const { hits, next } = await page(db, userId, email, after);
      for (const { slug, text } of hits) if (isIn(text)) slugs.add(slug);
      after = next;
    } while (after);
  }
  return { slugs: [...slugs], complete: true };
}

/** Whether a text holds the address itself, and not a longer one that ends or begins with it. */
export function namesAddress(email: string): (text: string) => boolean {
  return (text) => {
    const lower = text.toLowerCase();
    for (let at = lower.indexOf(email); at >= 0; at = lower.indexOf(email, at + 1)) {
      const before = lower[at - 1] ?? '';
      const after = lower.slice(at + email.length, at + email.length + 2);
      if (!/[a-z0-9._%+-]/.test(before) && !/^(?:[a-z0-9-]|\.[a-z0-9])/.test(after)) return true;
    }
    return false;
  };
}

type Page = { hits: Seen[]; next: string[] | undefined };

const ofUser = (userId: string | null) => (userId === null ? sql`true` : sql`user_id = ${userId}`);

async function jobsPage(
  db: Kysely<DB>,
  userId: string | null,
  email: string,
  after: string[] | undefined,
): Promise<Page> {
  const from = after ? sql`AND id > ${after[0]}::uuid` : sql``;
  return readPage(
    db,
    sql`SELECT ARRAY[id::text] AS place, slug, concat_ws(' ', result::text, extra::text) AS text
      FROM jobs WHERE ${ofUser(userId)} ${from} ORDER BY id LIMIT ${PAGE}`,
    email,
  );
}

async function answersPage(
  db: Kysely<DB>,
  userId: string | null,
  email: string,
  after: string[] | undefined,
): Promise<Page> {
  const from = after
    ? sql`AND (user_id, slug, source) > (${after[0]}::uuid, ${after[1]}::text, ${after[2]}::text)`
    : sql``;
  return readPage(
    db,
    sql`SELECT ARRAY[user_id::text, slug, source] AS place, slug, answer::text AS text
      FROM source_answers WHERE ${ofUser(userId)} ${from} ORDER BY user_id, slug, source LIMIT ${PAGE}`,
    email,
  );
}

/** Only texts that hold the address come over from the database. */
async function readPage(db: Kysely<DB>, page: RawBuilder<unknown>, email: string): Promise<Page> {
  const { rows } = await sql<Seen & { place: string[]; n: number }>`
    WITH page AS MATERIALIZED (${page}),
      numbered AS (SELECT *, row_number() OVER ()::int AS n, strpos(lower(text), ${email}) > 0 AS hit FROM page)
    SELECT place, slug, n, CASE WHEN hit THEN text ELSE '' END AS text FROM numbered WHERE hit OR n = ${PAGE}
    ORDER BY n`.execute(db);
  // Where to go on: after the last row of a full page.
  return { hits: rows, next: rows.find(({ n }) => n === PAGE)?.place };
}
