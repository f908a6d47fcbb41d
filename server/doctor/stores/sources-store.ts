import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface KeptAnswers {
  source: string;
  answers: number;
  oldest: Date;
}

export async function countKeptAnswers(db: Database): Promise<KeptAnswers[]> {
  const { rows } = await sql<KeptAnswers>`
    SELECT source, count(*)::integer AS answers, min(retrieved_at) AS oldest FROM source_answers GROUP BY source ORDER BY source`.execute(
    db,
  );
  return rows;
}

export interface PausedProvider {
  key: string;
  until: Date;
  reason: string;
}

/** Provider accounts to which no calls are made just now. */
export async function findPausedProviders(db: Database): Promise<PausedProvider[]> {
  const { rows } = await sql<PausedProvider>`
    SELECT key, paused_until AS until, pause_reason AS reason FROM rate_limiters
    WHERE paused_until > now() AND paused_until < 'infinity' ORDER BY key`.execute(db);
  return rows;
}
