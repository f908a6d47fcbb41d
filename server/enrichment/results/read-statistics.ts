import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import { readTotals } from './history-store.ts';

/** Distinct profiles the user has enriched so far, and the credits used for all of it. */
export async function readStatistics(
  db: Kysely<DB>,
  userId: string,
): Promise<{ profiles_enriched: number; total_credits_used: number }> {
  const { profiles, credits } = await readTotals(db, userId);
  return { profiles_enriched: profiles, total_credits_used: credits };
}
