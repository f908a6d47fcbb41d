import type { CreateRateLimiter } from '../providers/rate-limiter.ts';

/**
 * Rate limiters that let no further call through once `closing` is aborted, so that none is cut off that has been paid for: who waits
 * for a permit gives up, calls under way end.
 */
export function closeRateLimiters(createRateLimiter: CreateRateLimiter, closing: AbortSignal): CreateRateLimiter {
  return (limits) => {
    const limiter = createRateLimiter(limits);
    return {
      ...limiter,
      run: (kind, call, signal) => limiter.run(kind, call, AbortSignal.any([signal, closing])),
    };
  };
}
