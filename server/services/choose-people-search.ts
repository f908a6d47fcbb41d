import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { PeopleSearch } from '../providers/people-search.ts';
import type { CreateRateLimiter } from '../providers/rate-limiter.ts';

/**
 * Where people are searched for: at Unipile when it is configured, else in the sample network when that is on. The code of the other
 * is not loaded.
 * @returns null when neither is
 */
export async function choosePeopleSearch(options: {
  config: Config;
  db: Database;
  createRateLimiter: () => Promise<CreateRateLimiter>;
}): Promise<PeopleSearch | null> {
  const { config, db } = options;
  const { unipile } = config;
  if (unipile) {
    const { unipileLimits } = await import('../providers/unipile/unipile-account.ts');
    const { createUnipileSearch } = await import('../providers/unipile/unipile-search.ts');
    const { accountId, callsAtOnce: atOnce, spacingMs, profilesPerDay } = unipile;
    const createRateLimiter = await options.createRateLimiter();
    const rateLimiter = createRateLimiter(unipileLimits({ accountId, atOnce, spacingMs, profilesPerDay }));
    return createUnipileSearch({ ...unipile, rateLimiter });
  }
  if (!searchesSampleNetwork(config)) return null;
  const { createSampleSearch } = await import('../sample-network/search/search-people.ts');
  return createSampleSearch(db, { publicUrl: config.http.publicUrl });
}

/** Whether it is the sample network that is searched. */
export function searchesSampleNetwork(config: Pick<Config, 'unipile' | 'sampleNetwork'>): boolean {
  return config.sampleNetwork && !config.unipile;
}
