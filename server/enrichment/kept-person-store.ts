import { type Kysely, sql, type Transaction } from 'kysely';
import type { Job, JobStatus } from '../../shared/contract/enrichment.ts';
import type { DB } from '../platform/database/tables.ts';
import { deleteDeliveriesOf } from '../webhook-outbox/outbox-store.ts';
import type { CachedAnswer } from './sourcing/cached-answer.ts';
import type { StoredProvenance } from './stored-provenance.ts';

/** The SQL of all that is kept about one person, for one user or, with null, for all of them. */

export interface KeptJobRow {
  id: string;
  user_id: string;
  slug: string;
  status: JobStatus;
  result: Job['result'] | null;
  provenance: StoredProvenance | null;
  created_at: Date;
}

/** Jobs of a person, under any of the slugs. */
export async function listKeptJobs(
  db: Kysely<DB>,
  userId: string | null,
  slugs: readonly string[],
): Promise<KeptJobRow[]> {
  const { rows } = await sql<KeptJobRow>`
    WITH owners AS (SELECT user_id FROM accounts WHERE ${userId}::uuid IS NULL OR user_id = ${userId}::uuid),
      found AS (
        SELECT j.id FROM owners o JOIN jobs j USING (user_id) WHERE j.slug = ANY(${[...slugs]}::text[])
        UNION SELECT j.id FROM jobs j JOIN owners o USING (user_id) WHERE j.moved_to = ANY(${[...slugs]}::text[])
      )
    SELECT j.id, j.user_id, j.slug, j.status, j.result, j.provenance, b.created_at
    FROM found JOIN jobs j USING (id) JOIN batches b ON b.id = j.batch_id ORDER BY j.id`.execute(db);
  return rows;
}

export interface KeptAnswerRow {
  user_id: string;
  slug: string;
  source: string;
  answer: CachedAnswer;
  retrieved_at: Date;
}

/** What sources said about a person, under any of the slugs. */
export async function listKeptAnswers(
  db: Kysely<DB>,
  userId: string | null,
  slugs: readonly string[],
): Promise<KeptAnswerRow[]> {
  const { rows } = await sql<KeptAnswerRow>`
    SELECT s.user_id, s.slug, s.source, s.answer, s.retrieved_at FROM accounts a JOIN source_answers s USING (user_id)
    WHERE (${userId}::uuid IS NULL OR a.user_id = ${userId}::uuid) AND s.slug = ANY(${[...slugs]}::text[])`.execute(db);
  return rows;
}

/** Deletes jobs, whatever state they are in, with what was said of their values. The caller holds the accounts' locks. */
export async function deleteKeptJobs(tx: Transaction<DB>, jobIds: readonly string[]): Promise<number> {
  await deleteDeliveriesOf(tx, jobIds);
  const gone = await sql`DELETE FROM jobs WHERE id = ANY(${[...jobIds]}::uuid[])`.execute(tx);
  return Number(gone.numAffectedRows ?? 0);
}

/** Deletes what sources said about a person. The caller holds the accounts' locks. */
export async function deleteKeptAnswers(
  tx: Transaction<DB>,
  userIds: readonly string[],
  slugs: readonly string[],
): Promise<number> {
  const gone = await sql`
    DELETE FROM source_answers
    WHERE user_id = ANY(${[...userIds]}::uuid[]) AND slug = ANY(${[...slugs]}::text[])`.execute(tx);
  return Number(gone.numAffectedRows ?? 0);
}

/** How many values of these jobs were commented on. */
export async function countFeedback(db: Kysely<DB>, jobIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM feedback WHERE job_id = ANY(${[...jobIds]}::uuid[])`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Takes texts that name the person out of what idempotency keys answer: lines of a list that could not be read. */
export async function clearKeyAnswers(
  tx: Transaction<DB>,
  userId: string | null,
  words: readonly string[],
): Promise<void> {
  await sql`
    UPDATE idempotency_keys SET answer = jsonb_set(answer, '{validation_errors}', '[]')
    WHERE (${userId}::uuid IS NULL OR user_id = ${userId}::uuid) AND EXISTS (
      SELECT FROM unnest(${[...words]}::text[]) AS w WHERE strpos(lower(answer::text), w) > 0
    )`.execute(tx);
}
