import { type Kysely, sql, type Transaction } from 'kysely';
import type { ApiKeyScope } from '../../../shared/contract/api-key-scopes.ts';
import type { DB } from '../../platform/database/tables.ts';

/** The SQL of API keys. */

export interface ApiKeyRow {
  id: string;
  name: string;
  prefix: string;
  scopes: ApiKeyScope[];
  daily_credits: number | null;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
}

export interface NewApiKey {
  id: string;
  userId: string;
  name: string;
  secretHash: Buffer;
  prefix: string;
  scopes: readonly ApiKeyScope[];
  dailyCredits: number | null;
  expiresAt: Date | null;
}

const SHOWN = sql.raw('id, name, prefix, scopes, daily_credits, created_at, expires_at, last_used_at');

export async function insertApiKey(tx: Transaction<DB>, key: NewApiKey): Promise<ApiKeyRow> {
  const { rows } = await sql<ApiKeyRow>`
    INSERT INTO api_keys (id, user_id, name, secret_hash, prefix, scopes, daily_credits, expires_at)
    VALUES (${key.id}, ${key.userId}, ${key.name}, ${key.secretHash}, ${key.prefix}, ${[...key.scopes]}::text[],
      ${key.dailyCredits}, ${key.expiresAt})
    RETURNING ${SHOWN}`.execute(tx);
  return rows[0] as ApiKeyRow;
}

/** The user's keys that were not revoked, newest first; expired ones among them. */
export async function listApiKeyRows(db: Kysely<DB>, userId: string): Promise<ApiKeyRow[]> {
  const { rows } = await sql<ApiKeyRow>`
    SELECT ${SHOWN} FROM api_keys WHERE user_id = ${userId} AND revoked_at IS NULL
    ORDER BY created_at DESC, id DESC`.execute(db);
  return rows;
}

/** All keys of the user, revoked ones too, oldest first. */
export async function listAllApiKeyRows(
  db: Kysely<DB>,
  userId: string,
): Promise<(ApiKeyRow & { revoked_at: Date | null })[]> {
  const { rows } = await sql<ApiKeyRow & { revoked_at: Date | null }>`
    SELECT ${SHOWN}, revoked_at FROM api_keys WHERE user_id = ${userId} ORDER BY created_at, id`.execute(db);
  return rows;
}

export interface FoundApiKey {
  id: string;
  user_id: string;
  scopes: ApiKeyScope[];
  daily_credits: number | null;
  revoked: boolean;
  expired: boolean;
  /** An operator has locked its user. */
  locked: boolean;
  /** Nobody has written down for a minute that it is used. */
  use_is_old: boolean;
}

export async function findApiKey(db: Kysely<DB>, secretHash: Buffer): Promise<FoundApiKey | undefined> {
  const { rows } = await sql<FoundApiKey>`
    SELECT id, user_id, scopes, daily_credits, revoked_at IS NOT NULL AS revoked,
      coalesce(expires_at <= now(), false) AS expired,
      EXISTS (SELECT FROM users u WHERE u.id = user_id AND u.locked_at IS NOT NULL) AS locked,
      coalesce(last_used_at < now() - interval '1 minute', true) AS use_is_old
    FROM api_keys WHERE secret_hash = ${secretHash}`.execute(db);
  return rows[0];
}

/** Writes down that the key is used now; of several at once, one does. */
export async function touchApiKey(db: Kysely<DB>, id: string): Promise<void> {
  await sql`
    UPDATE api_keys SET last_used_at = now()
    WHERE id = ${id} AND coalesce(last_used_at < now() - interval '1 minute', true)`.execute(db);
}

/** @returns whether the user had that key, and it was not revoked before */
export async function markApiKeyRevoked(tx: Transaction<DB>, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE api_keys SET revoked_at = now() WHERE id = ${id} AND user_id = ${userId} AND revoked_at IS NULL
    RETURNING 1`.execute(tx);
  return rows.length > 0;
}

/** Ids of all keys of a user. */
export async function listApiKeyIds(tx: Transaction<DB>, userId: string): Promise<string[]> {
  const rows = await tx.selectFrom('api_keys').select('id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.id);
}

/** Those of the keys that can still be used. */
export async function listValidApiKeyIds(db: Kysely<DB>, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM api_keys WHERE id = ANY(${[...ids]}::uuid[]) AND revoked_at IS NULL
      AND coalesce(expires_at > now(), true)
      AND NOT EXISTS (SELECT FROM users u WHERE u.id = user_id AND u.locked_at IS NOT NULL)`.execute(db);
  return new Set(rows.map((row) => row.id));
}
