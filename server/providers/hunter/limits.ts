import { createHash } from 'node:crypto';
import type { RateLimits } from '../rate-limiter.ts';

/** How often Hunter may be called with this key, as its documentation says; it sends no headers about it. */
export function hunterLimits(apiKey: string): RateLimits {
  return {
    key: `hunter:${createHash('sha256').update(apiKey).digest('hex').slice(0, 12)}`,
    atOnce: 10,
    rates: {
      finder: { second: 15, minute: 500 },
      verifier: { second: 10, minute: 300 },
      account: { minute: 10 },
    },
  };
}
