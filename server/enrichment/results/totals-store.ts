import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';

/** The SQL of what a user has enriched over all time. */

/** Sums over a user's requests. `state` changes with every profile that is asked for, delivered or forgotten. */
const sumsOf = (userId: string) => sql`
  SELECT concat_ws(':', sum(total), sum(profiles), sum(completed)) AS state, coalesce(sum(completed), 0)::int AS completed,
    coalesce(sum(credits_used), 0)::int AS credits
  FROM batches WHERE user_id = ${userId}`;

const profilesOf = (userId: string) => sql`
  SELECT count(*)::int FROM (SELECT slug FROM jobs WHERE user_id = ${userId} AND status = 'completed' GROUP BY slug) s`;

export async function readSums(
  db: Kysely<DB>,
  userId: string,
): Promise<{ state: string; completed: number; credits: number }> {
  const { rows } = await sql<{ state: string; completed: number; credits: number }>`${sumsOf(userId)}`.execute(db);
  return rows[0] ?? { state: '', completed: 0, credits: 0 };
}

/** Distinct profiles the user has enriched, counted: five milliseconds for a thousand. */
export async function countProfiles(db: Kysely<DB>, userId: string): Promise<number> {
  const { rows } = await sql<{ profiles: number }>`SELECT (${profilesOf(userId)}) AS profiles`.execute(db);
  return rows[0]?.profiles ?? 0;
}

/** What was counted last. */
export interface KeptCount {
  state: string;
  completed: number;
  profiles: number;
  counted_at: Date;
}

export async function readKeptCount(db: Kysely<DB>, userId: string): Promise<KeptCount | undefined> {
  return db
    .selectFrom('profile_counts')
    .select(['state', 'completed', 'profiles', 'counted_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Counts the user's profiles and keeps it, with what the requests say in the same moment. @returns distinct profiles */
export async function keepProfileCount(db: Kysely<DB>, userId: string): Promise<number> {
  const { rows } = await sql<{ profiles: number }>`
    INSERT INTO profile_counts (user_id, state, completed, profiles)
    SELECT ${userId}, s.state, s.completed, least(s.completed, (${profilesOf(userId)})) FROM (${sumsOf(userId)}) s
    ON CONFLICT (user_id) DO UPDATE SET state = excluded.state, completed = excluded.completed,
      profiles = excluded.profiles, counted_at = now()
    RETURNING profiles`.execute(db);
  return rows[0]?.profiles ?? 0;
}
