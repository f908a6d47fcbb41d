import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';

/** The SQL of calls by user; the rules by which they are let through stand in the function admit_provider_calls. */

/** Whose calls those are that no user asked for. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface AdmissionAsk {
  provider: string;
  kind: string;
  /** This process's id for the rate limiter. */
  holder: string;
  /** `calls`: that wait; `returned`: that were counted and not made. */
  users: readonly { user: string; calls: number; returned: number }[];
  /** Calls of the kind in a day that the provider allows. */
  quota: number | undefined;
  /** Calls of all kinds that the installation allows itself by its settings. */
  perDay: number | undefined;
  perMonth: number | undefined;
}

export interface Admission {
  /** The user. */
  asker: string;
  admitted: number;
  /** Why the others wait (`share`) or are refused; '' when none does. */
  reason: '' | 'share' | 'quota' | 'user' | 'installation';
  wait_ms: number;
}

/** What an operator has set counts beside what is asked with, the smaller. @returns a row for each user with calls that wait */
export async function admitCalls(db: Kysely<DB>, ask: AdmissionAsk): Promise<Admission[]> {
  const setTo = (limit: string) =>
    sql`(SELECT ${sql.ref(limit)} FROM installation_limits WHERE provider = ${ask.provider})`;
  const { rows } = await sql<Admission>`
    SELECT * FROM admit_provider_calls(${ask.provider}, ${ask.kind}, ${ask.holder}, ${JSON.stringify(ask.users)}::jsonb,
      ${ask.quota ?? null}, least(${ask.perDay ?? null}::int, ${setTo('per_day')}),
      least(${ask.perMonth ?? null}::int, ${setTo('per_month')}))`.execute(db);
  return rows;
}

/** Deletes counts of days before that one. @returns how many */
export async function deleteCallsBefore(db: Kysely<DB>, before: Date, limit: number): Promise<number> {
  const gone = await sql`
    DELETE FROM provider_calls WHERE (provider, user_id, day, kind) IN (
      SELECT provider, user_id, day, kind FROM provider_calls WHERE day < (${before}::timestamptz AT TIME ZONE 'UTC')::date
      LIMIT ${limit}
    )`.execute(db);
  return Number(gone.numAffectedRows ?? 0);
}
