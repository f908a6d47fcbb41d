import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { elementAt } from '../../../shared/element-at.ts';
import type { DB } from '../../platform/database/tables.ts';
import type { CreateRateLimiter, RateLimiter, RateLimits } from '../rate-limiter.ts';
import { SourceError } from '../source-error.ts';
import { AdmissionQueue } from './admission-queue.ts';
import { admitCalls } from './admission-store.ts';
import { pauseAfterFailure } from './pause-after-failure.ts';
import { PermitQueue } from './permit-queue.ts';
import { PermitRefused } from './permit-refused.ts';
import { acquirePermits, forgetFailures, pauseCalls } from './rate-limiter-store.ts';

/** How a call to a provider ended, for counting. */
export interface CallOutcome {
  /** The rate limiter's key up to its colon: 'unipile'. */
  provider: string;
  kind: string;
  /** 'ok', or the kind of the error. */
  outcome: string;
  seconds: number;
}

/**
 * Rate limiters whose limits, pauses and circuit breakers stand in the database: they hold for all processes together.
 * @param onCall called after every call
 */
export function openRateLimiters(
  db: Kysely<DB>,
  log: Logger,
  onCall: (call: CallOutcome) => void = () => {},
): CreateRateLimiter {
  return (limits) => createRateLimiter(db, log, limits, onCall);
}

/** A probe that lasts longer is taken for lost. */
const LONGEST_CALL_MS = 20_000;

function createRateLimiter(
  db: Kysely<DB>,
  log: Logger,
  limits: RateLimits,
  onCall: (call: CallOutcome) => void,
): RateLimiter {
  const { key, atOnce, spacingMs, metered, longestCallMs: probeMs = LONGEST_CALL_MS } = limits;
  const provider = elementAt(key.split(':'), 0);
  const holder = randomUUID();
  const queue = new PermitQueue(limits, (ask) => {
    const spacing = spacingMs ? spacingMs.min + Math.random() * (spacingMs.max - spacingMs.min) : 0;
    return acquirePermits(db, { ...ask, key, holder, atOnce, spacingMs: spacing, probeMs });
  });

  const admissions = new Map<string, AdmissionQueue>();
  const admissionOf = (kind: string): AdmissionQueue | undefined => {
    if (!metered) return undefined;
    const known = admissions.get(kind);
    if (known) return known;
    const { perDay, perMonth } = metered;
    const ask = { provider, kind, holder, perDay, perMonth };
    const opened = new AdmissionQueue(provider, kind, limits, (more) => admitCalls(db, { ...ask, ...more }));
    admissions.set(kind, opened);
    return opened;
  };

  function tellPause(milliseconds: number, reason: string): void {
    queue.stopHandingOver();
    log.warn({ provider: key, milliseconds, reason }, 'calls to the provider are paused');
  }

  /** One after the other: many calls that fail together open the circuit breaker once. */
  let noting = Promise.resolve();
  let breakerOpenedAt = Number.NEGATIVE_INFINITY;
  async function noteFailure(error: SourceError, began: number): Promise<void> {
    // It was under way when the breaker opened: that it failed too is nothing new.
    if (error.kind === 'unavailable' && began < breakerOpenedAt) return;
    const pause = await pauseAfterFailure(db, key, error, performance.now() - began);
    queue.failures = Math.max(queue.failures, pause.failures);
    if (pause.opensBreaker) breakerOpenedAt = performance.now();
    if (pause.milliseconds > 0) tellPause(pause.milliseconds, error.message);
  }

  /** Takes down how a call ended. An answer that was paid for is not lost because that fails. */
  async function noteEnd(kind: string, error: unknown, began: number): Promise<void> {
    // Given up, or not made in the end: it says nothing of the provider.
    if (error instanceof PermitRefused || (error !== undefined && !(error instanceof SourceError))) return;
    onCall({ provider, kind, outcome: error?.kind ?? 'ok', seconds: (performance.now() - began) / 1_000 });
    try {
      const answered = error === undefined || error.kind === 'refused' || error.kind === 'wrong-person';
      if (answered && queue.failures > 0) {
        queue.failures = 0;
        await forgetFailures(db, key);
      }
      if (!error) return;
      const noted = noting.then(() => noteFailure(error, began));
      noting = noted.catch(() => {});
      await noted;
    } catch (cause) {
      log.warn({ provider: key, err: cause }, 'the end of a call to the provider could not be noted');
    }
  }

  return {
    async run(kind, call, signal) {
      const takeBack = await admissionOf(kind)?.enter(signal);
      try {
        await queue.acquire(kind, signal);
      } catch (error) {
        takeBack?.();
        throw error;
      }
      const began = performance.now();
      try {
        const answer = await call();
        await noteEnd(kind, undefined, began);
        return answer;
      } catch (error) {
        await noteEnd(kind, error, began);
        throw error;
      } finally {
        queue.release();
      }
    },
    async pause(milliseconds, reason) {
      tellPause(milliseconds, reason);
      await pauseCalls(db, key, { milliseconds, kind: 'rate-limited', reason });
    },
  };
}
