import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import type { SourceErrorKind } from '../source-error.ts';

/** The SQL of rate limiters; the rules by which permits are given stand in the function acquire_permits. */

/** What a process asks for, of one kind of call. */
export interface KindAsk {
  kind: string;
  /** Calls that wait: those that somebody waits for in front of a page, and the others. */
  interactive: number;
  bulk: number;
  /** Calls that are counted but not made yet; below 0 when more were made than had been counted. */
  reserved: number;
  /** Calls that were counted and will not be made. */
  returned: number;
  /** `counted_at` of the last answer about the kind. */
  counted_at: Date | null;
  /** Calls to reserve, at most. */
  ahead: number;
  limits: { second?: number; minute?: number; day?: number };
}

export interface PermitsAsk {
  key: string;
  /** This process's id for the rate limiter. */
  holder: string;
  /** Permits it uses now; what it held beyond that is released. */
  held: number;
  /** The most urgent first. */
  kinds: readonly KindAsk[];
  atOnce: number;
  spacingMs: number;
  /** How long a call may take that tries out a provider that did not answer. */
  probeMs: number;
  /** After which permits count as released, unless asked again. */
  leaseSeconds: number;
}

export type WaitReason = '' | 'busy' | 'spacing' | 'pause' | 'second' | 'minute' | 'day';

/** What it gets, of one kind of call; the last four fields are the same for all kinds. */
export interface KindAnswer {
  call_kind: string;
  /** Permits for calls of either sort. */
  interactive: number;
  bulk: number;
  /** Calls that are now counted beyond those reserved before. */
  reserved: number;
  /** Those reserved before no longer count. */
  lapsed: boolean;
  /** Milliseconds for which they may be made; 0: as long as one likes. */
  reserved_ms: number;
  /** What the others wait for; '' when nobody does. */
  reason: WaitReason;
  /** Milliseconds until it is worth asking again; 0 when that depends on others. */
  wait_ms: number;
  /** A permit may pass from a call that ends to one that waits, without asking. */
  may_hand_over: boolean;
  counted_at: Date;
  /** Calls in a row that got no answer. */
  failures: number;
  pause_kind: SourceErrorKind;
  pause_reason: string;
}

/** Asks for permits, and releases others. @returns an answer for each kind asked for */
export async function acquirePermits(db: Kysely<DB>, ask: PermitsAsk): Promise<KindAnswer[]> {
  const { rows } = await sql<KindAnswer>`
    SELECT * FROM acquire_permits(${ask.key}, ${ask.holder}, ${ask.held}, ${JSON.stringify(ask.kinds)}::jsonb, ${ask.atOnce},
      ${ask.spacingMs}, ${ask.probeMs}, ${ask.leaseSeconds})`.execute(db);
  return rows;
}

/** Lets nothing through for a while; a longer pause stays. The provider has answered, so its circuit breaker is closed. */
export async function pauseCalls(
  db: Kysely<DB>,
  key: string,
  pause: { milliseconds: number; kind: SourceErrorKind; reason: string },
): Promise<void> {
  await sql`
    UPDATE rate_limiters SET pause_kind = ${pause.kind}, pause_reason = ${pause.reason}, breaker_openings = 0,
      paused_until = now() + ${pause.milliseconds} * interval '1 millisecond'
    WHERE key = ${key}
      AND (breaker_openings > 0 OR paused_until < now() + ${pause.milliseconds} * interval '1 millisecond')`.execute(
    db,
  );
}

/**
 * Opens the circuit breaker, for twice as long with each time in a row. Calls that were begun before it opened last do not open it again.
 * @param failure.callMs how long the call had taken
 * @returns for how many milliseconds; 0 when it was open already
 */
export async function openBreaker(
  db: Kysely<DB>,
  key: string,
  failure: { kind: SourceErrorKind; reason: string; callMs: number; firstMs: number; longestMs: number },
): Promise<number> {
  const openMs = sql`least(${failure.longestMs}::float8, ${failure.firstMs}::float8 * 2 ^ breaker_openings)`;
  const { rows } = await sql<{ milliseconds: number }>`
    UPDATE rate_limiters SET pause_kind = ${failure.kind}, pause_reason = ${failure.reason},
      paused_until = now() + ${openMs} * interval '1 millisecond', breaker_openings = breaker_openings + 1, breaker_opened_at = now()
    WHERE key = ${key} AND CASE WHEN breaker_openings > 0
      THEN breaker_opened_at < now() - ${failure.callMs}::float8 * interval '1 millisecond'
      ELSE paused_until < now() + ${openMs} * interval '1 millisecond' END
    RETURNING extract(epoch FROM paused_until - now())::float8 * 1000 AS milliseconds`.execute(db);
  return rows[0]?.milliseconds ?? 0;
}

/** @returns calls in a row that got no answer, with this one */
export async function countFailure(db: Kysely<DB>, key: string): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    UPDATE rate_limiters SET failures = failures + 1 WHERE key = ${key} RETURNING failures`.execute(db);
  return rows[0]?.failures ?? 0;
}

/** The provider has answered: nothing is held against it, and an open circuit breaker is closed. */
export async function forgetFailures(db: Kysely<DB>, key: string): Promise<void> {
  await sql`
    UPDATE rate_limiters SET failures = 0, breaker_openings = 0,
      paused_until = CASE WHEN breaker_openings > 0 THEN now() ELSE paused_until END
    WHERE key = ${key} AND (failures > 0 OR breaker_openings > 0)`.execute(db);
}

/** Lets calls through again that were paused: what spoke against them is over. */
export async function liftPause(db: Kysely<DB>, key: string): Promise<void> {
  await sql`
    UPDATE rate_limiters SET failures = 0, breaker_openings = 0, paused_until = least(paused_until, now())
    WHERE key = ${key}`.execute(db);
}

/** @returns calls of that kind counted today (UTC) */
export async function readCallsOfDay(db: Kysely<DB>, key: string, kind: string): Promise<number> {
  const { rows } = await sql<{ calls: number }>`
    SELECT calls FROM call_counts
    WHERE key = ${key} AND kind = ${kind} AND span = 'day' AND starts_at = date_trunc('day', now(), 'UTC')`.execute(db);
  return rows[0]?.calls ?? 0;
}

/** Forgets all that is known of an account that is no longer asked. */
export async function deleteRateLimiter(db: Kysely<DB>, key: string): Promise<void> {
  await sql`DELETE FROM rate_limiters WHERE key = ${key}`.execute(db);
}
