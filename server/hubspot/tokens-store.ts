import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../platform/database/tables.ts';

/** The SQL of HubSpot tokens. */

/** Keeps the user's token in place of an earlier one. @param token encrypted @returns when that was */
export async function storeToken(tx: Transaction<DB>, userId: string, token: Buffer): Promise<Date> {
  const { rows } = await sql<{ set_at: Date }>`
    INSERT INTO hubspot_tokens (user_id, token) VALUES (${userId}, ${token})
    ON CONFLICT (user_id) DO UPDATE SET token = EXCLUDED.token, set_at = now() RETURNING set_at`.execute(tx);
  return (rows[0] as { set_at: Date }).set_at;
}

/** The user's token, encrypted. */
export async function findToken(db: Kysely<DB>, userId: string): Promise<{ token: Buffer; set_at: Date } | undefined> {
  const { rows } = await sql<{ token: Buffer; set_at: Date }>`
    SELECT token, set_at FROM hubspot_tokens WHERE user_id = ${userId}`.execute(db);
  return rows[0];
}

/** @returns whether there was one */
export async function deleteTokenRow(tx: Transaction<DB>, userId: string): Promise<boolean> {
  const gone = await sql`DELETE FROM hubspot_tokens WHERE user_id = ${userId}`.execute(tx);
  return gone.numAffectedRows === 1n;
}
