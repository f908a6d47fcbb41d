import type { Kysely } from 'kysely';
import type { Config } from '../platform/config.ts';
import type { DB } from '../platform/tables.ts';
import type { ProfileSource } from '../providers/profile-source.ts';
import type { CreateRateLimiter } from '../providers/rate-limiter.ts';

interface Means {
  config: Config;
  db: Kysely<DB>;
  createRateLimiter: CreateRateLimiter;
}

/**
 * The sources that the configuration names, the most trusted first; who is asked for what stands in enrichment/sourcing/waterfall.ts. Their
 * code is loaded only then: memory is measured.
 */
export async function configuredSources(
  config: Config,
  db: Kysely<DB>,
  createRateLimiter: CreateRateLimiter,
): Promise<ProfileSource[]> {
  const means = { config, db, createRateLimiter };
  const { unipile, pdl, hunter } = config;
  const sources: ProfileSource[] = [];
  if (unipile) sources.push(await openUnipile(means, unipile));
  if (pdl) sources.push(await openPeopleDataLabs(means, pdl));
  if (hunter) sources.push(await openHunter(means, hunter));
  // Companies of the sample network have no websites.
  if (unipile || pdl) sources.push(await openCompanyWebsite(means));
  if (config.sampleNetwork) {
    const { createSampleNetwork } = await import('../sample-network/sample-network.ts');
    sources.push(createSampleNetwork({ publicUrl: config.http.publicUrl }));
  }
  return sources;
}

async function openUnipile(
  { createRateLimiter }: Means,
  unipile: NonNullable<Config['unipile']>,
): Promise<ProfileSource> {
  const { createUnipileSource } = await import('../providers/unipile/unipile-source.ts');
  const { unipileLimits } = await import('../providers/unipile/unipile-account.ts');
  const { accountId, callsAtOnce: atOnce, spacingMs, profilesPerDay } = unipile;
  const rateLimiter = createRateLimiter(unipileLimits({ accountId, atOnce, spacingMs, profilesPerDay }));
  // Twice as many as may call at once: while one is written down, another calls.
  return { ...createUnipileSource({ ...unipile, rateLimiter }), atOnce: 2 * atOnce };
}

async function openPeopleDataLabs(
  { createRateLimiter }: Means,
  pdl: NonNullable<Config['pdl']>,
): Promise<ProfileSource> {
  const { createPeopleDataLabsSource } = await import('../providers/people-data-labs/people-data-labs.ts');
  const { pdlLimits } = await import('../providers/people-data-labs/limits.ts');
  const rateLimiter = createRateLimiter(pdlLimits(pdl.apiKey, { perMinute: pdl.callsPerMinute }));
  return createPeopleDataLabsSource({ ...pdl, rateLimiter });
}

async function openHunter(
  { db, createRateLimiter }: Means,
  hunter: NonNullable<Config['hunter']>,
): Promise<ProfileSource> {
  const { createHunterSource } = await import('../providers/hunter/hunter.ts');
  const { hunterLimits } = await import('../providers/hunter/limits.ts');
  const { openObjectionBook } = await import('../providers/hunter/objection-store.ts');
  const objections = openObjectionBook(db, 'hunter');
  return createHunterSource({ ...hunter, rateLimiter: createRateLimiter(hunterLimits(hunter.apiKey)), objections });
}

async function openCompanyWebsite({ config, createRateLimiter }: Means): Promise<ProfileSource> {
  const { createCompanyWebsiteSource } = await import('../providers/company-website/company-website.ts');
  const { WEBSITE_LIMITS } = await import('../providers/company-website/limits.ts');
  const { createSafeFetch } = await import('../platform/safe-fetch/safe-fetch.ts');
  const fetch = createSafeFetch({ allow: config.safeFetchAllow });
  return createCompanyWebsiteSource({ fetch, rateLimiter: createRateLimiter(WEBSITE_LIMITS) });
}
