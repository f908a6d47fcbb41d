import type { Kysely } from 'kysely';
import { publishChange } from '../platform/database/publish-change.ts';
import type { DB } from '../platform/database/tables.ts';
import { credentialKey, listCredentials } from './principal.ts';
import { deleteUserData } from './users-store.ts';

/**
 * Forgets a user: profile, sessions, enriched profiles and what the sources gave. Jobs that still run are left
 * and cost nothing; live connections go. Ledger entries stay, under an id that names nobody. Deleting twice is harmless.
 */
export async function deleteAccount(db: Kysely<DB>, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const credentials = await listCredentials(tx, userId);
    await deleteUserData(tx, userId);
    const ended = credentials.map((via) => ({ userId, endedCredential: credentialKey(via) }));
    await publishChange(tx, [{ userId, userDeleted: true }, ...ended]);
  });
}
