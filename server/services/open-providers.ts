import type { Database } from '../platform/database/database.ts';
import type { SafeFetch } from '../platform/safe-fetch/safe-fetch.ts';
import { PROVIDERS } from '../providers/all-providers.ts';
import type { Openable, Provider, ProviderDeps } from '../providers/definition.ts';
import type { OwnAccounts } from '../providers/network-accounts.ts';
import { PausedProviders } from '../providers/pauses/paused-providers.ts';
import { NO_LIMITS } from '../providers/rate-limiter/no-limits.ts';
import type { CreateRateLimiter, RateLimiter } from '../providers/rate-limiter.ts';
import type { Config } from './config.ts';
import { lazy } from './lazy.ts';

export interface ProvidersOptions {
  config: Pick<Config, 'providers' | 'session'>;
  db(): Database;
  safeFetch(): Promise<SafeFetch>;
  createRateLimiter(): Promise<CreateRateLimiter>;
  /** Which users have accounts of their own; none has unless given. */
  ownAccounts?: OwnAccounts | undefined;
  /** Of the process; one of its own unless given. */
  paused?: PausedProviders;
  /** Those there are; a test may add some. */
  providers?: readonly Provider[] | undefined;
}

/** A provider that is used, with what its variables were read to. */
export interface UsedProvider {
  definition: Provider;
  settings: object;
}

/** Lists the providers that the configuration makes use of, in the order of the list. */
export function listUsed(
  { providers: settings }: Pick<Config, 'providers'>,
  providers: readonly Provider[] = PROVIDERS,
): UsedProvider[] {
  const byId: Readonly<Record<string, object | undefined>> = settings;
  return providers.flatMap((definition) => {
    const own = byId[definition.id];
    return own ? [{ definition, settings: own }] : [];
  });
}

/** Opens the providers that the configuration makes use of. The code of the others is not loaded: memory is measured. */
export function openProviders(options: ProvidersOptions) {
  const { config, db, safeFetch, paused = new PausedProviders(db) } = options;
  const used = listUsed(config, options.providers).map((provider) => ({
    ...provider,
    // One for all that a provider is opened as.
    rateLimiter: lazy(async (): Promise<RateLimiter> => {
      const { limits } = provider.definition;
      const inner = limits ? (await options.createRateLimiter())(limits(provider.settings)) : NO_LIMITS;
      return paused.guard(provider.definition, inner);
    }),
  }));

  async function open<Kind extends keyof Openable>(
    kind: Kind,
    { definition, settings, rateLimiter }: (typeof used)[number],
  ): Promise<Openable[Kind] | undefined> {
    const openAs = definition.open[kind];
    if (!openAs) return undefined;
    const deps: ProviderDeps = {
      rateLimiter: await rateLimiter(),
      openRateLimiter: async (limits) => paused.guard(definition, (await options.createRateLimiter())(limits)),
      ownAccounts: options.ownAccounts,
      ...{ db, safeFetch, secret: config.session.secret },
    };
    return openAs(settings, deps);
  }

  const ableTo = (kind: keyof Openable) => used.filter(({ definition }) => definition.open[kind]);
  return {
    has: (kind: keyof Openable): boolean => ableTo(kind).length > 0,
    /** Opens the first of the list that can be opened as this; undefined when none can. */
    async first<Kind extends keyof Openable>(kind: Kind): Promise<Openable[Kind] | undefined> {
      const [first] = ableTo(kind);
      return first && open(kind, first);
    },
    /** Opens all that can be opened as this. */
    async all<Kind extends keyof Openable>(kind: Kind): Promise<Openable[Kind][]> {
      const opened = await Promise.all(ableTo(kind).map((one) => open(kind, one)));
      return opened.filter((one) => one !== undefined);
    },
    /** How many calls at once those that can be opened as this stand together. */
    callsAtOnce: (kind: keyof Openable): number =>
      ableTo(kind).reduce((sum, { definition, settings }) => sum + (definition.limits?.(settings).atOnce ?? 0), 0),
  };
}
