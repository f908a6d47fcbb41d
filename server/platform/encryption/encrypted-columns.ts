import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/tables.ts';

/** A column that holds secrets of users, each bound to its row. */
export interface EncryptedColumn {
  table: string;
  column: string;
  /** The primary key, by which a value is bound to its row. */
  key: string;
  /** What the values are, for the doctor: 'secret of a webhook'. */
  noun: string;
  plural: string;
}

/** All of them: what rotates keys and looks installations over reads this list. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { table: 'webhooks', column: 'secret', key: 'id', noun: 'secret of a webhook', plural: 'secrets of webhooks' },
  { table: 'hubspot_tokens', column: 'token', key: 'user_id', noun: 'token of HubSpot', plural: 'tokens of HubSpot' },
];

export interface StoredSecret {
  row: string;
  stored: Buffer;
}

/** Everything in a column, in the order of its keys. */
export async function listStoredSecrets(
  db: Kysely<DB>,
  { table, column, key }: EncryptedColumn,
): Promise<StoredSecret[]> {
  const { rows } = await sql<StoredSecret>`
    SELECT ${sql.ref(key)}::text AS row, ${sql.ref(column)} AS stored FROM ${sql.table(table)}
    WHERE ${sql.ref(column)} IS NOT NULL ORDER BY ${sql.ref(key)}`.execute(db);
  return rows;
}

/** Replaces one, unless it has become another meanwhile. */
export async function replaceStoredSecret(
  db: Kysely<DB>,
  { table, column, key }: EncryptedColumn,
  { row, stored }: StoredSecret,
  renewed: Buffer,
): Promise<void> {
  await sql`
    UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${renewed}
    WHERE ${sql.ref(key)}::text = ${row} AND ${sql.ref(column)} = ${stored}`.execute(db);
}
