import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { ApiKey, CreateApiKeyRequest } from '../../../shared/contract/api-keys.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { lockUser } from '../users-store.ts';
import { insertApiKey, listApiKeyRows } from './api-keys-store.ts';
import { hashKey, makeKey, prefixOf } from './key-text.ts';
import { presentApiKey } from './list-api-keys.ts';

/** More than anybody keeps apart by their names. */
const KEYS_AT_ONCE = 100;

/**
 * Makes a key for a user.
 * @returns the key as it is shown, and its secret, which nobody can be told again
 * @throws DomainError validation_failed when its time is over already, too_many_api_keys, user_not_found
 */
export async function createApiKey(
  db: Kysely<DB>,
  userId: string,
  { name, scopes, expires_at, daily_credits }: CreateApiKeyRequest,
): Promise<{ key: ApiKey; secret: string }> {
  const expiresAt = expires_at ? new Date(expires_at) : null;
  if (expiresAt && expiresAt.getTime() <= Date.now()) {
    throw new DomainError('validation_failed', {
      issues: [{ path: 'expires_at', message: 'Choose a time that is still to come.' }],
    });
  }
  const secret = makeKey();
  return db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new DomainError('user_not_found');
    if ((await listApiKeyRows(tx, userId)).length >= KEYS_AT_ONCE) throw new DomainError('too_many_api_keys');
    const row = await insertApiKey(tx, {
      id: newId(),
      userId,
      name,
      secretHash: hashKey(secret),
      prefix: prefixOf(secret),
      scopes: [...new Set(scopes)],
      dailyCredits: daily_credits ?? null,
      expiresAt,
    });
    return { key: presentApiKey(row), secret };
  });
}
