import { sql } from 'kysely';
import { elementAt } from '../../../shared/element-at.ts';
import type { Database } from '../../platform/database/database.ts';

/** A number that is kept, and what it should be by the rows it sums up. */
export interface Difference {
  id: string;
  kept: number;
  counted: number;
}

/** Each is one statement, so that it sees one moment although Leadlight is running. */
async function differences(db: Database, statement: ReturnType<typeof sql<Difference>>): Promise<Difference[]> {
  return (await statement.execute(db)).rows;
}

/** Balances that are not the sum of their entries. */
export function findWrongBalances(db: Database): Promise<Difference[]> {
  return differences(
    db,
    sql`SELECT a.user_id AS id, a.balance AS kept, coalesce(sum(l.amount), 0)::integer AS counted
      FROM accounts a LEFT JOIN ledger_entries l ON l.user_id = a.user_id
      GROUP BY a.user_id HAVING a.balance <> coalesce(sum(l.amount), 0) ORDER BY 1`,
  );
}

/** Holds of accounts that are not what their open jobs hold. */
export function findWrongHolds(db: Database): Promise<Difference[]> {
  return differences(
    db,
    sql`SELECT a.user_id AS id, a.held AS kept, coalesce(j.held, 0)::integer AS counted
      FROM accounts a LEFT JOIN (SELECT user_id, sum(held) AS held FROM jobs GROUP BY user_id) j ON j.user_id = a.user_id
      WHERE a.held <> coalesce(j.held, 0) ORDER BY 1`,
  );
}

/** Holds of requests that are not what their open jobs hold. */
export function findWrongBatchHolds(db: Database): Promise<Difference[]> {
  return differences(
    db,
    sql`SELECT b.id, b.credits_held AS kept, coalesce(j.held, 0)::integer AS counted
      FROM batches b LEFT JOIN (SELECT batch_id, sum(held) AS held FROM jobs GROUP BY batch_id) j ON j.batch_id = b.id
      WHERE b.credits_held <> coalesce(j.held, 0) ORDER BY 1`,
  );
}

/** What requests used, where it is not what was charged for them. Forgotten profiles have no job any more, but their entry stays. */
export function findWrongBatchUse(db: Database): Promise<Difference[]> {
  return differences(
    db,
    sql`SELECT b.id, b.credits_used AS kept, coalesce(l.charged, 0)::integer AS counted
      FROM batches b LEFT JOIN (
        SELECT batch_id, -sum(amount) AS charged FROM ledger_entries WHERE batch_id IS NOT NULL GROUP BY batch_id
      ) l ON l.batch_id = b.id
      WHERE b.credits_used <> coalesce(l.charged, 0) ORDER BY 1`,
  );
}

/** What profiles used, where it is not what was charged for them. */
export function findWrongJobUse(db: Database): Promise<Difference[]> {
  return differences(
    db,
    sql`SELECT j.id, j.credits_used::integer AS kept, coalesce(-l.amount, 0) AS counted
      FROM jobs j LEFT JOIN ledger_entries l ON l.job_id = j.id
      WHERE j.credits_used <> coalesce(-l.amount, 0) ORDER BY 1`,
  );
}

/** Requests that say another number of profiles in a state than there are; one state of each. */
export function findWrongJobCounts(db: Database): Promise<Difference[]> {
  return differences(
    db,
    sql`SELECT DISTINCT ON (b.id) b.id, k.kept, coalesce(c.counted, 0) AS counted
      FROM batches b
      CROSS JOIN LATERAL (VALUES ('pending', b.pending), ('running', b.running), ('completed', b.completed), ('failed', b.failed),
        ('cancelled', b.cancelled)) AS k (status, kept)
      LEFT JOIN (SELECT batch_id, status, count(*)::integer AS counted FROM jobs GROUP BY batch_id, status) c
        ON c.batch_id = b.id AND c.status = k.status
      WHERE k.kept <> coalesce(c.counted, 0) ORDER BY b.id`,
  );
}

/** Orders that count as credited, where the ledger says something else. */
export function findWrongOrders(db: Database): Promise<Difference[]> {
  return differences(
    db,
    sql`SELECT o.order_id AS id, o.credits AS kept, coalesce(l.amount, 0) AS counted
      FROM payment_orders o LEFT JOIN ledger_entries l ON l.order_id = o.order_id
      WHERE (o.status = 'credited' AND l.amount IS DISTINCT FROM o.credits) OR (o.status = 'open' AND l.amount IS NOT NULL)
      ORDER BY 1`,
  );
}

/** Accounts and requests with amounts below zero, or a hold that is not covered. */
export async function findImpossibleAmounts(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT user_id AS id FROM accounts WHERE balance < 0 OR held < 0 OR held > balance
    UNION ALL
    SELECT id FROM batches WHERE credits_held < 0 OR credits_used < 0 OR credits_held + credits_used > price`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

export async function countLedger(db: Database): Promise<{ accounts: number; entries: number }> {
  const { rows } = await sql<{ accounts: number; entries: number }>`
    SELECT (SELECT count(*) FROM accounts)::integer AS accounts, (SELECT count(*) FROM ledger_entries)::integer AS entries`.execute(
    db,
  );
  return elementAt(rows, 0);
}
