import type { RateLimiter } from '../rate-limiter.ts';

/** Lets every call through at once: for providers that nobody counts the calls of, and for a single harmless call. */
export const NO_LIMITS: RateLimiter = { run: (_kind, call) => call(), pause: async () => {} };
