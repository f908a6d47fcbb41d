import type { Kysely } from 'kysely';
import type { DB } from '../platform/tables.ts';
import { deleteUserData } from './users-store.ts';

/**
 * Forgets a user: profile, sessions, enriched profiles and what the sources gave. Jobs that still run end unseen and cost
 * nothing. Ledger entries stay, under an id that names nobody. Deleting twice is harmless.
 */
export async function deleteAccount(db: Kysely<DB>, userId: string): Promise<void> {
  await db.transaction().execute((tx) => deleteUserData(tx, userId));
}
