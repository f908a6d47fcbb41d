import type { Kysely } from 'kysely';
import type { HubspotTokenState } from '../../shared/contract/hubspot.ts';
import { lockUser } from '../accounts/users-store.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { SecretCipher } from '../platform/encryption/secret-cipher.ts';
import { NO_LIMITS } from '../providers/rate-limiter/no-limits.ts';
import { SourceError } from '../providers/source-error.ts';
import { createHubspotClient } from './client/hubspot-client.ts';
import { HubspotError } from './client/hubspot-error.ts';
import { explainScopes } from './pushing/push-failed.ts';
import { deleteTokenRow, findToken, storeToken } from './tokens-store.ts';

/** Somebody waits for it in front of the page. */
const CHECK = { timeoutMs: 8_000, pausesMs: [500] };

/** Where a user's token stands. */
export const tokenPlace = (userId: string) => ({ table: 'hubspot_tokens', column: 'token', row: userId });

/** Whether the user has a token. */
export async function readTokenState(db: Kysely<DB>, userId: string): Promise<HubspotTokenState> {
  const found = await findToken(db, userId);
  return { is_set: found !== undefined, set_at: found?.set_at.toISOString() ?? null };
}

/**
 * Keeps a user's token, encrypted, once HubSpot has accepted it. Whether it may write shows with the first push.
 * @throws DomainError hubspot_token_refused, hubspot_scope_missing, hubspot_unavailable, user_not_found
 */
export async function setToken(
  { db, cipher, baseUrl }: { db: Kysely<DB>; cipher: SecretCipher; baseUrl: string },
  { userId, token, requestId }: { userId: string; token: string; requestId: string },
  signal: AbortSignal,
): Promise<HubspotTokenState> {
  await tryToken(baseUrl, token, signal);
  const setAt = await db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new DomainError('user_not_found');
    await recordTokenChange(tx, userId, 'hubspot_token.set', requestId);
    return storeToken(tx, userId, cipher.encrypt(tokenPlace(userId), token));
  });
  return { is_set: true, set_at: setAt.toISOString() };
}

/** Deletes a user's token, if there is one. */
export async function deleteToken(db: Kysely<DB>, userId: string, requestId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await deleteTokenRow(tx, userId)) await recordTokenChange(tx, userId, 'hubspot_token.deleted', requestId);
  });
}

function recordTokenChange(
  tx: Parameters<typeof recordAudit>[0],
  userId: string,
  action: `hubspot_token.${string}`,
  requestId: string,
): Promise<void> {
  return recordAudit(tx, {
    actor: { kind: 'user', id: userId },
    action,
    subject: { kind: 'user', id: userId },
    requestId,
  });
}

async function tryToken(baseUrl: string, token: string, signal: AbortSignal): Promise<void> {
  try {
    await createHubspotClient({ baseUrl, token, rateLimiter: NO_LIMITS, ...CHECK }).listProperties(signal);
  } catch (error) {
    if (error instanceof SourceError) throw new DomainError('hubspot_unavailable', { cause: error });
    if (!(error instanceof HubspotError)) throw error;
    if (error.kind === 'scope') throw new DomainError('hubspot_scope_missing', { details: explainScopes(error) });
    if (error.kind === 'token') throw new DomainError('hubspot_token_refused', { cause: error });
    throw new DomainError('hubspot_unavailable', { cause: error });
  }
}
