import { withRetry } from '../../platform/concurrency/with-retry.ts';
import { yieldToEventLoop } from '../../platform/concurrency/yield-to-event-loop.ts';
import { callPriority } from '../rate-limiter/call-priority.ts';
import { PermitRefused } from '../rate-limiter/permit-refused.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import { SourceError, type SourceErrorKind } from '../source-error.ts';

const PAUSES_MS = [250, 1_000];
/** Who asks for more patience than this is not asked again now. */
const LONGEST_PAUSE_MS = 15_000;
const RETRIED: readonly SourceErrorKind[] = ['unavailable', 'rate-limited', 'malformed'];

export interface CallOptions {
  rateLimiter: RateLimiter;
  /** One of the rate limiter's kinds. */
  kind: string;
  /** Milliseconds before the second try, the third, and so on. */
  pausesMs?: readonly number[] | undefined;
  /** Errors after which another try may help: when the provider is down, asks for patience or answers rubbish, unless given. */
  retriedKinds?: readonly SourceErrorKind[] | undefined;
  /** False where a try lasts so long that nobody wants to wait for a second one. */
  retriesTimeouts?: boolean;
}

/**
 * Makes one call through the rate limiter, and again after a pause where that may help. A call for which there is no permit is the
 * end of it: it was no try.
 * @param read turns what came into the answer, without the permit; a SourceError of it is a reason for another try too
 * @throws SourceError of the last try, PermitRefused; the signal's reason when it is aborted
 */
export function callWithRetry<Raw, T>(
  options: CallOptions,
  call: () => Promise<Raw>,
  read: (raw: Raw) => T | Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const { rateLimiter, kind, pausesMs = PAUSES_MS, retriedKinds = RETRIED, retriesTimeouts = true } = options;
  const attempt = async () => {
    const raw = await rateLimiter.run(kind, call, signal);
    await yieldToEventLoop(callPriority().interactive);
    return read(raw);
  };
  const retryAfterMs = (error: unknown) => {
    if (!(error instanceof SourceError) || error instanceof PermitRefused) return undefined;
    if (!retriedKinds.includes(error.kind) || (error.timedOut && !retriesTimeouts)) return undefined;
    return error.retryAfterMs ?? 0;
  };
  return withRetry({ pausesMs, longestPauseMs: LONGEST_PAUSE_MS, retryAfterMs }, attempt, signal);
}
