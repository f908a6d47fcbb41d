import { sql } from 'kysely';
import type { Database } from '../platform/database.ts';

export interface QueueLine {
  waiting: number;
  running: number;
  /** Seconds for which the oldest waiting entry could have been taken; null when none waits. */
  oldest: number | null;
}

export async function hasQueue(db: Database): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`SELECT to_regclass('pgboss.job') IS NOT NULL AS there`.execute(db);
  return rows[0]!.there;
}

/** All queues together. */
export async function readQueue(db: Database): Promise<QueueLine> {
  const { rows } = await sql<QueueLine>`
    SELECT count(*) FILTER (WHERE state < 'active')::integer AS waiting,
      count(*) FILTER (WHERE state = 'active')::integer AS running,
      extract(epoch FROM now() - min(greatest(created_on, start_after)) FILTER (WHERE state < 'active'))::double precision AS oldest
    FROM pgboss.job WHERE state <= 'active' AND name NOT LIKE '\\_\\_pgboss\\_\\_%'`.execute(db);
  return rows[0]!;
}

/** Jobs that have not ended although no entry of the queue names them: nobody would ever take them up. */
export async function findForgottenJobs(db: Database): Promise<{ job: string; batch: string }[]> {
  const { rows } = await sql<{ job: string; batch: string }>`
    WITH queued AS (
      SELECT jsonb_array_elements_text(data -> 'job_ids')::uuid AS id FROM pgboss.job
      WHERE state <= 'active' AND name IN ('enrich-profiles', 'fail-abandoned')
    )
    SELECT id AS job, batch_id AS batch FROM jobs
    WHERE status IN ('pending', 'running') AND id NOT IN (SELECT id FROM queued) ORDER BY batch_id, position`.execute(
    db,
  );
  return rows;
}
