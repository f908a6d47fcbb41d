import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import type { SourceError } from '../source-error.ts';
import { countFailure, openBreaker, pauseCalls } from './rate-limiter-store.ts';

/** Calls in a row without an answer that open the circuit breaker. */
const FAILURES_THAT_OPEN = 10;
/** Each of them has cost a whole deadline, and so would the next. */
const TIMEOUTS_THAT_OPEN = 3;
/** At first short enough for waiting jobs to wait it out; twice as long each time a call that tries the provider out fails. */
const FIRST_OPEN_MS = 10_000;
const LONGEST_OPEN_MS = 5 * 60_000;
/**
 * The first pause for a provider that does not say how long, doubled with each time in a row: one refusal may be a slip, and is soon
 * over; a key that is refused again and again, or a quota that stays used up, is asked about once a minute.
 */
const FIRST_PAUSE_MS = { 'rate-limited': 1_000, credentials: 2_000, quota: 2_000 };
const LONGEST_PAUSE_MS = 60_000;

/**
 * Pauses the calls to a provider after one that failed, as long as fits.
 * @param error of a call that was made; `refused`, `malformed` and `wrong-person` are about one question and pause nobody
 * @param callMs how long the call took
 * @returns the calls in a row that got no answer, for how many milliseconds calls pause now (0 when they do not), and whether that is
 *   because the circuit breaker opened
 */
export async function pauseAfterFailure(
  db: Kysely<DB>,
  key: string,
  error: SourceError,
  callMs: number,
): Promise<{ failures: number; milliseconds: number; opensBreaker?: boolean }> {
  const { kind, message: reason, retryAfterMs } = error;
  switch (kind) {
    case 'credentials':
    case 'quota':
    case 'rate-limited': {
      const failures = await countFailure(db, key);
      const growing = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS[kind] * 2 ** (failures - 1));
      const milliseconds = retryAfterMs ?? growing;
      if (milliseconds > 0) await pauseCalls(db, key, { milliseconds, kind, reason });
      return { failures, milliseconds };
    }
    case 'unavailable': {
      const failures = await countFailure(db, key);
      if (retryAfterMs !== undefined) {
        await pauseCalls(db, key, { milliseconds: retryAfterMs, kind, reason });
        return { failures, milliseconds: retryAfterMs };
      }
      if (failures < (error.timedOut ? TIMEOUTS_THAT_OPEN : FAILURES_THAT_OPEN)) return { failures, milliseconds: 0 };
      const open = { kind, reason, callMs, firstMs: FIRST_OPEN_MS, longestMs: LONGEST_OPEN_MS };
      const milliseconds = await openBreaker(db, key, open);
      return { failures, milliseconds, opensBreaker: milliseconds > 0 };
    }
    case 'own-limit':
    case 'spending-limit':
    case 'paused':
    case 'refused':
    case 'malformed':
    case 'wrong-person':
      return { failures: 0, milliseconds: 0 };
  }
}
