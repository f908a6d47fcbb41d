import type { RateLimits } from '../rate-limiter.ts';

/** Pages of ten: the 1,000 results a day that Unipile recommends for a classic account. */
const SEARCH_PAGES_PER_DAY = 100;

/**
 * What one connected account stands, by Unipile's own recommendations: about 100 profiles and 100 calls of each other kind a day,
 * 1,000 search results a day, one call at a time, and pauses that look like a person's.
 * @param options.profilesPerDay also the calls a day of the other kinds; searches are never fewer than 100 pages
 */
export function unipileLimits({
  accountId,
  atOnce = 1,
  spacingMs = { min: 200, max: 600 },
  profilesPerDay = 100,
}: {
  accountId: string;
  atOnce?: number;
  spacingMs?: { min: number; max: number };
  profilesPerDay?: number;
}): RateLimits {
  const day = profilesPerDay;
  const rates = {
    profile: { day },
    company: { day },
    posts: { day },
    lookup: { day },
    search: { day: Math.max(day, SEARCH_PAGES_PER_DAY) },
    account: {},
  };
  return { key: `unipile:${accountId}`, atOnce, spacingMs, rates };
}
