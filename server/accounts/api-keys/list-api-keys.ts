import type { Kysely } from 'kysely';
import type { ApiKey } from '../../../shared/contract/api-keys.ts';
import type { DB } from '../../platform/database/tables.ts';
import { type ApiKeyRow, listAllApiKeyRows, listApiKeyRows } from './api-keys-store.ts';

/** A user's keys that were not revoked, newest first. */
export async function listApiKeys(db: Kysely<DB>, userId: string): Promise<ApiKey[]> {
  return (await listApiKeyRows(db, userId)).map(presentApiKey);
}

/** All keys of a user, revoked ones too, each as JSON. */
export async function* exportApiKeys(db: Kysely<DB>, userId: string): AsyncGenerator<string> {
  for (const row of await listAllApiKeyRows(db, userId)) {
    yield JSON.stringify({ ...presentApiKey(row), revoked_at: row.revoked_at });
  }
}

/** A key as the contract shows it. */
export function presentApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    expires_at: row.expires_at?.toISOString() ?? null,
    daily_credits: row.daily_credits,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
