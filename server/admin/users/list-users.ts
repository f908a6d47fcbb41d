import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { AdminUser, AdminUserResponse } from '../../../shared/contract/admin/users.ts';
import type { Pagination } from '../../../shared/contract/responses.ts';
import { countActiveSessions, listActiveSessions } from '../../accounts/sessions-store.ts';
import { listTransactions } from '../../credits/list-transactions.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { type AdminUserRow, countUserRows, findUserRows, readUserRow } from './users-store.ts';

const TRANSACTIONS = 20;

/** One page (from 1) of users. @param options.query a part of the address or name, or an id; '' finds all */
export async function listUsers(
  db: Kysely<DB>,
  { query, page, page_size, idleMs }: { query: string; page: number; page_size: number; idleMs: number },
): Promise<{ users: AdminUser[]; pagination: Pagination }> {
  const [rows, total_count] = await Promise.all([
    findUserRows(db, query, { limit: page_size, offset: (page - 1) * page_size }),
    countUserRows(db, query),
  ]);
  const sessions = await countActiveSessions(db, { userIds: rows.map((row) => row.id), idleMs });
  const users = rows.map((row) => presentUser(row, sessions.get(row.id) ?? 0));
  return { users, pagination: { page, page_size, total_count } };
}

/** A user with where they are signed in and what last moved their credits. @throws DomainError not_found */
export async function readUser(
  db: Kysely<DB>,
  { idleMs }: { idleMs: number },
  userId: string,
): Promise<Omit<AdminUserResponse, 'success'>> {
  const row = isUuid(userId) ? await readUserRow(db, userId) : undefined;
  if (!row) throw new DomainError('not_found');
  const [sessions, { transactions }] = await Promise.all([
    listActiveSessions(db, { userId, idleMs }),
    listTransactions(db, userId, { page: 1, page_size: TRANSACTIONS }),
  ]);
  return {
    user: presentUser(row, sessions.length),
    sessions: sessions.map(({ device, created_at, last_used_at }) => ({
      device,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
    })),
    transactions,
  };
}

function presentUser(row: AdminUserRow, sessions: number): AdminUser {
  const { balance, held, created_at, locked_at, last_used_at, ...rest } = row;
  return {
    ...rest,
    created_at: created_at.toISOString(),
    locked_at: locked_at?.toISOString() ?? null,
    last_used_at: last_used_at?.toISOString() ?? null,
    credits: balance - held,
    held,
    sessions,
  };
}
