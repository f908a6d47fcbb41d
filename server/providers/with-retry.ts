import { setTimeout as wait } from 'node:timers/promises';
import type { RateLimiter } from './rate-limiter.ts';
import { SourceError, type SourceErrorKind } from './source-error.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

const PAUSES_MS = [250, 1_000];
/** Who asks for more patience than this is not asked again now. */
const LONGEST_PAUSE_MS = 15_000;
const WORTH_ANOTHER_TRY = new Set<SourceErrorKind>(['unavailable', 'rate-limited', 'malformed']);

/**
 * Makes one call through the rateLimiter, and again after a pause when the provider is down, asks for patience or answers rubbish.
 * @param read turns what came into the answer, without the permit; a SourceError of it is a reason for another try too
 * @param options.kind one of the rate limiter's kinds; @param options.pausesMs before the second try, the third, and so on
 * @throws SourceError of the last try; the signal's reason when it is aborted
 */
export async function withRetry<Raw, T>(
  options: { rateLimiter: RateLimiter; kind: string; pausesMs?: readonly number[] },
  call: () => Promise<Raw>,
  read: (raw: Raw) => T,
  signal: AbortSignal,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      const raw = await options.rateLimiter.run(options.kind, call, signal);
      await yieldToEventLoop();
      return read(raw);
    } catch (error) {
      if (!(error instanceof SourceError) || !WORTH_ANOTHER_TRY.has(error.kind)) throw error;
      const planned = (options.pausesMs ?? PAUSES_MS)[tries];
      // Spread out, so that a crowd that was turned away together does not come back together.
      const pause = Math.max((planned ?? 0) * (0.8 + 0.4 * Math.random()), error.retryAfterMs ?? 0);
      if (planned === undefined || pause > LONGEST_PAUSE_MS) throw error;
      await wait(pause, undefined, { signal });
    }
  }
}
