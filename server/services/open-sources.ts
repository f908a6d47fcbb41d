import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { SafeFetch } from '../platform/safe-fetch/safe-fetch.ts';
import type { ProfileSource } from '../providers/profile-source.ts';
import type { CreateRateLimiter } from '../providers/rate-limiter.ts';

interface SourceDeps {
  config: Config;
  db: Database;
  createRateLimiter: CreateRateLimiter;
  safeFetch: () => Promise<SafeFetch>;
}

export interface OpenSources {
  /** The most trusted first; who is asked for what stands in enrichment/sourcing/waterfall.ts. */
  list: readonly ProfileSource[];
  /** How many calls at once those that are asked over the network stand together. */
  callsAtOnce: number;
}

/** Opens the sources that the configuration names. Their code is loaded only then: memory is measured. */
export async function openSources(deps: SourceDeps): Promise<OpenSources> {
  let callsAtOnce = 0;
  const createRateLimiter: CreateRateLimiter = (limits) => {
    callsAtOnce += limits.atOnce;
    return deps.createRateLimiter(limits);
  };
  const counting = { ...deps, createRateLimiter };
  const { unipile, pdl, hunter, sampleNetwork, http } = deps.config;
  const list: ProfileSource[] = [];
  if (unipile) list.push(await openUnipile(counting, unipile));
  if (pdl) list.push(await openPeopleDataLabs(counting, pdl));
  if (hunter) list.push(await openHunter(counting, hunter));
  // Companies of the sample network have no websites.
  if (unipile || pdl) list.push(await openCompanyWebsite(counting));
  if (sampleNetwork) {
    const { createSampleNetwork } = await import('../sample-network/sample-network.ts');
    list.push(createSampleNetwork({ publicUrl: http.publicUrl }));
  }
  return { list, callsAtOnce };
}

async function openUnipile(
  { createRateLimiter }: SourceDeps,
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
  { createRateLimiter }: SourceDeps,
  pdl: NonNullable<Config['pdl']>,
): Promise<ProfileSource> {
  const { createPeopleDataLabsSource } = await import('../providers/people-data-labs/source.ts');
  const { pdlLimits } = await import('../providers/people-data-labs/limits.ts');
  const rateLimiter = createRateLimiter(pdlLimits(pdl.apiKey, { perMinute: pdl.callsPerMinute }));
  return createPeopleDataLabsSource({ ...pdl, rateLimiter });
}

async function openHunter(
  { db, createRateLimiter }: SourceDeps,
  hunter: NonNullable<Config['hunter']>,
): Promise<ProfileSource> {
  const { createHunterSource } = await import('../providers/hunter/source.ts');
  const { hunterLimits } = await import('../providers/hunter/limits.ts');
  const { openObjectionBook } = await import('../providers/hunter/opt-out-store.ts');
  const objections = openObjectionBook(db, 'hunter');
  return createHunterSource({ ...hunter, rateLimiter: createRateLimiter(hunterLimits(hunter.apiKey)), objections });
}

async function openCompanyWebsite({ safeFetch, createRateLimiter }: SourceDeps): Promise<ProfileSource> {
  const { createCompanyWebsiteSource } = await import('../providers/company-website/source.ts');
  const { WEBSITE_LIMITS } = await import('../providers/company-website/limits.ts');
  const fetch = await safeFetch();
  return createCompanyWebsiteSource({ fetch, rateLimiter: createRateLimiter(WEBSITE_LIMITS) });
}
