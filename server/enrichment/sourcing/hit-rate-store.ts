import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';

export interface HitCount {
  /** Id of the source. */
  source: string;
  /** A parameter's id; of what AI-generated values are written from, the field: 'posts'. */
  parameter: string;
  asked: number;
  found: number;
}

export async function addHits(db: Kysely<DB>, counts: readonly HitCount[]): Promise<void> {
  // In one order everywhere, so that two processes never wait for each other.
  const sorted = counts.toSorted((a, b) => `${a.source} ${a.parameter}`.localeCompare(`${b.source} ${b.parameter}`));
  await sql`
    INSERT INTO source_hits (source, parameter, asked, found)
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb) AS c (source text, parameter text, asked bigint, found bigint)
    ON CONFLICT (source, parameter) DO UPDATE
      SET asked = source_hits.asked + excluded.asked, found = source_hits.found + excluded.found`.execute(db);
}

/** What was counted so far, by source and parameter. */
export async function listHits(db: Kysely<DB>): Promise<HitCount[]> {
  return await db.selectFrom('source_hits').selectAll().orderBy('source').orderBy('parameter').execute();
}
