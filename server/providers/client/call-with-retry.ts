import { setTimeout as wait } from 'node:timers/promises';
import { yieldToEventLoop } from '../../platform/concurrency/yield-to-event-loop.ts';
import { PermitRefused } from '../rate-limiter/permit-refused.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import { SourceError, type SourceErrorKind } from '../source-error.ts';

const PAUSES_MS = [250, 1_000];
/** Who asks for more patience than this is not asked again now. */
const LONGEST_PAUSE_MS = 15_000;
const WORTH_ANOTHER_TRY = new Set<SourceErrorKind>(['unavailable', 'rate-limited', 'malformed']);

/**
 * Makes one call through the rate limiter, and again after a pause when the provider is down, asks for patience or answers rubbish.
 * A turn that does not come is the end of it: it was no try.
 * @param read turns what came into the answer, without the permit; a SourceError of it is a reason for another try too
 * @param options.kind one of the rate limiter's kinds; @param options.pausesMs before the second try, the third, and so on
 * @param options.retriesTimeouts false where a try lasts so long that nobody wants to wait for a second one
 * @throws SourceError of the last try, PermitRefused; the signal's reason when it is aborted
 */
export async function withRetry<Raw, T>(
  options: { rateLimiter: RateLimiter; kind: string; pausesMs?: readonly number[]; retriesTimeouts?: boolean },
  call: () => Promise<Raw>,
  read: (raw: Raw) => T,
  signal: AbortSignal,
): Promise<T> {
  const { rateLimiter, kind, pausesMs = PAUSES_MS, retriesTimeouts = true } = options;
  for (let tries = 0; ; tries += 1) {
    try {
      const raw = await rateLimiter.run(kind, call, signal);
      await yieldToEventLoop();
      return read(raw);
    } catch (error) {
      if (!(error instanceof SourceError) || error instanceof PermitRefused) throw error;
      if (!WORTH_ANOTHER_TRY.has(error.kind) || (error.timedOut && !retriesTimeouts)) throw error;
      const planned = pausesMs[tries];
      // Spread out, so that a crowd that was turned away together does not come back together.
      const pause = Math.max((planned ?? 0) * (0.8 + 0.4 * Math.random()), error.retryAfterMs ?? 0);
      if (planned === undefined || pause > LONGEST_PAUSE_MS) throw error;
      await wait(pause, undefined, { signal });
    }
  }
}
