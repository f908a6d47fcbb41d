import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/database/tables.ts';

const LINES_A_PAGE = 500;

/** Lines of the audit log about a user, and what they did themselves, oldest first, each as JSON; of operators it says no more than that. */
export async function* exportOwnAudit(db: Kysely<DB>, userId: string): AsyncGenerator<string> {
  for (let after = '0'; ; ) {
    const { rows } = await sql<{ id: string; line: string }>`
      SELECT id::text AS id, json_build_object('created_at', created_at, 'by', actor_kind, 'action', action,
        'subject', subject_kind, 'details', details)::text AS line
      FROM audit_log WHERE (subject_id = ${userId} OR actor_id = ${userId}) AND id > ${after}::bigint
      ORDER BY id LIMIT ${LINES_A_PAGE}`.execute(db);
    for (const { line } of rows) yield line;
    const last = rows.at(-1);
    if (!last || rows.length < LINES_A_PAGE) return;
    after = last.id;
  }
}
