import { type Kysely, sql, type Transaction } from 'kysely';
import { storableJson } from '../platform/storable-json.ts';
import type { DB } from '../platform/tables.ts';
import type { KeptAnswer } from './kept-answer.ts';

/** What the sources gave, kept per user: contact data of one user never serves another. */

export interface SourceAnswerRow {
  userId: string;
  slug: string;
  /** Id of the source. */
  source: string;
  answer: KeptAnswer;
}

/** Answers about these profiles that were added to at or after `since`, in no order. */
export async function readFreshAnswers(
  db: Kysely<DB>,
  profiles: readonly { userId: string; slug: string }[],
  since: Date,
): Promise<SourceAnswerRow[]> {
  const { rows } = await sql<SourceAnswerRow>`
    SELECT a.user_id AS "userId", a.slug, a.source, a.answer FROM source_answers a
    JOIN unnest(${profiles.map((p) => p.userId)}::uuid[], ${profiles.map((p) => p.slug)}::text[]) AS p (user_id, slug)
      ON a.user_id = p.user_id AND a.slug = p.slug
    WHERE a.retrieved_at >= ${since}`.execute(db);
  return rows;
}

/**
 * Keeps answers in place of earlier ones, which they include. Nothing is kept for a user who was deleted while the sources were
 * being asked: the caller holds the account's lock, which deleting takes too.
 */
export async function saveAnswers(tx: Transaction<DB>, answers: readonly SourceAnswerRow[]): Promise<void> {
  // Two jobs of one transaction may have asked for the same profile: one statement may not touch a row twice.
  const latest = [...new Map(answers.map((a) => [`${a.userId} ${a.source} ${a.slug}`, a])).values()];
  const rows = latest.map(
    (a) => sql`(${a.userId}::uuid, ${a.slug}, ${a.source}, ${storableJson(a.answer)}::json, now())`,
  );
  await sql`
    INSERT INTO source_answers (user_id, slug, source, answer, retrieved_at)
    SELECT a.* FROM (VALUES ${sql.join(rows)}) AS a (user_id, slug, source, answer, retrieved_at)
    WHERE EXISTS (SELECT FROM users u WHERE u.id = a.user_id)
    ON CONFLICT (user_id, slug, source) DO UPDATE
      SET answer = excluded.answer, retrieved_at = excluded.retrieved_at`.execute(tx);
}

/** Forgets what was kept about a profile. */
export async function deleteAnswers(tx: Transaction<DB>, userId: string, slug: string): Promise<void> {
  await sql`DELETE FROM source_answers WHERE user_id = ${userId} AND slug = ${slug}`.execute(tx);
}

/** Forgets answers that were last added to before then. @returns how many */
export async function deleteAnswersBefore(db: Kysely<DB>, before: Date): Promise<number> {
  const deleted = await sql`DELETE FROM source_answers WHERE retrieved_at < ${before}`.execute(db);
  return Number(deleted.numAffectedRows ?? 0);
}
