import { type Kysely, sql, type Transaction } from 'kysely';
import type { ParameterId } from '../../shared/catalogue.ts';
import type { Job } from '../../shared/contract/enrichment.ts';
import { storableJson } from '../platform/storable-json.ts';
import type { DB } from '../platform/tables.ts';
import { packProvenance } from './stored-provenance.ts';

/** The SQL of jobs that have not ended, up to their end. */

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
