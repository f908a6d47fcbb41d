import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';

/** The SQL of the regular check of the ledger. It reads what has changed by its indexes, however much there is beside it. */

/** Milliseconds for one statement: a check that would cost more is left for another time. */
const STATEMENT_MS = 5_000;
/** Entries looked at, the newest. */
const MOST_ENTRIES = 20_000;
/** Requests with more open profiles than this are left to the doctor. */
const MOST_OPEN_JOBS = 10_000;

export async function limitStatements(tx: Transaction<DB>): Promise<void> {
  await sql`SELECT set_config('statement_timeout', ${String(STATEMENT_MS)}, true)`.execute(tx);
}

/** Users whose credits have moved since that entry, and those with open requests. @returns their ids, and the id of the last entry */
export async function listMovedAccounts(
  tx: Transaction<DB>,
  afterEntry: number,
): Promise<{ userIds: string[]; lastEntry: number }> {
  const { rows } = await sql<{ user_ids: string[]; last_entry: number }>`
    WITH moved AS (
      SELECT id, user_id FROM ledger_entries WHERE id > ${afterEntry} ORDER BY id DESC LIMIT ${MOST_ENTRIES}
    )
    SELECT coalesce((SELECT max(id) FROM moved), ${afterEntry})::bigint AS last_entry, ARRAY(
      SELECT user_id FROM moved UNION SELECT user_id FROM batches WHERE credits_held > 0
    ) AS user_ids`.execute(tx);
  const [row] = rows;
  return { userIds: row?.user_ids ?? [], lastEntry: Number(row?.last_entry ?? afterEntry) };
}

/**
 * Those of the users whose account does not add up, as of one moment: the balance is what they were given less what their requests used, the
 * hold is that of their open requests, and those of their open profiles. Deleted users are left out: their requests are gone.
 */
export async function findWrongAccounts(tx: Transaction<DB>, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    WITH looked AS (
      SELECT a.user_id, a.balance, a.held FROM accounts a JOIN users u ON u.id = a.user_id
      WHERE a.user_id = ANY(${[...userIds]}::uuid[])
    )
    SELECT l.user_id FROM looked l,
      LATERAL (SELECT coalesce(sum(amount), 0) AS given FROM ledger_entries
        WHERE user_id = l.user_id AND kind <> 'enrichment') e,
      LATERAL (SELECT coalesce(sum(credits_used), 0) AS used, coalesce(sum(credits_held), 0) AS held FROM batches
        WHERE user_id = l.user_id) b
    WHERE l.balance <> e.given - b.used OR l.held <> b.held
    UNION
    SELECT b.user_id FROM batches b JOIN looked USING (user_id)
    WHERE b.credits_held > 0 AND b.pending + b.running <= ${MOST_OPEN_JOBS} AND b.credits_held <> (
      SELECT coalesce(sum(j.held), 0) FROM jobs j WHERE j.batch_id = b.id AND j.status IN ('pending', 'running'))`.execute(
    tx,
  );
  return rows.map((row) => row.user_id);
}

/** Users with a profile that was charged otherwise than the ledger says, among the entries after that one. */
export async function findWrongCharges(tx: Transaction<DB>, afterEntry: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT DISTINCT e.user_id FROM (
      SELECT user_id, job_id, amount FROM ledger_entries WHERE id > ${afterEntry} ORDER BY id DESC LIMIT ${MOST_ENTRIES}
    ) e JOIN jobs j ON j.id = e.job_id WHERE j.credits_used <> -e.amount`.execute(tx);
  return rows.map((row) => row.user_id);
}
