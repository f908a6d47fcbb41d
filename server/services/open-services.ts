import { enrichProfiles, failAbandoned } from '../enrichment/enrich-profiles-job.ts';
import type { InsightWriter } from '../insights/insight-writer.ts';
import type { Config } from '../platform/config.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import type { Logger } from '../platform/log.ts';
import { type Queue, startQueue } from '../platform/queue/queue.ts';
import type { Resolve } from '../platform/safe-fetch/resolve-name.ts';
import type { SafeFetch } from '../platform/safe-fetch/safe-fetch.ts';
import type { IdentityProvider } from '../providers/identity/identity-provider.ts';
import type { LanguageModel } from '../providers/language-model/language-model.ts';
import type { PaymentGateway } from '../providers/payments/payment-gateway.ts';
import type { PeopleSearch } from '../providers/people-search.ts';
import { type CallOutcome, openRateLimiters } from '../providers/rate-limiter/open-rate-limiters.ts';
import type { CreateRateLimiter } from '../providers/rate-limiter.ts';
import { choosePeopleSearch, searchesSampleNetwork } from './choose-people-search.ts';
import { closeRateLimiters } from './close-rate-limiters.ts';
import { lazy } from './lazy.ts';
import { type OpenSources, openSources } from './open-sources.ts';
import { CONNECTIONS, type ProcessKind } from './process-kinds.ts';

export interface ServicesOptions {
  config: Config;
  databaseUrl: string;
  log: Logger;
  /** Decides how many connections there are, and how long a statement may take. */
  process: ProcessKind;
  /** Told of every call to a provider. */
  onCall?: (call: CallOutcome) => void;
  /** How names of foreign hosts become addresses; by the machine's name servers unless given. */
  resolveName?: Resolve | undefined;
}

/**
 * What the parts of a process share. Each is opened when it is first asked for, once; the code of what is not configured
 * is never loaded.
 */
export interface Services extends AsyncDisposable {
  db(): Database;
  queue(): Promise<Queue>;
  /** Makes rate limiters that hold for all processes, and let nothing through once the queue of this one is closing. */
  rateLimiter(): Promise<CreateRateLimiter>;
  /** Fetches pages of public websites. */
  safeFetch(): Promise<SafeFetch>;
  /** Who is asked for facts, and how many calls at once they stand together. */
  sources(): Promise<OpenSources>;
  /** Null when there is nowhere to search. */
  peopleSearch(): Promise<PeopleSearch | null>;
  /** Undefined when no model is configured. */
  languageModel(): Promise<LanguageModel | undefined>;
  insightWriter(): Promise<InsightWriter>;
  identity(): Promise<IdentityProvider>;
  paymentGateway(): Promise<PaymentGateway>;
  /** Stores the people of the sample network for searching, in the background, when it is them that are searched. */
  prepareSearch(): Promise<void>;
  /** Has `close` called when the services are closed: before what was opened earlier, after what is opened later. */
  defer(close: () => unknown): void;
  /** Closes what was opened, in reverse order. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Opens what a process shares: the only place where providers, database and queue are put together. */
export function openServices(options: ServicesOptions): Services {
  const { config, databaseUrl, log, onCall } = options;
  const { database, queue: queueOptions } = CONNECTIONS[options.process];
  const opened = new AsyncDisposableStack();

  const db = lazy(() => opened.adopt(openDatabase({ url: databaseUrl, log, ...database }), (pool) => pool.destroy()));

  const queue = lazy(async () => {
    const { stopMs, ...connections } = queueOptions;
    const jobs = [failAbandoned, enrichProfiles];
    return opened.adopt(await startQueue({ url: databaseUrl, log, jobs, ...connections }), (one) => one.stop(stopMs));
  });

  const rateLimiter = lazy(async () => closeRateLimiters(openRateLimiters(db(), log, onCall), (await queue()).closing));

  const safeFetch = lazy(async () => {
    const { createSafeFetch } = await import('../platform/safe-fetch/safe-fetch.ts');
    return createSafeFetch({ allow: config.safeFetchAllow, resolve: options.resolveName });
  });

  const languageModel = lazy(async () => {
    if (!config.llm) return undefined;
    const { openLanguageModel } = await import('../providers/language-model/open-language-model.ts');
    return openLanguageModel(config.llm, await rateLimiter());
  });

  const insightWriter = lazy(async () => {
    const model = await languageModel();
    if (!model) return (await import('../insights/built-in-writer.ts')).createBuiltInWriter();
    return (await import('../insights/model-writer.ts')).createModelWriter({ model });
  });

  return {
    db,
    queue,
    rateLimiter,
    safeFetch,
    sources: lazy(async () => openSources({ config, db: db(), createRateLimiter: await rateLimiter(), safeFetch })),
    peopleSearch: lazy(() => choosePeopleSearch({ config, db: db(), createRateLimiter: rateLimiter })),
    prepareSearch: lazy(async () => {
      if (!searchesSampleNetwork(config)) return;
      const { fillInBackground } = await import('../sample-network/search/fill-search-table.ts');
      opened.defer(fillInBackground(databaseUrl, log));
    }),
    languageModel,
    insightWriter,
    identity: lazy(async () => {
      if (config.identity.kind === 'google') {
        return (await import('../providers/identity/google/google-identity.ts')).googleIdentity(config.identity);
      }
      return (await import('../providers/identity/local/local-identity.ts')).localIdentity(config.session.secret);
    }),
    paymentGateway: lazy(async () => {
      if (config.razorpay)
        return (await import('../providers/payments/razorpay/gateway.ts')).razorpayGateway(config.razorpay);
      return (await import('../providers/payments/test-checkout/gateway.ts')).testCheckout(db(), config.session.secret);
    }),
    defer: (close) => {
      opened.defer(async () => {
        await close();
      });
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
