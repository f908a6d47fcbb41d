import type { Kysely } from 'kysely';
import type { DB } from '../../platform/tables.ts';
import type { SourceError } from '../source-error.ts';
import type { PermitQueue } from './permit-queue.ts';
import { countFailure } from './rate-limiter-store.ts';

/** Calls in a row without an answer that open the breaker, and for how long: short enough for waiting jobs to wait it out. */
const FAILURES_THAT_OPEN = 10;
const OPEN_MS = 10_000;
/**
 * The first pause for a provider that does not say how long, doubled with each time in a row: one refusal may be a slip, and is soon
 * over; a key that is refused again and again, or a quota that stays used up, is asked about once a minute.
 */
const FIRST_PAUSE_MS = { 'rate-limited': 1_000, credentials: 2_000, quota: 2_000 };
const LONGEST_PAUSE_MS = 60_000;

/**
 * How long calls have to pause after a call that failed.
 * @returns milliseconds; 0: not at all
 */
export async function pauseAfter(db: Kysely<DB>, line: PermitQueue, key: string, error: SourceError): Promise<number> {
  switch (error.kind) {
    case 'credentials':
    case 'quota':
    case 'rate-limited': {
      line.failures = await countFailure(db, key);
      const growing = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS[error.kind] * 2 ** (line.failures - 1));
      return error.retryAfterMs ?? growing;
    }
    case 'unavailable':
      line.failures = await countFailure(db, key);
      return error.retryAfterMs ?? (line.failures >= FAILURES_THAT_OPEN ? OPEN_MS : 0);
    case 'refused':
    case 'malformed':
    case 'wrong-person':
      return 0;
  }
}
