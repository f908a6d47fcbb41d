import { type Kysely, sql, type Transaction } from 'kysely';
import type { ParameterId } from '../../shared/catalogue.ts';
import type { Job, JobStatus } from '../../shared/contract/enrichment.ts';
import { storableJson } from '../platform/storable-json.ts';
import type { DB } from '../platform/tables.ts';
import { packProvenance, type StoredProvenance } from './stored-provenance.ts';

/** The SQL of jobs. */

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
  skipped: ParameterId[];
  error: string | null;
  extra: [string, string][] | null;
  input_tokens: number | null;
  output_tokens: number | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

const SHOWN = sql`j.id, j.batch_id, j.user_id, j.slug, b.column_sets -> j.column_set AS columns, j.status, j.progress,
  j.credits_used, j.arrived, j.result, j.provenance, j.skipped, j.error, j.extra, j.input_tokens, j.output_tokens, b.created_at,
  j.started_at, j.finished_at`;

export async function readJobRow(db: Kysely<DB>, userId: string, jobId: string): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    SELECT ${SHOWN} FROM jobs j JOIN batches b ON b.id = j.batch_id
    WHERE j.id = ${jobId} AND j.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Jobs by id, whoever's they are: for those who tell their owners. */
export async function readJobRows(db: Kysely<DB>, jobIds: readonly string[]): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    SELECT ${SHOWN} FROM jobs j JOIN batches b ON b.id = j.batch_id WHERE j.id = ANY(${[...jobIds]}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** One page of a batch's jobs in the order of the request. */
export async function listJobRows(
  db: Kysely<DB>,
  batchId: string,
  page: { limit: number; offset: number; status?: JobStatus },
): Promise<JobRow[]> {
  const ofStatus = page.status ? sql`AND j.status = ${page.status}` : sql``;
  const { rows } = await sql<JobRow>`
    SELECT ${SHOWN} FROM jobs j JOIN batches b ON b.id = j.batch_id
    WHERE j.batch_id = ${batchId} ${ofStatus} ORDER BY j.position LIMIT ${page.limit} OFFSET ${page.offset}`.execute(
    db,
  );
  return rows;
}

/** What a worker needs to know to run a job. */
export interface OpenJobRow {
  id: string;
  batch_id: string;
  user_id: string;
  slug: string;
  columns: ParameterId[];
  total: number;
  extra: [string, string][] | null;
  /** When the request was made. */
  created_at: Date;
  company_website: string;
  company_description: string;
}

/** Those of the jobs that have not ended. */
export async function readOpenJobRows(db: Kysely<DB>, jobIds: readonly string[]): Promise<OpenJobRow[]> {
  const { rows } = await sql<OpenJobRow>`
    SELECT j.id, j.batch_id, j.user_id, j.slug, b.column_sets -> j.column_set AS columns, b.total, j.extra, b.created_at,
      u.company_website, u.company_description
    FROM jobs j JOIN batches b ON b.id = j.batch_id JOIN users u ON u.id = j.user_id
    WHERE j.id = ANY(${[...jobIds]}::uuid[]) AND j.status IN ('pending', 'running') ORDER BY j.position`.execute(db);
  return rows;
}

export interface JobMove {
  jobId: string;
  /** 0 to 99. */
  progress: number;
  arrived: readonly ParameterId[];
  startedAt: Date;
}

/** Marks jobs as running and how far they are; those that have ended meanwhile are left alone. @returns the ids moved */
export async function moveJobs(tx: Transaction<DB>, moves: readonly JobMove[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    UPDATE jobs j SET status = 'running', progress = m.progress, arrived = m.arrived,
      started_at = coalesce(j.started_at, m.started_at)
    FROM jsonb_to_recordset(${JSON.stringify(
      moves.map((m) => ({ id: m.jobId, progress: m.progress, arrived: m.arrived, started_at: m.startedAt })),
    )}::jsonb) AS m (id uuid, progress smallint, arrived text[], started_at timestamptz)
    WHERE j.id = m.id AND j.status IN ('pending', 'running') RETURNING j.id`.execute(tx);
  return new Set(rows.map((row) => row.id));
}

/** How a job ended. Only a completed one has values, and only values are charged. */
export interface JobEnd {
  jobId: string;
  status: 'completed' | 'failed' | 'cancelled';
  creditsUsed: number;
  result?: Job['result'];
  provenance?: Job['provenance'];
  skipped?: readonly ParameterId[];
  error?: string;
  startedAt?: Date;
  /** What the language model used for it. */
  tokens?: { input: number; output: number };
}

export interface EndedJobRow {
  id: string;
  batch_id: string;
  user_id: string;
  total: number;
  /** What was held for it until now. */
  held: number;
  credits_used: number;
}

/** Ends jobs that have not ended yet; the others are left alone and not returned. */
export async function endJobs(tx: Transaction<DB>, ends: readonly JobEnd[]): Promise<EndedJobRow[]> {
  const rows = ends.map(
    (end) => sql`(${end.jobId}::uuid, ${end.status}, ${end.status === 'completed' ? 100 : -1}::smallint,
      ${end.creditsUsed}::smallint, ${end.result ? storableJson(end.result) : null}::json,
      ${end.provenance ? storableJson(packProvenance(end.provenance)) : null}::json, ${[...(end.skipped ?? [])]}::text[],
      ${end.error ?? null}, ${end.startedAt ?? null}::timestamptz,
      ${end.tokens?.input ?? null}::integer, ${end.tokens?.output ?? null}::integer)`,
  );
  const ended = await sql<EndedJobRow>`
    WITH ends (id, status, progress, credits_used, result, provenance, skipped, error, started_at,
      input_tokens, output_tokens) AS (
      VALUES ${sql.join(rows)}
    ), open AS (
      SELECT j.id, j.held, b.total FROM jobs j JOIN batches b ON b.id = j.batch_id
      WHERE j.id = ANY(${ends.map((end) => end.jobId)}::uuid[]) AND j.status IN ('pending', 'running') FOR UPDATE OF j
    )
    UPDATE jobs j SET status = e.status, progress = e.progress, held = 0, credits_used = e.credits_used, arrived = '{}',
      result = e.result, provenance = e.provenance, skipped = e.skipped, error = e.error,
      started_at = coalesce(j.started_at, e.started_at), finished_at = now(),
      input_tokens = e.input_tokens, output_tokens = e.output_tokens
    FROM ends e JOIN open ON open.id = e.id WHERE j.id = e.id
    RETURNING j.id, j.batch_id, j.user_id, open.total, open.held, j.credits_used`.execute(tx);
  return ended.rows;
}

/** Ids of the batch's jobs that have not ended. */
export async function listOpenJobIds(db: Kysely<DB>, batchId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM jobs WHERE batch_id = ${batchId} AND status IN ('pending', 'running')`.execute(db);
  return rows.map((row) => row.id);
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
