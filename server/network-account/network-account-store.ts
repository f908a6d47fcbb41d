import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../platform/database/tables.ts';

/** The SQL of users' own accounts of the network. */

export interface NetworkAccountRow {
  account_id: string;
  name: string;
  connected_at: Date;
  /** Its owner has to sign in again. */
  expired_at: Date | null;
}

export interface LinkRow {
  id: string;
  user_id: string;
  secret_digest: Buffer;
  /** To sign in to again. */
  account_id: string | null;
  created_at: Date;
  expires_at: Date;
  refused_at: Date | null;
}

export async function findAccount(db: Kysely<DB>, userId: string): Promise<NetworkAccountRow | undefined> {
  const { rows } = await sql<NetworkAccountRow>`
    SELECT account_id, name, connected_at, expired_at FROM network_accounts WHERE user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Whether anybody here has this account. */
export async function isKnownAccount(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM network_accounts WHERE account_id = ${accountId}`.execute(db);
  return rows.length > 0;
}

/**
 * Makes it the user's account; the one they had is deleted at Unipile.
 * @returns false when it is somebody else's
 */
export async function saveAccount(
  tx: Transaction<DB>,
  account: { userId: string; accountId: string; name: string },
): Promise<boolean> {
  const taken = await sql`
    SELECT 1 FROM network_accounts WHERE account_id = ${account.accountId} AND user_id <> ${account.userId}`.execute(
    tx,
  );
  if (taken.rows.length > 0) return false;
  await sql`
    INSERT INTO network_accounts (user_id, account_id, name) VALUES (${account.userId}, ${account.accountId}, ${account.name})
    ON CONFLICT (user_id) DO UPDATE
      SET account_id = excluded.account_id, name = excluded.name, connected_at = now(), expired_at = NULL`.execute(tx);
  await sql`DELETE FROM network_account_removals WHERE account_id = ${account.accountId}`.execute(tx);
  return true;
}

/** Its owner has to sign in again, or no longer has to. @param olderThanMs one that was connected later is left as it is */
export async function markAccount(
  db: Kysely<DB>,
  accountId: string,
  state: { expired: boolean; olderThanMs?: number },
): Promise<void> {
  await sql`
    UPDATE network_accounts SET expired_at = ${state.expired ? sql`now()` : sql`NULL`}
    WHERE account_id = ${accountId} AND (expired_at IS NULL) = ${state.expired}
      AND connected_at <= now() - ${state.olderThanMs ?? 0} * interval '1 millisecond'`.execute(db);
}

/** Forgets the user's account and links. */
export async function deleteAccountOf(tx: Transaction<DB>, userId: string): Promise<void> {
  await sql`DELETE FROM network_account_links WHERE user_id = ${userId}`.execute(tx);
  await sql`DELETE FROM network_accounts WHERE user_id = ${userId}`.execute(tx);
}

export async function insertLink(
  tx: Transaction<DB>,
  link: Pick<LinkRow, 'id' | 'user_id' | 'secret_digest' | 'account_id' | 'expires_at'>,
): Promise<void> {
  await sql`
    INSERT INTO network_account_links (id, user_id, secret_digest, account_id, expires_at)
    VALUES (${link.id}, ${link.user_id}, ${link.secret_digest}, ${link.account_id}, ${link.expires_at})`.execute(tx);
}

/** A link under which nobody has signed in yet. */
export async function findLink(db: Kysely<DB>, id: string): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    SELECT * FROM network_account_links WHERE id = ${id} AND expires_at > now() AND refused_at IS NULL`.execute(db);
  return rows[0];
}

/** Takes the link for itself until the transaction ends. @returns false when it was used meanwhile */
export async function lockLink(tx: Transaction<DB>, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM network_account_links WHERE id = ${id} AND refused_at IS NULL FOR UPDATE`.execute(tx);
  return rows.length > 0;
}

/** The user's links that have not expired, newest first. */
export async function listLinks(db: Kysely<DB>, userId: string): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    SELECT * FROM network_account_links WHERE user_id = ${userId} AND expires_at > now()
    ORDER BY created_at DESC, id DESC`.execute(db);
  return rows;
}

export async function deleteLink(tx: Transaction<DB>, id: string): Promise<void> {
  await sql`DELETE FROM network_account_links WHERE id = ${id}`.execute(tx);
}

/** Notes that the account that somebody signed in to could not be taken. */
export async function refuseLink(db: Kysely<DB>, id: string): Promise<void> {
  await sql`UPDATE network_account_links SET refused_at = now() WHERE id = ${id}`.execute(db);
}

/** Forgets links that nobody can use any more. */
export async function deleteExpiredLinks(db: Kysely<DB>): Promise<void> {
  await sql`DELETE FROM network_account_links WHERE expires_at < now()`.execute(db);
}

/** Of the user's links the newest stay. */
export async function deleteOldLinks(tx: Transaction<DB>, userId: string, kept: number): Promise<void> {
  await sql`
    DELETE FROM network_account_links WHERE id IN (
      SELECT id FROM network_account_links WHERE user_id = ${userId} ORDER BY created_at DESC, id DESC OFFSET ${kept}
    )`.execute(tx);
}

/** Accounts to be deleted at Unipile; each is given to one who asks, and again later unless it is done by then. */
export async function takeRemovals(db: Kysely<DB>, limit: number, againMs: number): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    UPDATE network_account_removals SET next_try_at = now() + ${againMs} * interval '1 millisecond'
    WHERE account_id IN (
      SELECT account_id FROM network_account_removals WHERE next_try_at <= now()
      ORDER BY next_try_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) RETURNING account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

export async function deleteRemoval(db: Kysely<DB>, accountId: string): Promise<void> {
  await sql`DELETE FROM network_account_removals WHERE account_id = ${accountId}`.execute(db);
}

export interface AccountCounts {
  connected: number;
  expired: number;
  /** Not deleted at Unipile yet. */
  leaving: number;
}

export async function countAccounts(db: Kysely<DB>): Promise<AccountCounts> {
  const { rows } = await sql<AccountCounts>`
    SELECT count(*) FILTER (WHERE expired_at IS NULL)::int AS connected, count(expired_at)::int AS expired,
      (SELECT count(*)::int FROM network_account_removals) AS leaving
    FROM network_accounts`.execute(db);
  return rows[0] ?? { connected: 0, expired: 0, leaving: 0 };
}
