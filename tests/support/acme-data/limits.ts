import type { RateLimits } from '../../../server/providers/rate-limiter.ts';

/** How often Acme Data may be called. */
export function acmeLimits(): RateLimits {
  return { key: 'acme-data:main', atOnce: 5, rates: { person: { minute: 60 }, account: { minute: 10 } } };
}
