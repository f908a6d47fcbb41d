import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../platform/database/tables.ts';

/**
 * Finds the profiles whose data, or whose row in a user's sheet, names an e-mail address, by an index of all addresses that are kept.
 * @param userId by what is kept for this user; null: for all
 * @param email as addresses are compared
 */
export async function findSlugsByEmail(db: Kysely<DB>, userId: string | null, email: string): Promise<string[]> {
  const { rows } = await rowsByEmail(userId, email).execute(db);
  // The index knows less of an unusual address than all of it.
  const isIn = namesAddress(email);
  return [...new Set(rows.filter(({ text }) => isIn(text)).map(({ slug }) => slug))];
}

/** What is kept that can name the address. `strpos` is asked since the indexes hold nothing without an `@`. */
export function rowsByEmail(userId: string | null, email: string): RawBuilder<{ slug: string; text: string }> {
  const ofUser = userId === null ? sql`true` : sql`user_id = ${userId}`;
  return sql`
    SELECT slug, texts_of_job(result, extra) AS text FROM jobs
    WHERE email_keys(texts_of_job(result, extra)) @> email_keys(${email}::text)
      AND (strpos(result::text, '@') > 0 OR strpos(extra::text, '@') > 0) AND ${ofUser}
    UNION ALL
    SELECT slug, answer::text FROM source_answers
    WHERE email_keys(answer::text) @> email_keys(${email}::text) AND strpos(answer::text, '@') > 0 AND ${ofUser}`;
}

/** Whether a text, or JSON as text, holds the address itself, and not a longer one that ends or begins with it. */
export function namesAddress(email: string): (text: string) => boolean {
  return (text) => {
    const lower = text.toLowerCase().replace(/\\[nrtbf]/g, ' ');
    for (let at = lower.indexOf(email); at >= 0; at = lower.indexOf(email, at + 1)) {
      const before = lower[at - 1] ?? '';
      const after = lower.slice(at + email.length, at + email.length + 2);
      if (!/[a-z0-9._%+-]/.test(before) && !/^(?:[a-z0-9-]|\.[a-z0-9])/.test(after)) return true;
    }
    return false;
  };
}
