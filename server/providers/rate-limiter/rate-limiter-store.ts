import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/tables.ts';
import type { SourceErrorKind } from '../source-error.ts';

/** The SQL of rate limiters; the rules of admission stand in the function admit_calls. */

export interface Admission {
  granted: number;
  /** So many permits may be passed from a call that ends to one that waits, without asking again. */
  booked: number;
  /** For so many milliseconds; 0: as long as one likes. */
  booked_ms: number;
  /** Milliseconds until it is worth asking again; 0 when that depends on permits being given back. */
  wait_ms: number;
  /** What the others wait for; '' when nobody does. */
  reason: '' | 'busy' | 'pause' | 'second' | 'minute' | 'day' | 'spacing';
  /** Calls in a row that got no answer. */
  failures: number;
  pause_kind: SourceErrorKind;
  pause_reason: string;
}

/**
 * Asks for permits for calls of one kind, and gives others back.
 * @param ask.ahead calls to book beside them, at most
 * @param ask.holder this process's id for the rate limiter
 * @param ask.leaseSeconds after which permits count as given back, unless asked again
 */
export async function admitCalls(
  db: Kysely<DB>,
  ask: {
    key: string;
    holder: string;
    kind: string;
    wanted: number;
    ahead: number;
    givenBack: number;
    atOnce: number;
    spacingMs: number;
    limits: { second?: number; minute?: number; day?: number };
    leaseSeconds: number;
  },
): Promise<Admission> {
  const { rows } = await sql<Admission>`
    SELECT * FROM admit_calls(${ask.key}, ${ask.holder}, ${ask.kind}, ${ask.wanted}, ${ask.ahead}, ${ask.givenBack}, ${ask.atOnce},
      ${ask.spacingMs}, ${JSON.stringify(ask.limits)}::jsonb, ${ask.leaseSeconds})`.execute(db);
  return rows[0]!;
}

/** Lets nothing through for a while; a longer pause stays. */
export async function pauseGate(
  db: Kysely<DB>,
  key: string,
  pause: { milliseconds: number; kind: SourceErrorKind; reason: string },
): Promise<void> {
  await sql`
    UPDATE call_gates SET pause_kind = ${pause.kind}, pause_reason = ${pause.reason},
      paused_until = now() + ${pause.milliseconds} * interval '1 millisecond'
    WHERE key = ${key} AND paused_until < now() + ${pause.milliseconds} * interval '1 millisecond'`.execute(db);
}

/** @returns calls in a row that got no answer, with this one */
export async function countFailure(db: Kysely<DB>, key: string): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    UPDATE call_gates SET failures = failures + 1 WHERE key = ${key} RETURNING failures`.execute(db);
  return rows[0]?.failures ?? 0;
}

export async function forgetFailures(db: Kysely<DB>, key: string): Promise<void> {
  await sql`UPDATE call_gates SET failures = 0 WHERE key = ${key} AND failures > 0`.execute(db);
}
