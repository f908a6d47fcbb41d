import type { Kysely, Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { SessionConfig } from '../platform/config/base-config.ts';
import { publishChange } from '../platform/database/publish-change.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import { readSessionToken } from './session-token.ts';
import { findSession, listActiveSessionIds, listSessionIds, markSessionEnded, touchSession } from './sessions-store.ts';

/** Who is calling, over HTTP or the live channel. */
export interface Principal {
  userId: string;
  /** By what they were recognised. */
  via: Credential;
}

/** Another kind of sign-in is another member of this type, and what the functions of this file do for it. */
export type Credential = { kind: 'session'; sessionId: string };

/** What a credential is called, different for each: 'session:0198…'. */
export function credentialKey({ kind, sessionId }: Credential): string {
  return `${kind}:${sessionId}`;
}

/**
 * Finds out whom a bearer token stands for: one query, and one more every few minutes to note that the session is used.
 * @throws DomainError authentication_required, user_not_found, session_not_found or session_inactive (contract 2)
 */
export async function authenticate(
  db: Kysely<DB>,
  { secret, idleMs }: Pick<SessionConfig, 'secret' | 'idleMs'>,
  token: string,
): Promise<Principal> {
  const { userId, sessionId } = await readSessionToken(secret, token);
  if (!isUuid(userId)) throw new DomainError('user_not_found');
  if (!isUuid(sessionId)) throw new DomainError('session_not_found');
  const state = await findSession(db, { userId, sessionId, idleMs });
  if (!state.userExists) throw new DomainError('user_not_found');
  if (!state.sessionExists) throw new DomainError('session_not_found');
  if (!state.active) throw new DomainError('session_inactive');
  // What is asked for matters more than this note: the next call makes it.
  if (state.useUnnoted) await touchSession(db, sessionId).catch(() => undefined);
  return { userId, via: { kind: 'session', sessionId } };
}

/** Ends what the caller was recognised by: from now on it is refused, and its live connections are closed. */
export async function endCredential(db: Kysely<DB>, { userId, via }: Principal): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await markSessionEnded(tx, via.sessionId);
    await publishChange(tx, [{ userId, endedCredential: credentialKey(via) }]);
  });
}

/** Everything that a user can be recognised by. */
export async function listCredentials(tx: Transaction<DB>, userId: string): Promise<Credential[]> {
  return (await listSessionIds(tx, userId)).map((sessionId) => ({ kind: 'session', sessionId }));
}

/** Keys of those credentials that have neither ended nor expired, nor gone with their user. */
export async function findValidCredentials(
  db: Kysely<DB>,
  { idleMs }: Pick<SessionConfig, 'idleMs'>,
  all: readonly Credential[],
): Promise<Set<string>> {
  const active = await listActiveSessionIds(db, { ids: [...new Set(all.map((via) => via.sessionId))], idleMs });
  return new Set(all.filter((via) => active.has(via.sessionId)).map(credentialKey));
}
