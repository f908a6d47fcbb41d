import type { Kysely, Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { ApiKeyScope } from '../../shared/contract/api-key-scopes.ts';
import type { SessionConfig } from '../platform/config/base-config.ts';
import { publishChange } from '../platform/database/publish-change.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import { listApiKeyIds, listValidApiKeyIds } from './api-keys/api-keys-store.ts';
import { KEY_MARK } from './api-keys/key-text.ts';
import { recogniseApiKey } from './api-keys/recognise-api-key.ts';
import { readSessionToken } from './session-token.ts';
import {
  beganWithin,
  findSession,
  listActiveSessionIds,
  listSessionIds,
  markSessionEnded,
  touchSession,
} from './sessions-store.ts';

/** Who is calling, over HTTP or the live channel. */
export interface Principal {
  userId: string;
  /** By what they were recognised. */
  via: SessionCredential | (ApiKeyCredential & ApiKeyRights);
}

/** Another kind of sign-in is another member of this type, and what the functions of this file do for it. */
export type Credential = SessionCredential | ApiKeyCredential;
type SessionCredential = { kind: 'session'; sessionId: string };
type ApiKeyCredential = { kind: 'api_key'; keyId: string };

/** What a key may do of what its owner may. */
export interface ApiKeyRights {
  scopes: readonly ApiKeyScope[];
  /** Credits it may hold or use between two midnights, UTC; null: no limit of its own. */
  dailyCredits: number | null;
}

/** What a credential is called, different for each: 'session:0198…'. */
export function credentialKey(via: Credential): string {
  return via.kind === 'session' ? `session:${via.sessionId}` : `api_key:${via.keyId}`;
}

/**
 * Finds out whom a bearer token stands for, a session's or an API key: one query, and one more every few minutes to note that it is used.
 * @throws DomainError authentication_required, user_not_found, account_locked, session_not_found or session_inactive (contract 2);
 * invalid_api_key, api_key_revoked or api_key_expired (contract 11)
 */
export async function authenticate(
  db: Kysely<DB>,
  { secret, idleMs }: Pick<SessionConfig, 'secret' | 'idleMs'>,
  token: string,
): Promise<Principal> {
  if (token.startsWith(KEY_MARK)) {
    const { userId, keyId, scopes, dailyCredits } = await recogniseApiKey(db, token);
    return { userId, via: { kind: 'api_key', keyId, scopes, dailyCredits } };
  }
  const { userId, sessionId } = await readSessionToken(secret, token);
  if (!isUuid(userId)) throw new DomainError('user_not_found');
  if (!isUuid(sessionId)) throw new DomainError('session_not_found');
  const state = await findSession(db, { userId, sessionId, idleMs });
  if (!state.userExists) throw new DomainError('user_not_found');
  if (state.locked) throw new DomainError('account_locked');
  if (!state.sessionExists) throw new DomainError('session_not_found');
  if (!state.active) throw new DomainError('session_inactive');
  // What is asked for matters more than this note: the next call makes it.
  if (state.useUnnoted) await touchSession(db, sessionId).catch(() => undefined);
  return { userId, via: { kind: 'session', sessionId } };
}

/** Ends a session: from now on it is refused, and its live connections are closed. */
export async function endCredential(
  tx: Transaction<DB>,
  { userId, via }: { userId: string; via: SessionCredential },
): Promise<void> {
  await markSessionEnded(tx, via.sessionId);
  await publishChange(tx, [{ userId, endedCredential: credentialKey(via) }]);
}

/**
 * The session of somebody who signed in on the page.
 * @throws DomainError insufficient_scope for an API key: keys neither list nor end sessions
 */
export function requireSession({ userId, via }: Principal): { userId: string; via: SessionCredential } {
  if (via.kind !== 'session') throw new DomainError('insufficient_scope');
  return { userId, via };
}

/**
 * Refuses a session that began too long ago for what is asked: who has found or stolen it cannot prove to be its user.
 * @throws DomainError reauthentication_required; insufficient_scope for an API key
 */
export async function requireRecentSignIn(
  db: Kysely<DB>,
  { recentMs }: Pick<SessionConfig, 'recentMs'>,
  principal: Principal,
): Promise<void> {
  const { sessionId } = requireSession(principal).via;
  if (!(await beganWithin(db, sessionId, recentMs))) throw new DomainError('reauthentication_required');
}

/**
 * Refuses an API key without any of the scopes; whoever signed in may everything that is theirs.
 * @param scopes undefined: keys may not call at all
 * @throws DomainError insufficient_scope
 */
export function requireScope(principal: Principal, scopes: readonly ApiKeyScope[] | undefined): void {
  const { via } = principal;
  if (via.kind === 'session' || mayCall(principal, scopes)) return;
  throw new DomainError('insufficient_scope', {
    details: scopes
      ? `This call needs a key with the scope ${scopes.map((scope) => `"${scope}"`).join(' or ')}; this one has ${via.scopes.map((scope) => `"${scope}"`).join(', ')}.`
      : 'No API key may do this. Sign in on the page instead.',
  });
}

/** Whether somebody may call what asks for one of these scopes. @param scopes undefined: keys may not call at all */
export function mayCall({ via }: Principal, scopes: readonly ApiKeyScope[] | undefined): boolean {
  return via.kind === 'session' || scopes?.some((scope) => via.scopes.includes(scope)) === true;
}

/** Everything that a user can be recognised by. */
export async function listCredentials(tx: Transaction<DB>, userId: string): Promise<Credential[]> {
  const sessionIds = await listSessionIds(tx, userId);
  const keyIds = await listApiKeyIds(tx, userId);
  return [
    ...sessionIds.map((sessionId) => ({ kind: 'session' as const, sessionId })),
    ...keyIds.map((keyId) => ({ kind: 'api_key' as const, keyId })),
  ];
}

/** Keys of those credentials that have neither ended nor expired, nor gone with their user. */
export async function findValidCredentials(
  db: Kysely<DB>,
  { idleMs }: Pick<SessionConfig, 'idleMs'>,
  all: readonly Credential[],
): Promise<Set<string>> {
  const sessionIds = new Set(all.flatMap((via) => (via.kind === 'session' ? via.sessionId : [])));
  const keyIds = new Set(all.flatMap((via) => (via.kind === 'api_key' ? via.keyId : [])));
  const sessions = sessionIds.size > 0 ? await listActiveSessionIds(db, { ids: [...sessionIds], idleMs }) : sessionIds;
  const keys = keyIds.size > 0 ? await listValidApiKeyIds(db, [...keyIds]) : keyIds;
  const isValid = (via: Credential) => (via.kind === 'session' ? sessions.has(via.sessionId) : keys.has(via.keyId));
  return new Set(all.filter(isValid).map(credentialKey));
}
