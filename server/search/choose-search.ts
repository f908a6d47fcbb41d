import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database.ts';
import type { Logger } from '../platform/log.ts';
import type { PeopleSearch } from '../providers/people-search.ts';
import type { CreateRateLimiter } from '../providers/rate-limiter.ts';

/**
 * Where people are searched for: at Unipile when it is configured, else in the sample network when that is on. The code of the other
 * is not loaded.
 * @returns null when neither is
 */
export async function chooseSearch(means: {
  config: Config;
  db: Database;
  log: Logger;
  createRateLimiter: CreateRateLimiter;
}): Promise<PeopleSearch | null> {
  const { config, db, log, createRateLimiter } = means;
  const { unipile } = config;
  if (unipile) {
    const { unipileLimits } = await import('../providers/unipile/unipile-account.ts');
    const { createUnipileSearch } = await import('../providers/unipile/unipile-search.ts');
    const { accountId, callsAtOnce: atOnce, spacingMs, profilesPerDay } = unipile;
    const rateLimiter = createRateLimiter(unipileLimits({ accountId, atOnce, spacingMs, profilesPerDay }));
    return createUnipileSearch({ ...unipile, rateLimiter });
  }
  if (!config.sampleNetwork) return null;
  const { createSampleSearch } = await import('../providers/sample-network/search-people.ts');
  return createSampleSearch(db, log, { publicUrl: config.http.publicUrl });
}
