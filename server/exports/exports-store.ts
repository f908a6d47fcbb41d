import { type Kysely, sql, type Transaction } from 'kysely';
import type { JobStatus } from '../../shared/contract/enrichment.ts';
import { isOfBatch } from '../enrichment/of-batch.ts';
import type { DB } from '../platform/database/tables.ts';

/** The SQL of downloads. */

/** A job as a file has it. Values, columns of the user's sheet and origins are JSON text: a thread parses them. */
export interface ExportedJob {
  id: string;
  position: number;
  slug: string;
  moved_to: string | null;
  status: JobStatus;
  error: string | null;
  result: string | null;
  extra: string | null;
  provenance: string | null;
}

/** Jobs of a batch after this one, in the order of the request. @param page.provenance whether origins are read */
export async function listJobsAfter(
  db: Kysely<DB>,
  batchId: string,
  last: Pick<ExportedJob, 'position'> | undefined,
  { limit, provenance }: { limit: number; provenance: boolean },
): Promise<ExportedJob[]> {
  const later = last ? sql`AND j.position > ${last.position}` : sql``;
  const { rows } = await sql<ExportedJob>`
    SELECT j.id, j.position, j.slug, j.moved_to, j.status, j.error, j.result::text AS result, j.extra::text AS extra,
      ${provenance ? sql`j.provenance::text` : sql`NULL`} AS provenance
    FROM jobs j WHERE ${isOfBatch(batchId)} ${later} ORDER BY j.position LIMIT ${limit}`.execute(db);
  return rows;
}

/**
 * The headings that the user's sheet has over its other columns: each list that any row has, in the order of its first row. Rows leave
 * out the columns that are empty in them.
 */
export async function listOwnHeadings(db: Kysely<DB>, batchId: string): Promise<string[][]> {
  const { rows } = await sql<{ headings: string[] }>`
    SELECT headings FROM (
      SELECT j.position, ARRAY(SELECT cell ->> 0 FROM jsonb_array_elements(j.extra) cell) AS headings
      FROM jobs j WHERE ${isOfBatch(batchId)} AND j.extra IS NOT NULL
    ) rows GROUP BY headings ORDER BY min(position)`.execute(db);
  return rows.map(({ headings }) => headings);
}

/** Keeps a link for a while; those whose time is over are forgotten. */
export async function insertLink(
  tx: Transaction<DB>,
  link: { tokenHash: Buffer; sessionId: string; batchId: string; choice: string; seconds: number },
): Promise<Date> {
  await sql`DELETE FROM export_links WHERE expires_at <= now()`.execute(tx);
  const { rows } = await sql<{ expires_at: Date }>`
    INSERT INTO export_links (token_hash, session_id, batch_id, choice, expires_at)
    VALUES (${link.tokenHash}, ${link.sessionId}, ${link.batchId}, ${link.choice}::jsonb,
      now() + make_interval(secs => ${link.seconds}))
    RETURNING expires_at`.execute(tx);
  return (rows[0] as { expires_at: Date }).expires_at;
}

export interface TakenLink {
  user_id: string;
  session_id: string;
  batch_id: string;
  /** As it was given to `insertLink`. */
  choice: unknown;
}

/** Takes a link away, so that nobody else follows it. @returns nothing when there is none, or its time is over */
export async function takeLink(db: Kysely<DB>, tokenHash: Buffer): Promise<TakenLink | undefined> {
  const { rows } = await sql<TakenLink & { in_time: boolean }>`
    DELETE FROM export_links l USING sessions s WHERE l.token_hash = ${tokenHash} AND s.id = l.session_id
    RETURNING s.user_id, l.session_id, l.batch_id, l.choice, l.expires_at > now() AS in_time`.execute(db);
  return rows[0]?.in_time ? rows[0] : undefined;
}
