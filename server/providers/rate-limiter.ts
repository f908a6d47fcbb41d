/** How often a provider may be called, whatever the number of our processes. `kind` is the provider's endpoint: 'profile'. */
export interface RateLimits {
  /** One per account or API key, without secrets in it: 'unipile:account-7'. */
  key: string;
  /** Calls under way at once, of all kinds together. */
  atOnce: number;
  /** Milliseconds between the starts of two calls of any kind, chosen anew each time between these bounds. */
  spacingMs?: { min: number; max: number };
  /** Calls within a second, a minute and a UTC day, by kind; absent: as many as one likes. */
  rates?: Record<string, { second?: number; minute?: number; day?: number }>;
  /**
   * Calls are counted for users, so that limits of users hold and the calls of a day are shared between them; of all kinds together the
   * installation allows itself so many in a UTC day and month. Absent: nobody counts.
   */
  metered?: { perDay?: number | undefined; perMonth?: number | undefined };
  /** Milliseconds a call takes at most; 20,000 unless given. So long others wait when one call tries out a provider that was down. */
  longestCallMs?: number;
}

/**
 * Where calls to one provider wait for their turn: those that somebody waits for in front of a page first, then in the order in
 * which their work was begun (call-priority.ts). Limits, pauses, the order and the circuit breaker hold across all processes that
 * share the database (implementation: rate-limiter/).
 */
export interface RateLimiter {
  /**
   * Waits for a permit, makes the call, releases the permit. A SourceError thrown by the call is taken note of: a
   * `rate-limited`, `credentials` or `quota` one pauses the calls for `retryAfterMs` (or a growing time), several `unavailable` ones
   * in a row open the circuit breaker.
   * @param kind one of the limits' kinds
   * @throws what the call throws; PermitRefused, without a call, at once when calls are paused for long or those of the day are
   *   used up, and at the latest when the call's priority lets it wait no longer, whatever it waits for
   */
  run<T>(kind: string, call: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Lets nothing through for that long, in any process: a provider's headers said that its window is used up. */
  pause(milliseconds: number, reason: string): Promise<void>;
}

/** Makes the rate limiter of one provider account. */
export type CreateRateLimiter = (limits: RateLimits) => RateLimiter;
