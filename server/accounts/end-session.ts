import type { Kysely } from 'kysely';
import { announce } from '../platform/database/announcements.ts';
import type { DB } from '../platform/database/tables.ts';
import { markSessionEnded } from './sessions-store.ts';

/** Ends a session: its token, and every copy of it, answers `Session inactive` from now on, and its live connections go. */
export async function endSession(db: Kysely<DB>, session: { userId: string; sessionId: string }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await markSessionEnded(tx, session.sessionId);
    await announce(tx, [{ userId: session.userId, endedSession: session.sessionId }]);
  });
}
