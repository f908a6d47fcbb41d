import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../platform/database/tables.ts';

/** Which lines; what is undefined does not narrow them. Days are those of UTC. */
export interface AuditConditions {
  /** Part of an operator's address, a user's id, or a kind of actor. */
  actor?: string | undefined;
  /** An action, or the subject before its dot. */
  action?: string | undefined;
  subject?: string | undefined;
  since?: string | undefined;
  /** The last day that counts. */
  until?: string | undefined;
}

export interface AuditRow {
  id: number;
  created_at: Date;
  actor_kind: 'user' | 'operator' | 'doctor' | 'system';
  actor_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  details: Record<string, unknown>;
  request_id: string | null;
}

/**
 * Lines of the audit log, newest first.
 * @param page.before goes on after the line of this id instead of passing over `offset` lines
 */
export async function listAuditRows(
  db: Kysely<DB>,
  conditions: AuditConditions,
  { limit, offset = 0, before }: { limit: number; offset?: number; before?: number | undefined },
): Promise<AuditRow[]> {
  const older = before === undefined ? sql`` : sql`AND id < ${before}`;
  const { rows } = await sql<AuditRow>`
    SELECT id, created_at, actor_kind, actor_id, action, subject_kind, subject_id, details, request_id
    FROM audit_log WHERE ${whereOf(conditions)} ${older} ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

/** How many lines there are in all. */
export async function countAuditRows(db: Kysely<DB>, conditions: AuditConditions): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM audit_log WHERE ${whereOf(conditions)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function whereOf({ actor, action, subject, since, until }: AuditConditions): RawBuilder<unknown> {
  const all = [sql`true`];
  if (actor) all.push(sql`(actor_kind = ${actor} OR position(lower(${actor}) IN lower(actor_id)) > 0)`);
  if (action) all.push(sql`(action = ${action} OR split_part(action, '.', 1) = ${action})`);
  if (subject) all.push(sql`subject_id = ${subject}`);
  if (since) all.push(sql`created_at >= ${since}::timestamp AT TIME ZONE 'UTC'`);
  if (until) all.push(sql`created_at < (${until}::timestamp + interval '1 day') AT TIME ZONE 'UTC'`);
  return sql.join(all, sql` AND `);
}
