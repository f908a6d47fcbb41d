import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { DB } from '../../platform/database/tables.ts';

/** The SQL of users as operators see them. */

export interface AdminUserRow {
  id: string;
  email: string;
  username: string;
  identity: 'google' | 'local';
  created_at: Date;
  locked_at: Date | null;
  balance: number;
  held: number;
  last_used_at: Date | null;
  open_jobs: number;
}

const COLUMNS = sql`
  u.id, u.email, u.username, u.identity_kind AS identity, u.created_at, u.locked_at, coalesce(a.balance, 0) AS balance,
  coalesce(a.held, 0) AS held, (SELECT max(s.last_used_at) FROM sessions s WHERE s.user_id = u.id) AS last_used_at,
  (SELECT coalesce(sum(b.pending + b.running), 0)::int FROM batches b
    WHERE b.user_id = u.id AND b.credits_held > 0) AS open_jobs`;

/** Users whose address or name has this in it, or whose id it is; all of them when it is empty. The newest first. */
export async function findUserRows(
  db: Kysely<DB>,
  text: string,
  page: { limit: number; offset: number },
): Promise<AdminUserRow[]> {
  const { rows } = await sql<AdminUserRow>`
    SELECT ${COLUMNS} FROM users u LEFT JOIN accounts a ON a.user_id = u.id WHERE ${matches(text)}
    ORDER BY u.created_at DESC, u.id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return rows;
}

export async function countUserRows(db: Kysely<DB>, text: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM users u WHERE ${matches(text)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function matches(text: string): RawBuilder<unknown> {
  if (text === '') return sql`true`;
  if (isUuid(text)) return sql`u.id = ${text}`;
  return sql`(position(lower(${text}) IN lower(u.email)) > 0 OR position(lower(${text}) IN lower(u.username)) > 0)`;
}

export async function readUserRow(db: Kysely<DB>, userId: string): Promise<AdminUserRow | undefined> {
  const { rows } = await sql<AdminUserRow>`
    SELECT ${COLUMNS} FROM users u LEFT JOIN accounts a ON a.user_id = u.id WHERE u.id = ${userId}`.execute(db);
  return rows[0];
}

/** @returns false when it was so already, or there is no such user */
export async function setLocked(tx: Transaction<DB>, userId: string, locked: boolean): Promise<boolean> {
  const { rows } = await sql`
    UPDATE users SET locked_at = ${locked ? sql`now()` : sql`NULL`}
    WHERE id = ${userId} AND (locked_at IS NULL) = ${locked} RETURNING 1`.execute(tx);
  return rows.length > 0;
}
