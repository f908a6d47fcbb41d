import { type Kysely, sql, type Transaction } from 'kysely';
import type { ParameterId } from '../../shared/catalogue.ts';
import type { Job, JobErrorCode, JobStatus } from '../../shared/contract/enrichment.ts';
import type { FitDecision } from '../../shared/contract/fit.ts';
import { storableJson } from '../platform/database/storable-json.ts';
import type { DB } from '../platform/database/tables.ts';
import { isOfBatch } from './of-batch.ts';
import { packProvenance, type StoredProvenance } from './stored-provenance.ts';
import type { UploadedCell } from './uploaded-cell.ts';

/** The SQL of jobs as they are shown, edited and forgotten. */

/** A job as it is shown, with what its batch says of it. */
export interface JobRow {
  id: string;
  batch_id: string;
  user_id: string;
  slug: string;
  columns: ParameterId[];
  status: JobStatus;
  progress: number;
  credits_used: number;
  arrived: ParameterId[];
  result: Job['result'] | null;
  provenance: StoredProvenance | null;
  fit: FitDecision | null;
  feedback: Job['feedback'];
  skipped: ParameterId[];
  moved_to: string | null;
  error: string | null;
  error_code: JobErrorCode | null;
  extra: UploadedCell[] | null;
  input_tokens: number | null;
  output_tokens: number | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

const STATE_OF_JOB = sql`j.id, j.batch_id, j.user_id, j.slug, b.column_sets -> j.column_set AS columns, j.status, j.progress,
  j.credits_used, j.arrived, j.skipped, j.moved_to, j.error, j.error_code, j.extra, j.input_tokens, j.output_tokens,
  b.created_at, j.started_at, j.finished_at`;
/** All of a job `j` of batch `b` that is shown, but for its values and the judgement they follow. */
export const SHOWN_OF_JOB = sql`${STATE_OF_JOB}, j.provenance, coalesce((
    SELECT json_object_agg(f.parameter, json_build_object('verdict', f.verdict, 'reason', f.reason, 'comment', f.comment,
      'given_at', to_char(f.given_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    FROM feedback f WHERE f.job_id = j.id
  ), '{}') AS feedback`;
const SHOWN = sql`${SHOWN_OF_JOB}, j.result, j.fit`;

export async function readJobRow(db: Kysely<DB>, userId: string, jobId: string): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    SELECT ${SHOWN} FROM jobs j JOIN batches b ON b.id = j.batch_id
    WHERE j.id = ${jobId} AND j.user_id = ${userId}`.execute(db);
  return rows[0];
}

/**
 * Jobs by id, of any user, as events tell of them: state and values, nothing of where these come from, and no feedback. That halves what is
 * read and parsed for each of them.
 */
export async function readJobRowsForEvents(db: Kysely<DB>, jobIds: readonly string[]): Promise<JobRow[]> {
  const { rows } = await sql<Omit<JobRow, 'provenance' | 'fit' | 'feedback'>>`
    SELECT ${STATE_OF_JOB}, j.result FROM jobs j JOIN batches b ON b.id = j.batch_id WHERE j.id = ANY(${[...jobIds]}::uuid[])`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, provenance: null, fit: null, feedback: {} }));
}

/** Jobs by id, of any user. */
export async function readJobRows(db: Kysely<DB>, jobIds: readonly string[]): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    SELECT ${SHOWN} FROM jobs j JOIN batches b ON b.id = j.batch_id WHERE j.id = ANY(${[...jobIds]}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** One page of a batch's jobs in the order of the request, each with its place in it. @param page.after the place to go on after */
export async function listJobRows(
  db: Kysely<DB>,
  batchId: string,
  page: { limit: number; offset: number; after?: number | undefined; status?: JobStatus | undefined },
): Promise<(JobRow & { position: number })[]> {
  const later = page.after === undefined ? sql`` : sql`AND j.position > ${page.after}`;
  const ofStatus = page.status ? sql`AND j.status = ${page.status}` : sql``;
  const { rows } = await sql<JobRow & { position: number }>`
    SELECT ${SHOWN}, j.position FROM jobs j JOIN batches b ON b.id = j.batch_id
    WHERE ${isOfBatch(batchId)} ${ofStatus} ${later} ORDER BY j.position LIMIT ${page.limit} OFFSET ${page.offset}`.execute(
    db,
  );
  return rows;
}

/** Locks the user's job until the transaction ends. @returns false when there is none */
export async function lockJob(tx: Transaction<DB>, userId: string, jobId: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM jobs WHERE id = ${jobId} AND user_id = ${userId} FOR UPDATE`.execute(tx);
  return rows.length === 1;
}

/** Replaces the values of a completed job and what is said of their origin. */
export async function saveValues(
  tx: Transaction<DB>,
  jobId: string,
  { result, provenance }: Pick<Job, 'result' | 'provenance'>,
): Promise<void> {
  await sql`
    UPDATE jobs SET result = ${storableJson(result)}::json, provenance = ${storableJson(packProvenance(provenance))}::json
    WHERE id = ${jobId} AND status = 'completed'`.execute(tx);
}

/** Deletes an ended job. @returns false when it has not ended */
export async function deleteJob(tx: Transaction<DB>, jobId: string): Promise<boolean> {
  const deleted = await sql`
    DELETE FROM jobs WHERE id = ${jobId} AND status IN ('completed', 'failed', 'cancelled')`.execute(tx);
  return deleted.numAffectedRows === 1n;
}
