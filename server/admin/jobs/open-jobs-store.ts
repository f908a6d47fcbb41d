import { type Kysely, sql } from 'kysely';
import type { WAITS } from '../../../shared/contract/admin/jobs.ts';
import type { DB } from '../../platform/database/tables.ts';

/** The SQL of jobs that have not ended, as operators see them. */

export interface OpenJobEntryRow {
  job_id: string;
  batch_id: string;
  user_id: string;
  email: string;
  status: 'pending' | 'running';
  progress: number;
  credits_held: number;
  created_at: Date;
  started_at: Date | null;
  waits_for: (typeof WAITS)[number];
  waits_since: Date | null;
  waits_until: Date | null;
}

/** Of several entries that name a job, the one that is furthest counts. */
const OPEN = (minutes: number) => sql`
  FROM batches b JOIN users u ON u.id = b.user_id
  JOIN jobs j ON j.batch_id = b.id AND j.status IN ('pending', 'running')
  WHERE b.credits_held > 0 AND b.created_at <= now() - make_interval(mins => ${minutes})`;

/** Jobs whose request was made at least so many minutes ago, the oldest first. */
export async function listOpenJobRows(
  db: Kysely<DB>,
  { minutes, limit, offset }: { minutes: number; limit: number; offset: number },
): Promise<OpenJobEntryRow[]> {
  const { rows } = await sql<OpenJobEntryRow>`
    WITH open AS (
      SELECT j.id AS job_id, b.id AS batch_id, b.user_id, u.email, j.status, j.progress, j.held AS credits_held, b.created_at,
        j.started_at, j.position ${OPEN(minutes)} ORDER BY b.created_at, b.id, j.position LIMIT ${limit} OFFSET ${offset}
    ), queued AS (
      SELECT DISTINCT ON (o.job_id) o.job_id, q.state::text AS state, q.started_on, q.start_after
      FROM open o JOIN pgboss.job q ON q.state <= 'active' AND q.name IN ('enrich-profiles', 'fail-abandoned')
        AND q.data -> 'job_ids' ? o.job_id::text
      ORDER BY o.job_id, q.state DESC
    )
    SELECT o.*, CASE q.state WHEN 'active' THEN 'running' WHEN 'retry' THEN 'retry' WHEN 'created' THEN 'worker'
        ELSE 'nothing' END AS waits_for,
      CASE WHEN q.state = 'active' THEN q.started_on END AS waits_since,
      CASE WHEN q.state = 'retry' THEN q.start_after END AS waits_until
    FROM open o LEFT JOIN queued q ON q.job_id = o.job_id ORDER BY o.created_at, o.batch_id, o.position`.execute(db);
  return rows;
}

export async function countOpenJobRows(db: Kysely<DB>, minutes: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count ${OPEN(minutes)}`.execute(db);
  return rows[0]?.count ?? 0;
}
