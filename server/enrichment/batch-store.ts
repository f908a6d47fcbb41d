import { type Kysely, sql, type Transaction } from 'kysely';
import type { ParameterId } from '../../shared/catalogue.ts';
import type { Counts } from '../../shared/contract/enrichment.ts';
import { elementAt } from '../../shared/element-at.ts';
import type { PriceList } from '../../shared/pricing.ts';
import type { DB } from '../platform/database/tables.ts';

/** The SQL of enrichment requests. */

export interface BatchRow {
  id: string;
  user_id: string;
  /** The distinct parameter lists of its jobs; `jobs.column_set` is a position in it. */
  column_sets: ParameterId[][];
  total: number;
  price: number;
  /** Of the moment in which the credits are held. */
  prices: PriceList;
  /** The API key that started it. */
  api_key_id: string | null;
}

export async function insertBatch(tx: Transaction<DB>, batch: BatchRow): Promise<void> {
  await sql`INSERT INTO batches (id, user_id, column_sets, total, price, prices, credits_held, api_key_id)
    VALUES (${batch.id}, ${batch.user_id}, ${JSON.stringify(batch.column_sets)}::jsonb, ${batch.total},
      ${batch.price}, ${JSON.stringify(batch.prices)}::jsonb, ${batch.price}, ${batch.api_key_id})`.execute(tx);
}

/** Credits that the requests of an API key have used or hold since midnight, UTC, and the seconds until the next midnight. */
export async function readKeySpending(
  tx: Transaction<DB>,
  keyId: string,
): Promise<{ spent: number; resetSeconds: number }> {
  const { rows } = await sql<{ spent: number; resetSeconds: number }>`
    SELECT coalesce(sum(credits_held + credits_used), 0)::int AS spent,
      ceil(extract(epoch FROM date_trunc('day', now(), 'UTC') + interval '1 day' - now()))::int AS "resetSeconds"
    FROM batches WHERE api_key_id = ${keyId} AND created_at >= date_trunc('day', now(), 'UTC')`.execute(tx);
  return elementAt(rows, 0);
}

export interface NewJobRow {
  id: string;
  slug: string;
  column_set: number;
  held: number;
  /** JSON text. */
  extra: string | null;
}

/** Writes all jobs of a new batch in one statement, in the order of the request. */
export async function insertJobs(tx: Transaction<DB>, batch: BatchRow, jobs: readonly NewJobRow[]): Promise<void> {
  await sql`INSERT INTO jobs (id, batch_id, user_id, position, slug, column_set, held, extra)
    SELECT id, ${batch.id}, ${batch.user_id}, row_number() OVER (), slug, column_set, held, extra::jsonb
    FROM unnest(${jobs.map((job) => job.id)}::uuid[], ${jobs.map((job) => job.slug)}::text[],
      ${jobs.map((job) => job.column_set)}::smallint[], ${jobs.map((job) => job.held)}::smallint[],
      ${jobs.map((job) => job.extra)}::text[]) AS t (id, slug, column_set, held, extra)`.execute(tx);
}

export interface BatchSummaryRow {
  id: string;
  column_sets: ParameterId[][];
  /** Profiles that were not forgotten. */
  profiles: number;
  counts: Counts;
  credits_held: number;
  credits_used: number;
  created_at: Date;
}

/** How many jobs of batch `b` are in each state, as kept by the triggers of `jobs`. */
export const COUNTS = sql`json_build_object('pending', b.pending, 'running', b.running, 'completed', b.completed,
  'failed', b.failed, 'cancelled', b.cancelled)`;

/** The batch, if it is this user's. */
export async function readBatchRow(
  db: Kysely<DB>,
  userId: string,
  batchId: string,
): Promise<BatchSummaryRow | undefined> {
  const { rows } = await sql<BatchSummaryRow>`
    SELECT b.id, b.column_sets, b.profiles, ${COUNTS} AS counts, b.credits_held, b.credits_used, b.created_at FROM batches b
    WHERE b.id = ${batchId} AND b.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** How many jobs of the batch are in each state; zeros when there is no such batch. */
export async function readCounts(db: Kysely<DB>, batchId: string): Promise<Counts> {
  const { rows } = await sql<{ counts: Counts }>`
    SELECT ${COUNTS} AS counts FROM batches b WHERE b.id = ${batchId}`.execute(db);
  return rows[0]?.counts ?? { pending: 0, running: 0, completed: 0, failed: 0, cancelled: 0 };
}

/** Moves what ended jobs gave back and kept. */
export async function settleBatches(
  tx: Transaction<DB>,
  sums: readonly { batchId: string; release: number; charge: number }[],
): Promise<void> {
  await sql`
    UPDATE batches b SET credits_held = b.credits_held - s.release, credits_used = b.credits_used + s.charge
    FROM (
      SELECT batch_id, sum(release) AS release, sum(charge) AS charge
      FROM unnest(${sums.map((s) => s.batchId)}::uuid[], ${sums.map((s) => s.release)}::int[],
        ${sums.map((s) => s.charge)}::int[]) AS t (batch_id, release, charge)
      GROUP BY batch_id
    ) s WHERE b.id = s.batch_id`.execute(tx);
}
