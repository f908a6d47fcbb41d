import type { Kysely, Transaction } from 'kysely';
import { publishChange } from '../platform/database/publish-change.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import { credentialKey, endCredential, type Principal, requireSession } from './principal.ts';
import { hasSession, markSessionsEnded } from './sessions-store.ts';

/** Sessions a user can have at a time: signing in once more ends the one that was not used for longest. */
const MOST_SESSIONS = 100;

/**
 * Ends one session of a user: its token is refused from now on, and its live connections are closed. Ending it twice is harmless.
 * @throws DomainError not_found when the user has no such session
 */
export async function endSession(db: Kysely<DB>, userId: string, sessionId: string): Promise<void> {
  if (!(await hasSession(db, userId, sessionId))) throw new DomainError('not_found');
  await db.transaction().execute((tx) => endCredential(tx, { userId, via: { kind: 'session', sessionId } }));
}

/** Ends all sessions of a user but the one that asks. @returns how many */
export async function endOtherSessions(db: Kysely<DB>, principal: Principal): Promise<number> {
  const { userId, via } = requireSession(principal);
  return db.transaction().execute((tx) => endSessionsBut(tx, userId, { sessionId: via.sessionId }));
}

/** Ends all sessions of a user. @returns how many */
export async function endAllSessions(tx: Transaction<DB>, userId: string): Promise<number> {
  return endSessionsBut(tx, userId, 'none');
}

/** Ends the session in which somebody signs in anew; one that is not there, or has ended, is left alone. */
export async function endReplacedSession(
  tx: Transaction<DB>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  if (await hasSession(tx, userId, sessionId)) await endCredential(tx, { userId, via: { kind: 'session', sessionId } });
}

/** Ends what a user has too many of. */
export async function endSessionsBeyondMost(tx: Transaction<DB>, userId: string): Promise<void> {
  await endSessionsBut(tx, userId, { latest: MOST_SESSIONS });
}

async function endSessionsBut(
  tx: Transaction<DB>,
  userId: string,
  but: Parameters<typeof markSessionsEnded>[2],
): Promise<number> {
  const ended = await markSessionsEnded(tx, userId, but);
  if (ended.length > 0) {
    const keys = ended.map((sessionId) => credentialKey({ kind: 'session', sessionId }));
    await publishChange(
      tx,
      keys.map((endedCredential) => ({ userId, endedCredential })),
    );
  }
  return ended.length;
}
