import { type Kysely, sql, type Transaction } from 'kysely';
import type { ParameterId } from '../../shared/catalogue.ts';
import type { PriceList } from '../../shared/pricing.ts';
import type { DB } from '../platform/database/tables.ts';
import type { OpenJobs } from '../platform/monitoring/installation-metrics.ts';
import { isOfBatch } from './of-batch.ts';
import type { UploadedCell } from './uploaded-cell.ts';

/** The SQL of jobs that have not ended. */

/** What a worker needs to know to run a job. */
export interface OpenJobRow {
  id: string;
  batch_id: string;
  user_id: string;
  slug: string;
  columns: ParameterId[];
  /** What a value of each of the columns costs, as it was held. */
  prices: PriceList;
  total: number;
  extra: UploadedCell[] | null;
  /** Place in its request, from 0. */
  position: number;
  /** When the request was made. */
  created_at: Date;
  company_website: string;
  company_description: string;
}

/** Those of the jobs that have not ended. */
export async function readOpenJobRows(db: Kysely<DB>, jobIds: readonly string[]): Promise<OpenJobRow[]> {
  const { rows } = await sql<OpenJobRow>`
    SELECT j.id, j.batch_id, j.user_id, j.slug, b.column_sets -> j.column_set AS columns, b.prices, b.total, j.extra, j.position, b.created_at,
      u.company_website, u.company_description
    FROM jobs j JOIN batches b ON b.id = j.batch_id JOIN users u ON u.id = j.user_id
    WHERE j.id = ANY(${[...jobIds]}::uuid[]) AND j.status IN ('pending', 'running') ORDER BY j.position`.execute(db);
  return rows;
}

export interface ProgressUpdate {
  jobId: string;
  /** 0 to 99. */
  progress: number;
  arrived: readonly ParameterId[];
  startedAt: Date;
}

/** Marks jobs as running and how far they are; those that have ended meanwhile are left alone. @returns the ids moved */
export async function updateProgress(tx: Transaction<DB>, moves: readonly ProgressUpdate[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    UPDATE jobs j SET status = 'running', progress = m.progress, arrived = m.arrived,
      started_at = coalesce(j.started_at, m.started_at)
    FROM jsonb_to_recordset(${JSON.stringify(
      moves.map((m) => ({ id: m.jobId, progress: m.progress, arrived: m.arrived, started_at: m.startedAt })),
    )}::jsonb) AS m (id uuid, progress smallint, arrived text[], started_at timestamptz)
    WHERE j.id = m.id AND j.id = ANY(${moves.map((m) => m.jobId)}::uuid[]) AND j.status IN ('pending', 'running') RETURNING j.id`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.id));
}

/** How many jobs of all users are waiting and running, and for how long the oldest of each. Reads what is open, not what has ended. */
export async function countOpenJobs(db: Kysely<DB>): Promise<OpenJobs[]> {
  const { rows } = await sql<OpenJobs>`
    WITH open AS MATERIALIZED (SELECT id, pending, running, created_at FROM batches WHERE credits_held > 0)
    SELECT 'pending' AS status, coalesce(sum(pending), 0)::int AS jobs,
      coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE pending > 0)), 0)::float8 AS "oldestSeconds" FROM open
    UNION ALL
    SELECT 'running', coalesce((SELECT sum(running) FROM open), 0)::int,
      coalesce(extract(epoch FROM now() - (SELECT min(j.started_at) FROM open o
        JOIN jobs j ON j.batch_id = o.id AND j.status = 'running' WHERE o.running > 0)), 0)::float8`.execute(db);
  return rows;
}

/** Ids of the batch's jobs that have not ended. */
export async function listOpenJobIds(db: Kysely<DB>, batchId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT j.id FROM jobs j WHERE ${isOfBatch(batchId)} AND j.status IN ('pending', 'running')`.execute(db);
  return rows.map((row) => row.id);
}

/** Ids of the user's jobs that have not ended, in all requests. */
export async function listOpenJobIdsOf(db: Kysely<DB>, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT j.id FROM batches b JOIN jobs j ON j.batch_id = b.id AND j.status IN ('pending', 'running')
    WHERE b.user_id = ${userId} AND b.credits_held > 0`.execute(db);
  return rows.map((row) => row.id);
}

/** Ids of the user's jobs of that profile that have not ended, in any request. */
export async function listOpenJobIdsOfProfile(
  db: Kysely<DB>,
  userId: string,
  slugs: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM jobs
    WHERE user_id = ${userId} AND slug = ANY(${[...slugs]}::text[]) AND status IN ('pending', 'running')`.execute(db);
  return rows.map((row) => row.id);
}

/** Jobs of these profiles that have not ended, of one user or of all: null. */
export async function listOpenJobsOfProfiles(
  db: Kysely<DB>,
  userId: string | null,
  slugs: readonly string[],
): Promise<{ id: string; user_id: string }[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    SELECT j.id, j.user_id FROM accounts a JOIN jobs j ON j.user_id = a.user_id
    WHERE (${userId}::uuid IS NULL OR a.user_id = ${userId}::uuid) AND j.slug = ANY(${[...slugs]}::text[])
      AND j.status IN ('pending', 'running')`.execute(db);
  return rows;
}

/** Which of the jobs have not ended. */
export async function filterOpenJobIds(db: Kysely<DB>, jobIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM jobs WHERE id = ANY(${[...jobIds]}::uuid[]) AND status IN ('pending', 'running')`.execute(db);
  return new Set(rows.map((row) => row.id));
}
