import { type Kysely, sql } from 'kysely';
import type { ParameterId } from '../../../shared/catalogue.ts';
import type { DB } from '../../platform/database/tables.ts';
import { isOfAnyBatch } from '../of-batch.ts';
import { YOUR_UPLOAD } from '../upload-facts/derive-uploaded-values.ts';

/** Requests, and profiles of each, that hit rates are measured with: recent ones, and not those of a single large request alone. */
const REQUESTS = 30;
const PROFILES_OF_EACH = 40;
/** Of so many requests it is looked whether something of them has ended. */
const LOOKED_AT = 500;

/** How often a parameter was looked for, and found. */
export interface Measured {
  asked: number;
  found: number;
}

/** How many of these profiles have answers of sources that were added to at or after `since`. */
export async function countFresh(
  db: Kysely<DB>,
  userId: string,
  slugs: readonly string[],
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ fresh: number }>`
    SELECT count(DISTINCT slug)::int AS fresh FROM source_answers
    WHERE user_id = ${userId} AND slug = ANY(${[...slugs]}::text[]) AND retrieved_at >= ${since}`.execute(db);
  return rows[0]?.fresh ?? 0;
}

/**
 * How often each parameter was found in profiles that ended lately. What users brought themselves was not looked for, and a source that
 * did not answer says nothing of what there is.
 * @param userId of whom; null: of all users
 */
export async function measureHits(db: Kysely<DB>, userId: string | null): Promise<Map<ParameterId, Measured>> {
  const batches = await listRecentBatches(db, userId);
  if (batches.length === 0) return new Map();
  const { rows } = await sql<{ parameter: ParameterId } & Measured>`
    WITH ended AS MATERIALIZED (
      SELECT b.column_sets -> j.column_set AS columns, j.skipped, (j.provenance -> 'of')::jsonb AS of,
        (j.provenance -> 'origins')::jsonb AS origins
      FROM batches b CROSS JOIN LATERAL (
        SELECT column_set, skipped, provenance FROM jobs j
        WHERE j.batch_id = b.id AND j.id BETWEEN first_job_id(b.id) AND last_job_id(b.id) AND ${isOfAnyBatch(batches)}
          AND (j.status = 'completed' OR (j.status = 'failed' AND j.error_code = 'profile_not_found'))
        LIMIT ${PROFILES_OF_EACH}
      ) j WHERE b.id = ANY(${batches}::uuid[])
    ), looked_for AS (
      SELECT c.parameter, e.of -> c.parameter AS origin, e.origins -> (e.of ->> c.parameter)::int ->> 'source' AS source
      FROM ended e CROSS JOIN LATERAL jsonb_array_elements_text(e.columns) AS c (parameter)
      WHERE NOT c.parameter = ANY(e.skipped)
    )
    SELECT parameter, count(*)::int AS asked, count(origin)::int AS found FROM looked_for
    WHERE source IS DISTINCT FROM ${YOUR_UPLOAD} GROUP BY parameter`.execute(db);
  return new Map(rows.map(({ parameter, asked, found }) => [parameter, { asked, found }]));
}

/** The newest requests of which something has ended. */
async function listRecentBatches(db: Kysely<DB>, userId: string | null): Promise<string[]> {
  // Each reads its index from its end.
  const newest =
    userId === null ? sql`ORDER BY id DESC` : sql`WHERE user_id = ${userId} ORDER BY created_at DESC, id DESC`;
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM (
      SELECT id, completed + failed AS ended FROM batches ${newest} LIMIT ${LOOKED_AT}
    ) b WHERE ended > 0 ORDER BY id DESC LIMIT ${REQUESTS}`.execute(db);
  return rows.map(({ id }) => id);
}
