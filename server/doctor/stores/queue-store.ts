import { sql } from 'kysely';
import { elementAt } from '../../../shared/element-at.ts';
import type { Database } from '../../platform/database/database.ts';

export interface QueueLine {
  waiting: number;
  running: number;
  /** Seconds for which the oldest waiting entry could have been taken; null when none waits. */
  oldest: number | null;
}

export async function hasQueue(db: Database): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`SELECT to_regclass('pgboss.job') IS NOT NULL AS there`.execute(db);
  return elementAt(rows, 0).there;
}

/** All queues together. */
export async function readQueue(db: Database): Promise<QueueLine> {
  const { rows } = await sql<QueueLine>`
    SELECT count(*) FILTER (WHERE state < 'active')::integer AS waiting,
      count(*) FILTER (WHERE state = 'active')::integer AS running,
      extract(epoch FROM now() - min(greatest(created_on, start_after)) FILTER (WHERE state < 'active'))::double precision AS oldest
    FROM pgboss.job WHERE state <= 'active' AND name NOT LIKE '\\_\\_pgboss\\_\\_%'`.execute(db);
  return elementAt(rows, 0);
}
