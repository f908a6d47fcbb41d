import { type Kysely, sql } from 'kysely';
import type { DB } from './tables.ts';

/**
 * Does something unless another process is doing it: an advisory lock of the database, which goes with the connection that holds it.
 * @param name of what is done
 * @returns whether it was done here
 */
export async function tryLock(db: Kysely<DB>, name: string, work: () => Promise<void>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`
      SELECT pg_try_advisory_lock(hashtext(${`leadlight:${name}`})) AS locked`.execute(connection);
    if (!rows[0]?.locked) return false;
    try {
      await work();
      return true;
    } finally {
      await sql`SELECT pg_advisory_unlock(hashtext(${`leadlight:${name}`}))`.execute(connection);
    }
  });
}
