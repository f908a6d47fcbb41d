import { createHash } from 'node:crypto';
import type { RateLimits } from '../rate-limiter.ts';

/** Free accounts; paid ones have 1,000, and the headers tell when a window is used up. */
const PER_MINUTE = 100;
const AUTOCOMPLETE_PER_MINUTE = 60;

/**
 * How often People Data Labs may be called with this key: each endpoint has its own window of a minute.
 * @param limits.perMinute calls of one endpoint within a minute, as the plan allows
 */
export function pdlLimits(apiKey: string, { perMinute = PER_MINUTE }: { perMinute?: number } = {}): RateLimits {
  return {
    key: `people-data-labs:${createHash('sha256').update(apiKey).digest('hex').slice(0, 12)}`,
    atOnce: 10,
    rates: {
      person: { minute: perMinute },
      bulk: { minute: perMinute },
      company: { minute: perMinute },
      autocomplete: { minute: AUTOCOMPLETE_PER_MINUTE },
    },
  };
}
