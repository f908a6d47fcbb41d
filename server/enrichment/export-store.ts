import { type Kysely, sql } from 'kysely';
import type { ParameterId } from '../../shared/catalogue.ts';
import type { DB } from '../platform/tables.ts';
import { type JobRow, readJobRows } from './job-store.ts';

/** The SQL of taking one's data along: everything, a bounded piece at a time. */

export interface ExportedBatchRow {
  id: string;
  created_at: Date;
  total: number;
  column_sets: ParameterId[][];
  credits_held: number;
  credits_used: number;
}

/** Batches older than `before`, newest first. */
export async function listBatchRowsBefore(
  db: Kysely<DB>,
  userId: string,
  before: Pick<ExportedBatchRow, 'created_at' | 'id'> | null,
  limit: number,
): Promise<ExportedBatchRow[]> {
  const older = before ? sql`AND (created_at, id) < (${before.created_at}::timestamptz, ${before.id}::uuid)` : sql``;
  const { rows } = await sql<ExportedBatchRow>`
    SELECT id, created_at, total, column_sets, credits_held, credits_used FROM batches
    WHERE user_id = ${userId} ${older} ORDER BY created_at DESC, id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Ids of all jobs of these batches, in the order of the batches and of each request: sixteen bytes for each job. */
export async function listJobIds(db: Kysely<DB>, batchIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT j.id FROM unnest(${[...batchIds]}::uuid[]) WITH ORDINALITY AS b (id, place)
    JOIN jobs j ON j.batch_id = b.id ORDER BY b.place, j.position`.execute(db);
  return rows.map((row) => row.id);
}

/** The jobs, in the order of the ids; those that were forgotten meanwhile are left out. */
export async function readJobRowsInOrder(db: Kysely<DB>, ids: readonly string[]): Promise<JobRow[]> {
  const rows = new Map((await readJobRows(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
