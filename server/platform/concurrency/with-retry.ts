import { setTimeout as wait } from 'node:timers/promises';

export interface RetryOptions {
  /** Milliseconds before the second try, the third, and so on. */
  pausesMs: readonly number[];
  /** A pause longer than this is not waited for. */
  longestPauseMs: number;
  /** How long to wait at least before another try, in milliseconds; undefined when the error is final. */
  retryAfterMs(error: unknown): number | undefined;
}

/**
 * Tries something again after a pause, as long as its errors say that this may help. Pauses differ by a fifth either way, so that callers
 * who were refused together do not come back together.
 * @throws the last error; the signal's reason when it is aborted during a pause
 */
export async function withRetry<T>(
  { pausesMs, longestPauseMs, retryAfterMs }: RetryOptions,
  attempt: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const least = retryAfterMs(error);
      const planned = pausesMs[tries];
      if (least === undefined || planned === undefined) throw error;
      const pause = Math.max(planned * (0.8 + 0.4 * Math.random()), least);
      if (pause > longestPauseMs) throw error;
      await wait(pause, undefined, { signal });
    }
  }
}
