import type { Kysely } from 'kysely';
import type { ApiKeyScope } from '../../../shared/contract/api-key-scopes.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { findApiKey, touchApiKey } from './api-keys-store.ts';
import { hashKey, isKeyText } from './key-text.ts';

/** A key that may be used now. */
export interface RecognisedApiKey {
  userId: string;
  keyId: string;
  scopes: readonly ApiKeyScope[];
  /** Credits it may hold or use between two midnights, UTC; null: no limit of its own. */
  dailyCredits: number | null;
}

/**
 * Finds out whom a key stands for, and writes down that it is used: one query, a second one once a minute.
 * @throws DomainError invalid_api_key, api_key_revoked, api_key_expired or account_locked
 */
export async function recogniseApiKey(db: Kysely<DB>, key: string): Promise<RecognisedApiKey> {
  if (!isKeyText(key)) {
    throw new DomainError('invalid_api_key', {
      details: 'It is not complete: a key has 39 characters. Copy it again, or make a new one on your profile page.',
    });
  }
  const found = await findApiKey(db, hashKey(key));
  if (!found) throw new DomainError('invalid_api_key');
  if (found.revoked) throw new DomainError('api_key_revoked');
  if (found.expired) throw new DomainError('api_key_expired');
  if (found.locked) throw new DomainError('account_locked');
  if (found.use_is_old) await touchApiKey(db, found.id);
  return { userId: found.user_id, keyId: found.id, scopes: found.scopes, dailyCredits: found.daily_credits };
}
