import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../platform/database/tables.ts';

/** How a token's user and session stand in the database. Both can be missing. */
export interface SessionState {
  userExists: boolean;
  sessionExists: boolean;
  active: boolean;
}

/** Looks a token's user and session up in one query. A session of another user counts as missing. */
export async function findSession(
  db: Kysely<DB>,
  session: { userId: string; sessionId: string },
): Promise<SessionState> {
  const { rows } = await sql<SessionState>`
    SELECT u.id IS NOT NULL AS "userExists", s.id IS NOT NULL AS "sessionExists",
      coalesce(s.ended_at IS NULL AND s.expires_at > now(), false) AS active
    FROM (SELECT ${session.userId}::uuid AS user_id) asked
    LEFT JOIN users u ON u.id = asked.user_id
    LEFT JOIN sessions s ON s.id = ${session.sessionId}::uuid AND s.user_id = asked.user_id`.execute(db);
  return rows[0] ?? { userExists: false, sessionExists: false, active: false };
}

/** Opens a session that ends by itself at `expiresAt`. */
export async function insertSession(
  tx: Transaction<DB>,
  session: { id: string; userId: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({ id: session.id, user_id: session.userId, expires_at: session.expiresAt })
    .execute();
}

/** Marks a session as ended; one that has ended keeps its time. */
export async function markSessionEnded(tx: Transaction<DB>, sessionId: string): Promise<void> {
  await sql`UPDATE sessions SET ended_at = now() WHERE id = ${sessionId} AND ended_at IS NULL`.execute(tx);
}

/** Deletes a user's sessions that cannot be used any more, so that they do not pile up. */
export async function deleteStaleSessions(tx: Transaction<DB>, userId: string): Promise<void> {
  await sql`
    DELETE FROM sessions
    WHERE user_id = ${userId} AND (expires_at < now() - interval '30 days' OR ended_at < now() - interval '30 days')`.execute(
    tx,
  );
}

/** Those of the sessions that can still be used. */
export async function listActiveSessionIds(db: Kysely<DB>, sessionIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM sessions
    WHERE id = ANY(${[...sessionIds]}::uuid[]) AND ended_at IS NULL AND expires_at > now()`.execute(db);
  return new Set(rows.map((row) => row.id));
}

export interface ExportedSessionRow {
  id: string;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  /** `created_at` to the microsecond. */
  place: string;
}

/** The user's sessions, oldest first, after this one. */
export async function listSessionRowsAfter(
  db: Kysely<DB>,
  userId: string,
  after: Pick<ExportedSessionRow, 'place' | 'id'> | undefined,
  limit: number,
): Promise<ExportedSessionRow[]> {
  const later = after ? sql`AND (created_at, id) > (${after.place}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<ExportedSessionRow>`
    SELECT id, created_at, expires_at, ended_at, created_at::text AS place FROM sessions
    WHERE user_id = ${userId} ${later} ORDER BY created_at, id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Ids of all sessions of a user. */
export async function listSessionIds(tx: Transaction<DB>, userId: string): Promise<string[]> {
  const rows = await tx.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.id);
}
