import type { CreateRateLimiter } from '../../../server/providers/rate-limiter.ts';

/** Gates that let everything through at once, for tests of adapters alone; remembers the pauses asked for. */
export function unlimitedRateLimiters(): {
  createRateLimiter: CreateRateLimiter;
  pauses: { milliseconds: number; reason: string }[];
} {
  const pauses: { milliseconds: number; reason: string }[] = [];
  return {
    pauses,
    createRateLimiter: () => ({
      run: (_kind, call) => call(),
      async pause(milliseconds, reason) {
        pauses.push({ milliseconds, reason });
      },
    }),
  };
}
