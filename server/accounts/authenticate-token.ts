import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import { readSessionToken, type TokenClaims } from './session-token.ts';
import { findSession } from './sessions-store.ts';

/**
 * Checks a token against the database: one query. Serves HTTP calls and live connections alike.
 * @param secret the session secret
 * @throws DomainError authentication_required, user_not_found, session_not_found or session_inactive (contract 2)
 */
export async function authenticateToken(db: Kysely<DB>, secret: string, token: string): Promise<TokenClaims> {
  const claims = await readSessionToken(secret, token);
  if (!isUuid(claims.userId)) throw new DomainError('user_not_found');
  if (!isUuid(claims.sessionId)) throw new DomainError('session_not_found');
  const state = await findSession(db, claims);
  if (!state.userExists) throw new DomainError('user_not_found');
  if (!state.sessionExists) throw new DomainError('session_not_found');
  if (!state.active) throw new DomainError('session_inactive');
  return claims;
}
