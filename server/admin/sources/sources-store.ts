import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import { NOBODY } from '../../providers/rate-limiter/admission-store.ts';

/** The SQL of sources as operators see them. */

export interface LimiterRow {
  key: string;
  /** While nothing is let through. */
  resting_until: Date | null;
  reason: string;
  failures: number;
}

export async function listLimiterRows(db: Kysely<DB>): Promise<LimiterRow[]> {
  const { rows } = await sql<LimiterRow>`
    SELECT key, CASE WHEN paused_until > now() AND paused_until < 'infinity' THEN paused_until END AS resting_until,
      pause_reason AS reason, failures FROM rate_limiters`.execute(db);
  return rows;
}

/** Calls counted in this UTC day, by rate limiter and kind. */
export async function listCallsToday(db: Kysely<DB>): Promise<{ key: string; kind: string; calls: number }[]> {
  const { rows } = await sql<{ key: string; kind: string; calls: number }>`
    SELECT key, kind, calls FROM call_counts WHERE span = 'day' AND starts_at = date_trunc('day', now(), 'UTC')`.execute(
    db,
  );
  return rows;
}

export interface HitsRow {
  source: string;
  asked: number;
  found: number;
  /** Of the value that was asked for most often: at least so many answers there were. */
  most_asked: number;
  most_found: number;
}

/** How often each source was asked for values and had them. */
export async function listHitRows(db: Kysely<DB>): Promise<HitsRow[]> {
  const { rows } = await sql<HitsRow>`
    SELECT source, sum(asked)::bigint AS asked, sum(found)::bigint AS found, max(asked) AS most_asked, max(found) AS most_found
    FROM source_hits GROUP BY source`.execute(db);
  return rows;
}

export async function listKeptAnswers(db: Kysely<DB>): Promise<{ source: string; answers: number }[]> {
  const { rows } = await sql<{ source: string; answers: number }>`
    SELECT source, count(*)::int AS answers FROM source_answers GROUP BY source`.execute(db);
  return rows;
}

/** The calls of all users, and how many operators allow. */
export interface ProviderUseRow {
  provider: string;
  day_used: number;
  month_used: number;
  per_day: number | null;
  per_month: number | null;
}

/** Of each of the providers, in this day and month of UTC. */
export async function listProviderUse(db: Kysely<DB>, providers: readonly string[]): Promise<ProviderUseRow[]> {
  const { rows } = await sql<ProviderUseRow>`
    WITH now_is AS (SELECT (now() AT TIME ZONE 'UTC')::date AS day, date_trunc('month', now() AT TIME ZONE 'UTC')::date AS month)
    SELECT p.provider, coalesce(sum(c.calls) FILTER (WHERE c.day = n.day), 0)::int AS day_used,
      coalesce(sum(c.calls), 0)::int AS month_used, l.per_day, l.per_month
    FROM unnest(${[...providers]}::text[]) AS p (provider) CROSS JOIN now_is n
    LEFT JOIN installation_limits l ON l.provider = p.provider
    LEFT JOIN provider_calls c ON c.provider = p.provider AND c.user_id = ${NOBODY} AND c.day >= n.month
    GROUP BY p.provider, l.per_day, l.per_month`.execute(db);
  return rows;
}
