import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';

/** The SQL of spending limits. */

/** Credits that a user lets themselves spend; null: as many as there are. */
export interface SpendingLimits {
  per_day: number | null;
  per_month: number | null;
}

/** What was spent in the day and the month of now (UTC), and when they end. */
export interface SpendingRow {
  day_used: number;
  month_used: number;
  day_ends: Date;
  month_ends: Date;
}

/** The user's limits. @returns undefined when there is no such user */
export async function readLimits(db: Kysely<DB>, userId: string): Promise<SpendingLimits | undefined> {
  return (await readLimitsAndLock(db, userId))?.limits;
}

/** The same, with whether an operator has locked the user out. */
export async function readLimitsAndLock(
  db: Kysely<DB>,
  userId: string,
): Promise<{ limits: SpendingLimits; isLocked: boolean } | undefined> {
  const { rows } = await sql<SpendingLimits & { isLocked: boolean }>`
    SELECT l.per_day, l.per_month, u.locked_at IS NOT NULL AS "isLocked"
    FROM users u LEFT JOIN spending_limits l ON l.user_id = u.id WHERE u.id = ${userId}`.execute(db);
  const [row] = rows;
  return row && { limits: { per_day: row.per_day, per_month: row.per_month }, isLocked: row.isLocked };
}

/** What the requests started in this day and month have used or hold. */
export async function readSpending(db: Kysely<DB>, userId: string): Promise<SpendingRow> {
  const { rows } = await sql<SpendingRow>`
    WITH now_is AS (SELECT date_trunc('day', now(), 'UTC') AS day, date_trunc('month', now(), 'UTC') AS month)
    SELECT coalesce(sum(b.credits_held + b.credits_used) FILTER (WHERE b.created_at >= n.day), 0)::int AS day_used,
      coalesce(sum(b.credits_held + b.credits_used), 0)::int AS month_used,
      n.day + interval '24 hours' AS day_ends, (n.month AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC' AS month_ends
    FROM now_is n LEFT JOIN batches b ON b.user_id = ${userId} AND b.created_at >= n.month
    GROUP BY n.day, n.month`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A sum without a row');
  return row;
}

/** Replaces the user's limits. */
export async function writeLimits(
  tx: Transaction<DB>,
  userId: string,
  { per_day, per_month }: SpendingLimits,
): Promise<void> {
  if (per_day === null && per_month === null) {
    await sql`DELETE FROM spending_limits WHERE user_id = ${userId}`.execute(tx);
    return;
  }
  await sql`INSERT INTO spending_limits (user_id, per_day, per_month) VALUES (${userId}, ${per_day}, ${per_month})
    ON CONFLICT (user_id) DO UPDATE SET per_day = excluded.per_day, per_month = excluded.per_month`.execute(tx);
}
