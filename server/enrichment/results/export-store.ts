import { type Kysely, sql } from 'kysely';
import type { ParameterId } from '../../../shared/catalogue.ts';
import type { Counts } from '../../../shared/contract/enrichment.ts';
import type { DB } from '../../platform/database/tables.ts';
import { COUNTS } from '../batch-store.ts';
import { type JobRow, SHOWN_OF_JOB } from '../job-store.ts';
import { isOfAnyBatch } from '../of-batch.ts';

/**
 * The SQL of taking one's data along: everything, a bounded piece at a time. Lists go on after the last row of the piece before; its
 * place is given as the database writes it, since a Date of JavaScript has no microseconds.
 */

export interface ExportedBatchRow {
  id: string;
  created_at: Date;
  /** `created_at` to the microsecond. */
  place: string;
  total: number;
  column_sets: ParameterId[][];
  price: number;
  counts: Counts;
  credits_held: number;
  credits_used: number;
}

/** Batches older than `before`, newest first. */
export async function listBatchRowsBefore(
  db: Kysely<DB>,
  userId: string,
  before: Pick<ExportedBatchRow, 'place' | 'id'> | undefined,
  limit: number,
): Promise<ExportedBatchRow[]> {
  const older = before ? sql`AND (b.created_at, b.id) < (${before.place}::timestamptz, ${before.id}::uuid)` : sql``;
  const { rows } = await sql<ExportedBatchRow>`
    SELECT b.id, b.created_at, b.created_at::text AS place, b.total, b.column_sets, b.price, ${COUNTS} AS counts, b.credits_held,
      b.credits_used
    FROM batches b WHERE b.user_id = ${userId} ${older} ORDER BY b.created_at DESC, b.id DESC LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

/** Ids of all jobs of these batches, in the order of the batches and of each request: sixteen bytes for each job. */
export async function listJobIds(db: Kysely<DB>, batchIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT j.id FROM jobs j WHERE ${isOfAnyBatch(batchIds)}
    ORDER BY array_position(${[...batchIds]}::uuid[], j.batch_id), j.position`.execute(db);
  return rows.map((row) => row.id);
}

/** A job with its values, and the judgement they follow, as they are written. */
export type ExportedJobRow = Omit<JobRow, 'result' | 'fit'> & { result: string | null; fit: string | null };

/** The user's jobs, in the order of the ids; those that were forgotten meanwhile are left out. */
export async function readJobRowsInOrder(
  db: Kysely<DB>,
  userId: string,
  ids: readonly string[],
): Promise<ExportedJobRow[]> {
  const { rows } = await sql<ExportedJobRow>`
    SELECT ${SHOWN_OF_JOB}, j.result::text AS result, j.fit::text AS fit FROM jobs j JOIN batches b ON b.id = j.batch_id
    WHERE j.id = ANY(${[...ids]}::uuid[]) AND j.user_id = ${userId}`.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

export interface ExportedAnswerRow {
  slug: string;
  source: string;
  retrieved_at: Date;
  /** JSON text. */
  answer: string;
}

/** What sources said, by profile and source, after this one. */
export async function listAnswerRowsAfter(
  db: Kysely<DB>,
  userId: string,
  after: Pick<ExportedAnswerRow, 'slug' | 'source'> | undefined,
  limit: number,
): Promise<ExportedAnswerRow[]> {
  const later = after ? sql`AND (slug, source) > (${after.slug}, ${after.source})` : sql``;
  const { rows } = await sql<ExportedAnswerRow>`
    SELECT slug, source, retrieved_at, answer::text AS answer FROM source_answers
    WHERE user_id = ${userId} ${later} ORDER BY slug, source LIMIT ${limit}`.execute(db);
  return rows;
}

export interface ExportedKeyRow {
  key: string;
  batch_id: string;
  created_at: Date;
  /** JSON text. */
  answer: string;
}

/** Idempotency keys after this one. */
export async function listKeyRowsAfter(
  db: Kysely<DB>,
  userId: string,
  after: Pick<ExportedKeyRow, 'key'> | undefined,
  limit: number,
): Promise<ExportedKeyRow[]> {
  const later = after ? sql`AND key > ${after.key}` : sql``;
  const { rows } = await sql<ExportedKeyRow>`
    SELECT key, batch_id, created_at, answer::text AS answer FROM idempotency_keys
    WHERE user_id = ${userId} ${later} ORDER BY key LIMIT ${limit}`.execute(db);
  return rows;
}
