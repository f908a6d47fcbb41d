import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import { readLimits } from './spending-limits-store.ts';

/** What is kept of what a user lets themselves spend, of the calls to providers that were made for them or wait, and of their turn. */
export async function exportSpendingLimits(db: Kysely<DB>, userId: string) {
  const { rows: limits } = await sql<{ provider: string; per_day: number | null; per_month: number | null }>`
    SELECT provider, per_day, per_month FROM provider_limits WHERE user_id = ${userId} ORDER BY provider`.execute(db);
  const { rows: calls } = await sql<{ provider: string; day: string; kind: string; calls: number }>`
    SELECT provider, day::text, kind, calls FROM provider_calls WHERE user_id = ${userId}
    ORDER BY day, provider, kind`.execute(db);
  const { rows: waits } = await sql<{ provider: string; kind: string; calls: number }>`
    SELECT provider, kind, calls FROM provider_waits WHERE user_id = ${userId} AND until > now()`.execute(db);
  const { rows: places } = await sql<{ lane: string; next_place: number }>`
    SELECT lane, next_place::float8 AS next_place FROM queue_shares WHERE user_id = ${userId} ORDER BY lane`.execute(
    db,
  );
  return {
    spending_limits: (await readLimits(db, userId)) ?? { per_day: null, per_month: null },
    provider_limits: limits,
    provider_calls: calls,
    provider_waits: waits,
    queue_shares: places,
  };
}
