import { type Kysely, sql } from 'kysely';
import type { Counts, JobStatus } from '../../../shared/contract/enrichment.ts';
import type { DB } from '../../platform/database/tables.ts';
import { COUNTS } from '../batch-store.ts';
import { isOfBatch } from '../of-batch.ts';

/** The SQL of the enrichment history: requests that still have a profile, newest first. */

export interface HistoryRange {
  /** First and last day, YYYY-MM-DD; both included. */
  start?: string | undefined;
  end?: string | undefined;
  /** Whose days they are: an IANA name; UTC's unless given. */
  timeZone?: string | undefined;
}

const inRange = ({ start, end, timeZone = 'UTC' }: HistoryRange) => sql`
  ${start ? sql`AND b.created_at >= (${start}::date)::timestamp AT TIME ZONE ${timeZone}` : sql``}
  ${end ? sql`AND b.created_at < (${end}::date + 1)::timestamp AT TIME ZONE ${timeZone}` : sql``}
  AND b.profiles > 0`;

/** `created_at` to the microsecond, and the id. */
export type HistoryPlace = readonly [createdAt: string, id: string];

export interface HistoryRow {
  id: string;
  created_at: Date;
  /** `created_at` to the microsecond, which a Date does not have. */
  place: string;
  profiles: number;
  counts: Counts;
  credits_held: number;
  credits_used: number;
  /** The first ones, in the order of the request. */
  jobs: HistoryJob[];
}

interface HistoryJob {
  job_id: string;
  slug: string;
  parameters: number;
  credits_used: number;
  status: JobStatus;
}

/**
 * One page of requests with their sums, each with its first jobs: no more is read than what comes back.
 * @param page.after the place to go on after
 * @param page.jobs how many jobs of each request, at most
 */
export async function listHistoryRows(
  db: Kysely<DB>,
  userId: string,
  range: HistoryRange,
  page: { limit: number; offset: number; after?: HistoryPlace | undefined; jobs: number },
): Promise<HistoryRow[]> {
  const older = page.after
    ? sql`AND (b.created_at, b.id) < (${page.after[0]}::timestamptz, ${page.after[1]}::uuid)`
    : sql``;
  const { rows } = await sql<Omit<HistoryRow, 'jobs'>>`
    SELECT b.id, b.created_at, b.created_at::text AS place, b.profiles, ${COUNTS} AS counts, b.credits_held, b.credits_used
    FROM batches b WHERE b.user_id = ${userId} ${inRange(range)} ${older}
    ORDER BY b.created_at DESC, b.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  const jobs = await readFirstJobs(
    db,
    rows.map(({ id }) => id),
    page.jobs,
  );
  return rows.map((row) => ({ ...row, jobs: jobs.get(row.id) ?? [] }));
}

/** The first `limit` jobs of each of the batches, by batch. Each is read by a query of its own: see `isOfBatch`. */
async function readFirstJobs(
  db: Kysely<DB>,
  batchIds: readonly string[],
  limit: number,
): Promise<Map<string, HistoryJob[]>> {
  if (batchIds.length === 0) return new Map();
  const each = batchIds.map(
    (id) => sql`(SELECT j.batch_id, j.id AS job_id, j.slug, j.status, j.credits_used, j.column_set, j.position
      FROM jobs j WHERE ${isOfBatch(id)} ORDER BY j.position LIMIT ${limit})`,
  );
  const { rows } = await sql<HistoryJob & { batch_id: string }>`
    SELECT f.batch_id, f.job_id, f.slug, f.status, f.credits_used, jsonb_array_length(b.column_sets -> f.column_set) AS parameters
    FROM (${sql.join(each, sql` UNION ALL `)}) f JOIN batches b ON b.id = f.batch_id ORDER BY f.position`.execute(db);
  const jobs = rows.map(({ batch_id, ...job }) => ({ batch_id, job }));
  const byBatch = Map.groupBy(jobs, ({ batch_id }) => batch_id);
  return new Map([...byBatch].map(([id, entries]) => [id, entries.map(({ job }) => job)]));
}

export async function countHistoryRows(db: Kysely<DB>, userId: string, range: HistoryRange): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM batches b WHERE b.user_id = ${userId} ${inRange(range)}`.execute(db);
  return rows[0]?.count ?? 0;
}
