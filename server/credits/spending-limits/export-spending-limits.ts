import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import { readLimits } from './spending-limits-store.ts';

/** What is kept of what a user lets themselves spend, and of the calls to providers that were made for them. */
export async function exportSpendingLimits(db: Kysely<DB>, userId: string) {
  const { rows: limits } = await sql<{ provider: string; per_day: number | null; per_month: number | null }>`
    SELECT provider, per_day, per_month FROM provider_limits WHERE user_id = ${userId} ORDER BY provider`.execute(db);
  const { rows: calls } = await sql<{ provider: string; day: string; kind: string; calls: number }>`
    SELECT provider, day::text, kind, calls FROM provider_calls WHERE user_id = ${userId}
    ORDER BY day, provider, kind`.execute(db);
  return {
    spending_limits: (await readLimits(db, userId)) ?? { per_day: null, per_month: null },
    provider_limits: limits,
    provider_calls: calls,
  };
}
