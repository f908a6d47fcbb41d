import { type Kysely, sql, type Transaction } from 'kysely';
import { elementAt } from '../../../shared/element-at.ts';
import { jsonArray } from '../../platform/database/json-array.ts';
import { storableJson } from '../../platform/database/storable-json.ts';
import type { DB } from '../../platform/database/tables.ts';
import { addAnswer, type CachedAnswer } from './cached-answer.ts';
import type { ReceivedAnswer } from './look-ups.ts';

/** What the sources gave, cached per user: contact data of one user never serves another. */

export interface SourceAnswerRow {
  userId: string;
  slug: string;
  /** Id of the source. */
  source: string;
  answer: CachedAnswer;
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

/** What a source said for a job. */
export interface ReceivedAnswerRow extends ReceivedAnswer {
  jobId: string;
  userId: string;
  slug: string;
}

/**
 * Adds what was received to what is cached. Nothing is cached for a job that is gone, with its account or by itself, or whose profile was
 * forgotten meanwhile. The caller holds the locks of the accounts: nobody else adds to the same answers at the same time.
 */
export async function saveAnswers(tx: Transaction<DB>, answers: readonly ReceivedAnswerRow[]): Promise<void> {
  if (answers.length === 0) return;
  const received = answers.flatMap(underBothSlugs);
  const { rows: earlier } = await sql<{ position: number; answer: CachedAnswer | null }>`
    SELECT h.position::int, a.answer
    FROM unnest(${received.map((h) => h.jobId)}::uuid[], ${received.map((h) => h.userId)}::uuid[],
      ${received.map((h) => h.slug)}::text[], ${received.map((h) => h.source)}::text[])
      WITH ORDINALITY AS h (job_id, user_id, slug, source, position)
    JOIN jobs j ON j.id = h.job_id AND j.id = ANY(${answers.map((a) => a.jobId)}::uuid[]) AND NOT j.forgotten
    LEFT JOIN source_answers a ON a.user_id = h.user_id AND a.slug = h.slug AND a.source = h.source
    ORDER BY h.position`.execute(tx);
  const merged = new Map<string, SourceAnswerRow>();
  for (const { position, answer } of earlier) {
    const { userId, slug, source, wanted, answer: given, at } = elementAt(received, position - 1);
    const key = `${userId} ${source} ${slug}`;
    const cached = merged.get(key)?.answer ?? answer ?? undefined;
    merged.set(key, { userId, slug, source, answer: addAnswer(cached, given, wanted, at) });
  }
  if (merged.size > 0) await writeAnswers(tx, [...merged.values()]);
}

/** An answer about a member who has changed the slug holds for both: neither is asked about again. */
function underBothSlugs(received: ReceivedAnswerRow): ReceivedAnswerRow[] {
  const { answer } = received;
  if (!answer?.movedTo) return [received];
  const { movedTo: slug, ...same } = answer;
  const { person } = answer.parts;
  const parts = { ...answer.parts, ...(person && { person: { ...person, slug } }) };
  return [received, { ...received, slug, answer: { ...same, parts } }];
}

async function writeAnswers(tx: Transaction<DB>, answers: readonly SourceAnswerRow[]): Promise<void> {
  await sql`
    INSERT INTO source_answers (user_id, slug, source, answer, retrieved_at)
    SELECT a.*, now() FROM unnest(${answers.map((a) => a.userId)}::uuid[], ${answers.map((a) => a.slug)}::text[],
      ${answers.map((a) => a.source)}::text[], ${jsonArray(answers.map((a) => storableJson(a.answer)))}::json[]) AS a
    ON CONFLICT (user_id, slug, source) DO UPDATE
      SET answer = excluded.answer, retrieved_at = excluded.retrieved_at`.execute(tx);
}

/** The other slugs, earlier and later ones, under which answers about the profile are cached. */
export async function listOtherSlugs(tx: Transaction<DB>, userId: string, slug: string): Promise<string[]> {
  const { rows } = await sql<{ other: string }>`
    SELECT answer ->> 'movedTo' AS other FROM source_answers
      WHERE user_id = ${userId} AND slug = ${slug} AND answer ->> 'movedTo' IS NOT NULL
    UNION SELECT slug FROM source_answers WHERE user_id = ${userId} AND answer ->> 'movedTo' = ${slug}`.execute(tx);
  return rows.map(({ other }) => other);
}

/** Forgets what was cached about a profile, under all its slugs. The caller holds the account's lock. */
export async function deleteAnswers(tx: Transaction<DB>, userId: string, slugs: readonly string[]): Promise<void> {
  await sql`DELETE FROM source_answers WHERE user_id = ${userId} AND slug = ANY(${[...slugs]}::text[])`.execute(tx);
}

/**
 * Forgets up to `limit` answers that were last added to before then. An answer that is being added to is passed over.
 * @returns how many were forgotten
 */
export async function deleteAnswersBefore(db: Kysely<DB>, before: Date, limit: number): Promise<number> {
  const gone = await sql`
    DELETE FROM source_answers a USING (
      SELECT user_id, slug, source FROM source_answers WHERE retrieved_at < ${before}
      ORDER BY retrieved_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) s WHERE a.user_id = s.user_id AND a.slug = s.slug AND a.source = s.source`.execute(db);
  return Number(gone.numAffectedRows ?? 0);
}
