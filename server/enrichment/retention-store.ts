import { type Kysely, sql } from 'kysely';
import { lockAccounts } from '../credits/credits-store.ts';
import type { DB } from '../platform/database/tables.ts';

/** The SQL of what is deleted by its age. Requests stay, without their profiles: the list of transactions is made of them. */

/**
 * Deletes jobs that were started before then and have ended, with what was said of their values; the credits that they used stay in the
 * ledger. Ids tell the time in which they were made, so that only old rows are looked at.
 * @param limit at most so many
 * @returns how many
 */
export async function deleteJobsBefore(db: Kysely<DB>, before: Date, limit: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string; user_id: string }>`
      SELECT id, user_id FROM jobs
      WHERE id < ${firstIdOf(before)}::uuid AND status IN ('completed', 'failed', 'cancelled') AND finished_at < ${before}
      ORDER BY id LIMIT ${limit}`.execute(tx);
    if (rows.length === 0) return 0;
    await lockAccounts(
      tx,
      rows.map((row) => row.user_id),
    );
    const gone = await sql`
      DELETE FROM jobs WHERE id = ANY(${rows.map((row) => row.id)}::uuid[])
        AND status IN ('completed', 'failed', 'cancelled')`.execute(tx);
    return Number(gone.numAffectedRows ?? 0);
  });
}

/** Deletes what users said of values before then. @returns how many */
export async function deleteFeedbackBefore(db: Kysely<DB>, before: Date, limit: number): Promise<number> {
  const gone = await sql`
    DELETE FROM feedback WHERE (job_id, parameter) IN (
      SELECT job_id, parameter FROM feedback WHERE given_at < ${before} LIMIT ${limit}
    )`.execute(db);
  return Number(gone.numAffectedRows ?? 0);
}

/** Deletes idempotency keys that were used before then. @returns how many */
export async function deleteKeysBefore(db: Kysely<DB>, before: Date, limit: number): Promise<number> {
  const gone = await sql`
    DELETE FROM idempotency_keys WHERE (user_id, key) IN (
      SELECT user_id, key FROM idempotency_keys WHERE created_at < ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )`.execute(db);
  return Number(gone.numAffectedRows ?? 0);
}

/** The lowest id (UUID version 7) that is made at that time. */
function firstIdOf(moment: Date): string {
  const time = Math.max(0, moment.getTime()).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
