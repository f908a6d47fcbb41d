import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import { publishChange } from '../../platform/database/publish-change.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { credentialKey } from '../principal.ts';
import { markApiKeyRevoked } from './api-keys-store.ts';

/**
 * Revokes a key for good: from now on it is refused, and its live connections are closed. What it started goes on.
 * @throws DomainError not_found when the user has no such key, or it was revoked before
 */
export async function revokeApiKey(db: Kysely<DB>, userId: string, keyId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!isUuid(keyId) || !(await markApiKeyRevoked(tx, userId, keyId))) throw new DomainError('not_found');
    await publishChange(tx, [{ userId, endedCredential: credentialKey({ kind: 'api_key', keyId }) }]);
  });
}
