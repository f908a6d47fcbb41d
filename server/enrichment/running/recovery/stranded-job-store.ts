import { type Kysely, sql, type Transaction } from 'kysely';
import { elementAt } from '../../../../shared/element-at.ts';
import type { DB } from '../../../platform/database/tables.ts';
import { isOfAnyBatch } from '../../of-batch.ts';

/** The SQL of jobs that nobody would take up. */

/** Any number, the same everywhere. */
const SWEEPING_LOCK = 7_340_171;

/** Whether we are the one who looks for stranded jobs, until the transaction ends. */
export async function lockSweeping(tx: Transaction<DB>): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`SELECT pg_try_advisory_xact_lock(${SWEEPING_LOCK}) AS ours`.execute(tx);
  return elementAt(rows, 0).ours;
}

export interface StrandedJob {
  job: string;
  batch: string;
  user: string;
  /** Profiles of its request. */
  total: number;
}

/** Jobs that have not ended although no entry of the queue names them, oldest first: nobody would take them up. */
export async function listStrandedJobs(db: Kysely<DB>): Promise<StrandedJob[]> {
  const open = await sql<{ id: string }>`SELECT id FROM batches WHERE credits_held > 0`.execute(db);
  if (open.rows.length === 0) return [];
  const { rows } = await sql<StrandedJob>`
    WITH queued AS (
      SELECT jsonb_array_elements_text(data -> 'job_ids')::uuid AS id FROM pgboss.job
      WHERE state <= 'active' AND name IN ('enrich-profiles', 'fail-abandoned')
    )
    SELECT j.id AS job, j.batch_id AS batch, b.user_id AS user, b.total FROM batches b
    JOIN jobs j ON j.batch_id = b.id AND j.status IN ('pending', 'running')
    WHERE ${isOfAnyBatch(open.rows.map(({ id }) => id))} AND NOT EXISTS (SELECT FROM queued q WHERE q.id = j.id)
    ORDER BY b.created_at, b.id, j.position`.execute(db);
  return rows;
}
