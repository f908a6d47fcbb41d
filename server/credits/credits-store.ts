import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../platform/database/tables.ts';
import { tellOfLowCredits } from '../webhook-outbox/tell-webhooks.ts';

/** The SQL of the ledger. Each function that writes takes the transaction first: credits and the state they pay for change together. */

export interface Account {
  balance: number;
  held: number;
}

declare const locked: unique symbol;
/**
 * Accounts by their user's id, as they are until the transaction ends. Only `lockAccounts` makes one, and everything that moves held
 * credits asks for it: so the lock is taken, and taken once.
 */
export type LockedAccounts = ReadonlyMap<string, Account> & { readonly [locked]: true };

/** Locks the accounts until the transaction ends, always in the same order, so that two transactions never wait for each other. */
export async function lockAccounts(tx: Transaction<DB>, userIds: readonly string[]): Promise<LockedAccounts> {
  const { rows } = await sql<Account & { user_id: string }>`
    SELECT user_id, balance, held FROM accounts
    WHERE user_id = ANY(${[...new Set(userIds)]}::uuid[]) ORDER BY user_id FOR UPDATE`.execute(tx);
  const accounts: unknown = new Map(rows.map(({ user_id, balance, held }) => [user_id, { balance, held }]));
  return accounts as LockedAccounts;
}

/** Whether the account still has its user: accounts outlive deleted users. */
export async function userExists(tx: Transaction<DB>, userId: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM users WHERE id = ${userId}`.execute(tx);
  return rows.length === 1;
}

/** Adds an entry that no job is the cause of and moves the balance by it. The account must be locked. */
export async function addEntry(
  tx: Transaction<DB>,
  entry: {
    userId: string;
    kind: 'grant' | 'correction' | 'refund';
    amount: number;
    reason?: string | undefined;
    refundedOrderId?: string | undefined;
  },
): Promise<void> {
  const { userId, kind, amount, reason = null, refundedOrderId = null } = entry;
  await sql`
    INSERT INTO ledger_entries (user_id, kind, amount, reason, refunded_order_id)
    VALUES (${userId}, ${kind}, ${amount}, ${reason}, ${refundedOrderId})`.execute(tx);
  const { rows } = await sql<{ after: number }>`
    UPDATE accounts SET balance = balance + ${amount} WHERE user_id = ${userId} RETURNING balance - held AS after`.execute(
    tx,
  );
  for (const { after } of rows) await tellOfLowCredits(tx, userId, { before: after - amount, after });
}

/** Balance and holds as last committed; zeros for a user without an account. */
export async function readAccount(db: Kysely<DB>, userId: string): Promise<Account> {
  const row = await db
    .selectFrom('accounts')
    .select(['balance', 'held'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { balance: 0, held: 0 };
}

/** Sets credits aside. The table's own check refuses a hold above the balance. */
export async function addHold(
  tx: Transaction<DB>,
  accounts: LockedAccounts,
  userId: string,
  amount: number,
): Promise<void> {
  requireLocked(accounts, userId);
  const { rows } = await sql<{ after: number }>`
    UPDATE accounts SET held = held + ${amount} WHERE user_id = ${userId} RETURNING balance - held AS after`.execute(
    tx,
  );
  for (const { after } of rows) await tellOfLowCredits(tx, userId, { before: after + amount, after });
}

/** What one ended job gives back and keeps. `charge` is at most `release`: both were part of the hold. */
export interface Settlement {
  userId: string;
  batchId: string;
  jobId: string;
  release: number;
  charge: number;
}

/** Resolves holds: all of `release` leaves the hold, `charge` of it leaves the balance, one entry per charged job. */
export async function resolveHolds(
  tx: Transaction<DB>,
  accounts: LockedAccounts,
  settlements: readonly Settlement[],
): Promise<void> {
  for (const { userId } of settlements) requireLocked(accounts, userId);
  await sql`
    WITH settled AS (
      SELECT * FROM unnest(
        ${settlements.map((s) => s.userId)}::uuid[], ${settlements.map((s) => s.batchId)}::uuid[],
        ${settlements.map((s) => s.jobId)}::uuid[], ${settlements.map((s) => s.release)}::int[],
        ${settlements.map((s) => s.charge)}::int[]) AS t (user_id, batch_id, job_id, release, charge)
    ), moved AS (
      UPDATE accounts a SET held = a.held - s.release, balance = a.balance - s.charge
      FROM (SELECT user_id, sum(release) AS release, sum(charge) AS charge FROM settled GROUP BY user_id) s
      WHERE a.user_id = s.user_id
    )
    INSERT INTO ledger_entries (user_id, kind, amount, batch_id, job_id)
    SELECT user_id, 'enrichment', -charge, batch_id, job_id FROM settled WHERE charge > 0`.execute(tx);
}

function requireLocked(accounts: LockedAccounts, userId: string): void {
  if (!accounts.has(userId)) throw new Error(`The account of user ${userId} is not locked`);
}

/** Where a list of transactions goes on: of its last row. */
export type TransactionPlace = Pick<TransactionRow, 'place' | 'id' | 'balance_after' | 'credits'>;

export interface TransactionRow {
  id: string;
  created_at: Date;
  type: 'signup' | 'purchase' | 'enrichment' | 'carried_forward' | 'grant' | 'correction' | 'refund';
  credits: number;
  /** What an operator said, of a grant or a correction. */
  reason: string | null;
  balance_after: number;
  profiles: number;
  /** Name of the API key that asked. */
  api_key: string | null;
  /** `created_at` to the microsecond, which a Date does not have. */
  place: string;
}

/**
 * One page of what moved the balance, newest first: a row per gift, purchase and enrichment request (net of what was returned).
 * `balance_after` is counted back from the balance of now, so that each row follows from the one below it and no row further down
 * is read.
 * @param page.offset rows that are passed over, none unless said
 * @param page.before the row to go on after, instead
 */
export async function listTransactionRows(
  db: Kysely<DB>,
  userId: string,
  page: { limit: number; offset?: number | undefined; before?: TransactionPlace | undefined },
): Promise<TransactionRow[]> {
  const { limit, offset = 0, before } = page;
  const older = before
    ? sql`AND created_at <= ${before.place}::timestamptz AND (created_at, id::text) < (${before.place}::timestamptz, ${before.id})`
    : sql``;
  const newest = sql`${older} ORDER BY created_at DESC, id::text DESC LIMIT ${limit + offset}`;
  const balance = before
    ? sql`${before.balance_after - before.credits}::int`
    : sql`coalesce((SELECT balance FROM accounts WHERE user_id = ${userId}), 0)`;
  const { rows } = await sql<TransactionRow>`
    WITH moves AS (
      (SELECT id::text AS id, created_at, kind AS type, amount AS credits, 0 AS profiles, reason, NULL::uuid AS api_key_id
      FROM ledger_entries WHERE user_id = ${userId} AND kind <> 'enrichment' ${newest})
      UNION ALL
      (SELECT id::text, created_at, 'enrichment', -credits_used, total, NULL, api_key_id FROM batches WHERE user_id = ${userId} ${newest})
    )
    SELECT moves.*, (SELECT name FROM api_keys k WHERE k.id = api_key_id) AS api_key, created_at::text AS place, (${balance} - coalesce(sum(credits) OVER (
      ORDER BY created_at DESC, id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))::int AS balance_after
    FROM moves ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

/** How many rows `listTransactionRows` has in all. */
export async function countTransactionRows(db: Kysely<DB>, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT ((SELECT count(*) FROM ledger_entries WHERE user_id = ${userId} AND kind <> 'enrichment')
      + (SELECT count(*) FROM batches WHERE user_id = ${userId}))::int AS count`.execute(db);
  return rows[0]?.count ?? 0;
}
