import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../platform/database/tables.ts';

/** How a token's user and session stand in the database. Both can be missing. */
export interface SessionState {
  userExists: boolean;
  sessionExists: boolean;
  active: boolean;
  /** An operator has locked the user. */
  locked: boolean;
  /** When it was last used stands there as minutes ago. */
  useUnnoted: boolean;
}

/** That a session is used is noted at most this often. */
const NOTED = sql.raw("interval '5 minutes'");

/** What makes a session usable. */
const isActive = (idleMs: number) => sql<boolean>`
  (ended_at IS NULL AND expires_at > now() AND last_used_at > now() - make_interval(secs => ${idleMs / 1_000}))`;

/** Looks a token's user and session up in one query. A session of another user counts as missing. */
export async function findSession(
  db: Kysely<DB>,
  session: { userId: string; sessionId: string; idleMs: number },
): Promise<SessionState> {
  const { rows } = await sql<SessionState>`
    SELECT u.id IS NOT NULL AS "userExists", s.id IS NOT NULL AS "sessionExists",
      coalesce(${isActive(session.idleMs)}, false) AS active,
      u.locked_at IS NOT NULL AS locked, coalesce(s.last_used_at < now() - ${NOTED}, false) AS "useUnnoted"
    FROM (SELECT ${session.userId}::uuid AS user_id) asked
    LEFT JOIN users u ON u.id = asked.user_id
    LEFT JOIN sessions s ON s.id = ${session.sessionId}::uuid AND s.user_id = asked.user_id`.execute(db);
  return rows[0] ?? { userExists: false, sessionExists: false, active: false, locked: false, useUnnoted: false };
}

/** True when the session began within so many milliseconds. */
export async function beganWithin(db: Kysely<DB>, sessionId: string, ms: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM sessions WHERE id = ${sessionId} AND created_at > now() - make_interval(secs => ${ms / 1_000})`.execute(
    db,
  );
  return rows.length > 0;
}

/** Notes that a session is used now, unless that was noted already. */
export async function touchSession(db: Kysely<DB>, sessionId: string): Promise<void> {
  await sql`
    UPDATE sessions SET last_used_at = now() WHERE id = ${sessionId} AND last_used_at < now() - ${NOTED}`.execute(db);
}

/** Opens a session that ends by itself at `expiresAt`. */
export async function insertSession(
  tx: Transaction<DB>,
  session: { id: string; userId: string; expiresAt: Date; device: string },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({ id: session.id, user_id: session.userId, expires_at: session.expiresAt, device: session.device })
    .execute();
}

/** Marks a session as ended; one that has ended keeps its time. */
export async function markSessionEnded(tx: Transaction<DB>, sessionId: string): Promise<void> {
  await sql`UPDATE sessions SET ended_at = now() WHERE id = ${sessionId} AND ended_at IS NULL`.execute(tx);
}

/** True when there is such a session of this user, ended or not. */
export async function hasSession(db: Kysely<DB>, userId: string, sessionId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM sessions WHERE id = ${sessionId} AND user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

/**
 * Marks a user's sessions as ended: all of them, or all but for one, or but for the latest used.
 * @returns ids of those that had not ended yet
 */
export async function markSessionsEnded(
  tx: Transaction<DB>,
  userId: string,
  but: { sessionId: string } | { latest: number } | 'none',
): Promise<string[]> {
  const kept =
    but === 'none'
      ? sql`ALL ('{}'::uuid[])`
      : 'sessionId' in but
        ? sql`${but.sessionId}`
        : sql`ALL (ARRAY(SELECT id FROM sessions WHERE user_id = ${userId} AND ended_at IS NULL
          ORDER BY last_used_at DESC, id DESC LIMIT ${but.latest}))`;
  const { rows } = await sql<{ id: string }>`
    UPDATE sessions SET ended_at = now() WHERE user_id = ${userId} AND ended_at IS NULL AND id <> ${kept}
    RETURNING id`.execute(tx);
  return rows.map((row) => row.id);
}

export interface ActiveSessionRow {
  id: string;
  device: string;
  created_at: Date;
  last_used_at: Date;
}

/** The user's sessions that can still be used, the latest used first. */
export async function listActiveSessions(
  db: Kysely<DB>,
  { userId, idleMs }: { userId: string; idleMs: number },
): Promise<ActiveSessionRow[]> {
  const { rows } = await sql<ActiveSessionRow>`
    SELECT id, device, created_at, last_used_at FROM sessions
    WHERE user_id = ${userId} AND ${isActive(idleMs)} ORDER BY last_used_at DESC, id DESC`.execute(db);
  return rows;
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
export async function listActiveSessionIds(
  db: Kysely<DB>,
  { ids, idleMs }: { ids: readonly string[]; idleMs: number },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM sessions WHERE id = ANY(${[...ids]}::uuid[]) AND ${isActive(idleMs)}
      AND NOT EXISTS (SELECT FROM users u WHERE u.id = user_id AND u.locked_at IS NOT NULL)`.execute(db);
  return new Set(rows.map((row) => row.id));
}

/** How many sessions of these users can still be used. */
export async function countActiveSessions(
  db: Kysely<DB>,
  { userIds, idleMs }: { userIds: readonly string[]; idleMs: number },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ user_id: string; count: number }>`
    SELECT user_id, count(*)::int AS count FROM sessions
    WHERE user_id = ANY(${[...userIds]}::uuid[]) AND ${isActive(idleMs)} GROUP BY user_id`.execute(db);
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}

export interface ExportedSessionRow {
  id: string;
  device: string;
  created_at: Date;
  last_used_at: Date;
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
    SELECT id, device, created_at, last_used_at, expires_at, ended_at, created_at::text AS place FROM sessions
    WHERE user_id = ${userId} ${later} ORDER BY created_at, id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Ids of all sessions of a user. */
export async function listSessionIds(tx: Transaction<DB>, userId: string): Promise<string[]> {
  const rows = await tx.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.id);
}

/** Deletes sessions that could not be used any more before then. @returns how many */
export async function deleteSessionsBefore(db: Kysely<DB>, before: Date, limit: number): Promise<number> {
  const gone = await sql`
    DELETE FROM sessions WHERE id IN (
      SELECT id FROM sessions WHERE expires_at < ${before} OR ended_at < ${before} LIMIT ${limit}
    )`.execute(db);
  return Number(gone.numAffectedRows ?? 0);
}
