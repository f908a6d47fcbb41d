import type { Kysely } from 'kysely';
import type { DB } from '../../platform/tables.ts';
import type { SourceError } from '../source-error.ts';
import { countFailure } from './call-gates-store.ts';
import type { PermitLine } from './permit-line.ts';

/** Calls in a row without an answer that open the breaker, and for how long: short enough for waiting jobs to wait it out. */
const FAILURES_THAT_OPEN = 10;
const OPEN_MS = 15_000;
/** Asking a provider that refuses our key, or whose quota is used up, again and again does not help. */
const REFUSED_MS = 30_000;
/** For a provider that says "too often" and not how long: doubled with each time in a row. */
const FIRST_RATE_PAUSE_MS = 1_000;
const LONGEST_RATE_PAUSE_MS = 60_000;

/**
 * How long the gate has to be closed after a call that failed.
 * @returns milliseconds; 0: not at all
 */
export async function pauseAfter(db: Kysely<DB>, line: PermitLine, key: string, error: SourceError): Promise<number> {
  switch (error.kind) {
    case 'credentials':
    case 'quota':
      return error.retryAfterMs ?? REFUSED_MS;
    case 'rate-limited': {
      line.failures = await countFailure(db, key);
      const growing = Math.min(LONGEST_RATE_PAUSE_MS, FIRST_RATE_PAUSE_MS * 2 ** (line.failures - 1));
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
