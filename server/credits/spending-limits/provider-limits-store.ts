import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';

/** The SQL of users' limits of calls to providers, and of how many calls were made. */

/** The sum over all users stands under this one. */
const ALL = '00000000-0000-0000-0000-000000000000';

/** Calls, by days and months of UTC. */
export interface ProviderUse {
  provider: string;
  per_day: number | null;
  per_month: number | null;
  day_used: number;
  month_used: number;
  /** By all users. */
  all_day_used: number;
  all_month_used: number;
  /** As an operator has set it, for all users together. */
  all_per_day: number | null;
  all_per_month: number | null;
}

/** The user's limits and calls of each of the providers. */
export async function readProviderUse(
  db: Kysely<DB>,
  userId: string,
  providers: readonly string[],
): Promise<ProviderUse[]> {
  const { rows } = await sql<ProviderUse>`
    WITH now_is AS (SELECT (now() AT TIME ZONE 'UTC')::date AS day, date_trunc('month', now() AT TIME ZONE 'UTC')::date AS month)
    SELECT p.provider, l.per_day, l.per_month,
      coalesce(sum(c.calls) FILTER (WHERE c.user_id = ${userId} AND c.day = n.day), 0)::int AS day_used,
      coalesce(sum(c.calls) FILTER (WHERE c.user_id = ${userId}), 0)::int AS month_used,
      coalesce(sum(c.calls) FILTER (WHERE c.user_id = ${ALL} AND c.day = n.day), 0)::int AS all_day_used,
      coalesce(sum(c.calls) FILTER (WHERE c.user_id = ${ALL}), 0)::int AS all_month_used,
      i.per_day AS all_per_day, i.per_month AS all_per_month
    FROM unnest(${[...providers]}::text[]) WITH ORDINALITY AS p (provider, place) CROSS JOIN now_is n
    LEFT JOIN provider_limits l ON l.provider = p.provider AND l.user_id = ${userId}
    LEFT JOIN installation_limits i ON i.provider = p.provider
    LEFT JOIN provider_calls c ON c.provider = p.provider AND c.user_id IN (${userId}, ${ALL}) AND c.day >= n.month
    GROUP BY p.provider, p.place, l.per_day, l.per_month, i.per_day, i.per_month ORDER BY p.place`.execute(db);
  return rows;
}

/** What the installation allows itself, as an operator has set it; what is null is not limited. */
export interface InstallationLimits {
  per_day: number | null;
  per_month: number | null;
}

/** @returns what was set before */
export async function writeInstallationLimits(
  tx: Transaction<DB>,
  provider: string,
  { per_day, per_month }: InstallationLimits,
): Promise<InstallationLimits> {
  const { rows } = await sql<InstallationLimits>`
    DELETE FROM installation_limits WHERE provider = ${provider} RETURNING per_day, per_month`.execute(tx);
  if (per_day !== null || per_month !== null) {
    await tx.insertInto('installation_limits').values({ provider, per_day, per_month }).execute();
  }
  return rows[0] ?? { per_day: null, per_month: null };
}

/** Replaces all limits of a user. */
export async function writeProviderLimits(
  tx: Transaction<DB>,
  userId: string,
  limits: readonly { provider: string; per_day: number | null; per_month: number | null }[],
): Promise<void> {
  await sql`DELETE FROM provider_limits WHERE user_id = ${userId}`.execute(tx);
  const given = limits.filter(({ per_day, per_month }) => per_day !== null || per_month !== null);
  await sql`INSERT INTO provider_limits (user_id, provider, per_day, per_month)
    SELECT ${userId}, * FROM unnest(${given.map((one) => one.provider)}::text[], ${given.map((one) => one.per_day)}::int[],
      ${given.map((one) => one.per_month)}::int[])`.execute(tx);
}
