import type { Kysely } from 'kysely';
import type { DB } from '../platform/tables.ts';
import { deleteUserData } from './users-store.ts';

const ATTEMPTS = 5;
/** What PostgreSQL says to the one of two transactions that it ends because they wait for each other. */
const DEADLOCK = '40P01';

/**
 * Forgets a user: profile, sessions, enriched profiles and what the sources gave. Jobs that still run end unseen and cost
 * nothing. Ledger entries stay, under an id that names nobody. Deleting twice is harmless.
 */
export async function deleteAccount(db: Kysely<DB>, userId: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => deleteUserData(tx, userId));
    } catch (error) {
      // Workers write the progress of many jobs at once, in an order that is theirs.
      if ((error as { code?: unknown }).code !== DEADLOCK || attempt === ATTEMPTS) throw error;
    }
  }
}
