import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';

/** The SQL of what `--repair` sets right. Each is given the account's lock first, so that it sees what nobody changes meanwhile. */

/** What a number was and is now. */
export interface Mended {
  was: Record<string, number>;
  is: Record<string, number>;
}

/** Locks the account of a request's user. @returns false when there is no such request any more */
export async function lockAccountOfBatch(tx: Transaction<DB>, batchId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM accounts a JOIN batches b ON b.user_id = a.user_id WHERE b.id = ${batchId} FOR UPDATE OF a`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Sets the numbers of a request to what its jobs and the ledger's entries say. @returns null when they were right already */
export async function mendBatch(tx: Transaction<DB>, batchId: string): Promise<Mended | null> {
  return mend(
    tx,
    sql`SELECT pending, running, completed, failed, cancelled, credits_held, credits_used
      FROM batches WHERE id = ${batchId} FOR UPDATE`,
    sql`
      UPDATE batches b SET pending = c.pending, running = c.running, completed = c.completed, failed = c.failed,
        cancelled = c.cancelled, credits_held = c.held,
        credits_used = coalesce((SELECT -sum(l.amount) FROM ledger_entries l WHERE l.batch_id = b.id), 0)
      FROM (
        SELECT count(*) FILTER (WHERE status = 'pending') AS pending, count(*) FILTER (WHERE status = 'running') AS running,
          count(*) FILTER (WHERE status = 'completed') AS completed, count(*) FILTER (WHERE status = 'failed') AS failed,
          count(*) FILTER (WHERE status = 'cancelled') AS cancelled, coalesce(sum(held), 0) AS held
        FROM jobs WHERE batch_id = ${batchId}
      ) c WHERE b.id = ${batchId}
      RETURNING b.pending, b.running, b.completed, b.failed, b.cancelled, b.credits_held, b.credits_used`,
  );
}

/** Sets an account's balance to the sum of its entries and its hold to that of its open jobs. @returns null when they were right already */
export async function mendAccount(tx: Transaction<DB>, userId: string): Promise<Mended | null> {
  return mend(
    tx,
    sql`SELECT balance, held FROM accounts WHERE user_id = ${userId} FOR UPDATE`,
    sql`
      UPDATE accounts SET balance = coalesce((SELECT sum(amount) FROM ledger_entries WHERE user_id = ${userId}), 0),
        held = coalesce((SELECT sum(held) FROM jobs WHERE user_id = ${userId}), 0)
      WHERE user_id = ${userId} RETURNING balance, held`,
  );
}

async function mend(
  tx: Transaction<DB>,
  read: RawBuilder<unknown>,
  write: RawBuilder<unknown>,
): Promise<Mended | null> {
  const [was] = (await read.execute(tx)).rows as Record<string, number>[];
  const [is] = (await write.execute(tx)).rows as Record<string, number>[];
  if (!was || !is) return null;
  const changed = Object.keys(is).filter((name) => is[name] !== was[name]);
  if (changed.length === 0) return null;
  const only = (all: Record<string, number>) => Object.fromEntries(changed.map((name) => [name, all[name] ?? 0]));
  return { was: only(was), is: only(is) };
}

/** Jobs that began more than a day ago and have not ended: whatever had them does not have them any more. */
export async function findStuckJobs(tx: Transaction<DB>): Promise<{ id: string; user_id: string }[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    SELECT j.id, j.user_id FROM batches b JOIN jobs j ON j.batch_id = b.id AND j.status = 'running'
    WHERE b.credits_held > 0 AND j.started_at < now() - interval '1 day' ORDER BY j.id`.execute(tx);
  return rows;
}
