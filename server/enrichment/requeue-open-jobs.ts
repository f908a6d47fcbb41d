import { type Kysely, sql } from 'kysely';
import type { Queue } from '../platform/queue.ts';
import type { DB } from '../platform/tables.ts';
import { enrichProfiles, PROFILES_PER_ENTRY } from './enrich-profiles-job.ts';

/**
 * Puts every job that has not ended into the queue, oldest first: after a restore, whose queue is empty. Jobs that stand in the
 * queue already would be enriched once all the same.
 * @returns how many jobs that are
 */
export async function requeueOpenJobs(db: Kysely<DB>, queue: Queue): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      SELECT j.id FROM jobs j JOIN batches b ON b.id = j.batch_id WHERE j.status IN ('pending', 'running')
      ORDER BY b.created_at, b.id, j.position`.execute(tx);
    const entries = [];
    for (let start = 0; start < rows.length; start += PROFILES_PER_ENTRY) {
      entries.push({ payload: { job_ids: rows.slice(start, start + PROFILES_PER_ENTRY).map((row) => row.id) } });
    }
    await queue.enqueue(tx, enrichProfiles, entries);
    return rows.length;
  });
}
