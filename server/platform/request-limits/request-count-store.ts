import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/tables.ts';

/** Deletes counts whose time was over before then. @returns how many */
export async function deleteCountsBefore(db: Kysely<DB>, before: Date, limit: number): Promise<number> {
  const gone = await sql`
    DELETE FROM request_counts WHERE key IN (
      SELECT key FROM request_counts WHERE expire < ${before.getTime()} LIMIT ${limit}
    )`.execute(db);
  return Number(gone.numAffectedRows ?? 0);
}
