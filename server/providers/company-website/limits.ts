import type { RateLimits } from '../rate-limiter.ts';

/** How many websites are read at once, in all processes; each of them page by page. */
export const WEBSITE_LIMITS: RateLimits = { key: 'company-website:all', atOnce: 20 };
