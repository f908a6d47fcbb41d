import type { Kysely } from 'kysely';
import type { Config } from '../platform/config.ts';
import { createSafeFetch } from '../platform/safe-fetch/safe-fetch.ts';
import type { DB } from '../platform/tables.ts';
import type { OpenGate } from '../providers/call-gate.ts';
import { createCompanyWebsiteSource } from '../providers/company-website/company-website.ts';
import { WEBSITE_LIMITS } from '../providers/company-website/limits.ts';
import { createHunterSource } from '../providers/hunter/hunter.ts';
import { hunterLimits } from '../providers/hunter/limits.ts';
import { openObjectionBook } from '../providers/hunter/objection-store.ts';
import { inTurn } from '../providers/in-turn.ts';
import { pdlLimits } from '../providers/people-data-labs/limits.ts';
import { createPeopleDataLabsSource } from '../providers/people-data-labs/people-data-labs.ts';
import type { ProfileSource } from '../providers/profile-source.ts';
import { createSampleNetwork } from '../providers/sample-network/sample-network.ts';
import { unipileLimits } from '../providers/unipile/unipile-account.ts';
import { createUnipileSource } from '../providers/unipile/unipile-source.ts';

/** The sources that the configuration names, the most trusted first; who is asked for what stands in enrichment/waterfall.ts. */
export function configuredSources(config: Config, db: Kysely<DB>, openGate: OpenGate): ProfileSource[] {
  const { unipile, pdl, hunter } = config;
  const sources: ProfileSource[] = [];
  if (unipile) {
    const limits = unipileLimits({
      accountId: unipile.accountId,
      atOnce: unipile.callsAtOnce,
      spacingMs: unipile.spacingMs,
      profilesPerDay: unipile.profilesPerDay,
    });
    const source = createUnipileSource({ ...unipile, gate: openGate(limits) });
    // Twice as many as may call at once: while one is written down, another calls.
    sources.push(inTurn(source, 2 * unipile.callsAtOnce));
  }
  if (pdl) {
    const gate = openGate(pdlLimits(pdl.apiKey, { perMinute: pdl.callsPerMinute }));
    sources.push(createPeopleDataLabsSource({ ...pdl, gate }));
  }
  if (hunter) {
    const objections = openObjectionBook(db, 'hunter');
    sources.push(createHunterSource({ ...hunter, gate: openGate(hunterLimits(hunter.apiKey)), objections }));
  }
  // Companies of the sample network have no websites.
  if (unipile || pdl) {
    const fetch = createSafeFetch({ allow: config.safeFetchAllow });
    sources.push(createCompanyWebsiteSource({ fetch, gate: openGate(WEBSITE_LIMITS) }));
  }
  if (config.sampleNetwork) sources.push(createSampleNetwork({ publicUrl: config.http.publicUrl }));
  return sources;
}
