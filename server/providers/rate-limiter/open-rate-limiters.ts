import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../../platform/tables.ts';
import type { CreateRateLimiter, RateLimiter, RateLimits } from '../rate-limiter.ts';
import { SourceError } from '../source-error.ts';
import { pauseAfter } from './pause-after.ts';
import { PermitQueue } from './permit-queue.ts';
import { forgetFailures, pauseGate } from './rate-limiter-store.ts';

/** How a call to a provider ended, for counting. */
export interface CallOutcome {
  /** The rate limiter's key up to its colon: 'unipile'. */
  provider: string;
  kind: string;
  /** 'ok', or the kind of the error. */
  outcome: string;
}

/**
 * Gates whose limits, pauses and breaker stand in the database: they hold for all processes together.
 * @param onCall told of every call that was made
 */
export function openRateLimiters(
  db: Kysely<DB>,
  log: Logger,
  onCall: (call: CallOutcome) => void = () => {},
): CreateRateLimiter {
  return (limits) => createRateLimiter(db, log, limits, onCall);
}

function createRateLimiter(
  db: Kysely<DB>,
  log: Logger,
  limits: RateLimits,
  onCall: (call: CallOutcome) => void,
): RateLimiter {
  const line = new PermitQueue(db, limits);
  const provider = limits.key.split(':')[0]!;
  const pause = async (milliseconds: number, kind: SourceError['kind'], reason: string) => {
    line.forgetBookings();
    log.warn({ provider: limits.key, milliseconds, reason }, 'calls to the provider are paused');
    await pauseGate(db, limits.key, { milliseconds, kind, reason });
  };
  return {
    async run(kind, call, signal) {
      await line.permit(kind, signal);
      try {
        const answer = await call();
        onCall({ provider, kind, outcome: 'ok' });
        if (line.failures > 0) {
          line.failures = 0;
          await forgetFailures(db, limits.key);
        }
        return answer;
      } catch (error) {
        if (error instanceof SourceError) {
          onCall({ provider, kind, outcome: error.kind });
          const milliseconds = await pauseAfter(db, line, limits.key, error);
          if (milliseconds > 0) await pause(milliseconds, error.kind, error.message);
        }
        throw error;
      } finally {
        line.release();
      }
    },
    pause: (milliseconds, reason) => pause(milliseconds, 'rate-limited', reason),
  };
}
