import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database.ts';
import type { Logger } from '../platform/log.ts';
import type { OpenGate } from '../providers/call-gate.ts';
import type { PeopleSearch } from '../providers/people-search.ts';
import { createSampleSearch } from '../providers/sample-network/search-people.ts';
import { unipileLimits } from '../providers/unipile/unipile-account.ts';
import { createUnipileSearch } from '../providers/unipile/unipile-search.ts';

/**
 * Where people are searched for: at Unipile when it is configured, else in the sample network when that is on.
 * @returns null when neither is
 */
export function chooseSearch(means: {
  config: Config;
  db: Database;
  log: Logger;
  openGate: OpenGate;
}): PeopleSearch | null {
  const { config, db, log, openGate } = means;
  const { unipile } = config;
  if (unipile) {
    const { accountId, callsAtOnce: atOnce, spacingMs, profilesPerDay } = unipile;
    const gate = openGate(unipileLimits({ accountId, atOnce, spacingMs, profilesPerDay }));
    return createUnipileSearch({ ...unipile, gate });
  }
  return config.sampleNetwork ? createSampleSearch(db, log, { publicUrl: config.http.publicUrl }) : null;
}
