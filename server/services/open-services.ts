import { enrichProfiles, failAbandoned } from '../enrichment/enrich-profiles-job.ts';
import { trustedAddresses } from '../google-sheets/trusted-address.ts';
import { failPush, pushToHubspot } from '../hubspot/push-job.ts';
import type { InsightWriter } from '../insights/insight-writer.ts';
import { createOwnAccounts } from '../network-account/own-accounts.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { SecretCipher } from '../platform/encryption/secret-cipher.ts';
import type { Logger } from '../platform/log.ts';
import { Mailer } from '../platform/mail/send-mail.ts';
import { type Queue, startQueue } from '../platform/queue/queue.ts';
import { createRequestLimits, type RequestLimits } from '../platform/request-limits/request-limits.ts';
import type { Resolve } from '../platform/safe-fetch/resolve-name.ts';
import type { SafeFetch } from '../platform/safe-fetch/safe-fetch.ts';
import type { SafePost } from '../platform/safe-fetch/safe-post.ts';
import type { Provider } from '../providers/definition.ts';
import type { IdentityProvider } from '../providers/identity/identity-provider.ts';
import type { LanguageModel } from '../providers/language-model/language-model.ts';
import type { NetworkAccounts } from '../providers/network-accounts.ts';
import { PausedProviders } from '../providers/pauses/paused-providers.ts';
import type { PaymentGateway } from '../providers/payments/payment-gateway.ts';
import type { PeopleSearch } from '../providers/people-search.ts';
import type { FetchPicture } from '../providers/pictures/fetch-picture.ts';
import type { ProfileSource } from '../providers/profile-source.ts';
import { type CallOutcome, openRateLimiters } from '../providers/rate-limiter/open-rate-limiters.ts';
import type { CreateRateLimiter } from '../providers/rate-limiter.ts';
import { SuppressionList } from '../suppression/suppression-list.ts';
import { deliverWebhook } from '../webhooks/delivery/deliver-webhook-job.ts';
import { closeRateLimiters } from './close-rate-limiters.ts';
import type { Config } from './config.ts';
import { lazy } from './lazy.ts';
import { listUsed, openProviders } from './open-providers.ts';
import { CONNECTIONS, type ProcessKind } from './process-kinds.ts';
import { traceCalls } from './trace-calls.ts';

/** For a sheet of 10 MiB, which Google makes as it sends it. */
const SHEET_MS = 30_000;

export interface ServicesOptions {
  config: Config;
  databaseUrl: string;
  log: Logger;
  /** Decides how many connections there are, and how long a statement may take. */
  process: ProcessKind;
  /** Told of every call to a provider. */
  onCall?: (call: CallOutcome) => void;
  /** The providers there are; a test may add some. */
  providers?: readonly Provider[];
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
  /** Limits on how often users and addresses ask, which hold for all processes. */
  requestLimits(): RequestLimits;
  /** Who is not to be processed. */
  suppressions(): SuppressionList;
  /** Encrypts what is kept for users and has to be read again. */
  secretCipher(): SecretCipher;
  mailer(): Mailer;
  /** Fetches pages of public websites. */
  safeFetch(): Promise<SafeFetch>;
  /** Reads sheets that are shared by their links. */
  sheetFetch(): Promise<SafeFetch>;
  /** Sends to addresses that users typed. */
  safePost(): Promise<SafePost>;
  /** Who is asked for facts; of whom for which stands in enrichment/sourcing/waterfall.ts. */
  sources(): Promise<readonly ProfileSource[]>;
  /** How many calls at once the sources that are asked over the network stand together, and the language model. */
  callsAtOnce(): { sources: number; model: number };
  /** Null when there is nowhere to search. */
  peopleSearch(): Promise<PeopleSearch | null>;
  /** Where users connect accounts of their own; undefined when that is not configured. */
  networkAccounts(): Promise<NetworkAccounts | undefined>;
  /** Undefined when no model is configured. */
  languageModel(): Promise<LanguageModel | undefined>;
  insightWriter(): Promise<InsightWriter>;
  identity(): Promise<IdentityProvider>;
  paymentGateway(): Promise<PaymentGateway>;
  pictures(): Promise<FetchPicture>;
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
    const jobs = [failAbandoned, enrichProfiles, deliverWebhook, failPush, pushToHubspot];
    return opened.adopt(await startQueue({ url: databaseUrl, log, jobs, ...connections }), (one) => one.stop(stopMs));
  });

  const rateLimiter = lazy(async () =>
    traceCalls(closeRateLimiters(openRateLimiters(db(), log, onCall), (await queue()).closing)),
  );

  const safeFetch = lazy(async () => {
    const { createSafeFetch } = await import('../platform/safe-fetch/safe-fetch.ts');
    return createSafeFetch({ allow: config.safeFetchAllow, resolve: options.resolveName });
  });

  const sheetFetch = lazy(async () => {
    const { createSafeFetch } = await import('../platform/safe-fetch/safe-fetch.ts');
    const allow = [...config.safeFetchAllow, ...trustedAddresses(config.googleSheetsUrl)];
    return createSafeFetch({ allow, deadlineMs: SHEET_MS, resolve: options.resolveName });
  });

  const paused = new PausedProviders(db);
  const providers = openProviders({
    paused,
    config,
    db,
    safeFetch,
    createRateLimiter: rateLimiter,
    ownAccounts: createOwnAccounts(db, log),
    providers: options.providers,
  });

  const languageModel = lazy(() => providers.first('languageModel'));

  const insightWriter = lazy(async () => {
    const model = await languageModel();
    if (!model) return (await MODULES.builtInWriter()).createBuiltInWriter();
    return (await MODULES.modelWriter()).createModelWriter({ model });
  });

  const searchesSampleNetwork = () => config.sampleNetwork && !providers.has('peopleSearch');

  async function openSampleSearch(): Promise<PeopleSearch | null> {
    if (!searchesSampleNetwork()) return null;
    const { createSampleSearch } = await import('../sample-network/search/search-people.ts');
    return createSampleSearch(db(), { publicUrl: config.http.publicUrl });
  }

  return {
    db,
    queue,
    rateLimiter,
    requestLimits: lazy(() => createRequestLimits(db(), { enabled: config.requestLimits })),
    suppressions: lazy(() => new SuppressionList(db(), config.privacy.secret)),
    secretCipher: lazy(() => new SecretCipher(config.encryption.secrets)),
    mailer: lazy(() => opened.adopt(new Mailer(db(), log, config.mail), (mailer) => mailer.close())),
    safeFetch,
    sheetFetch,
    safePost: lazy(async () => {
      const { createSafePost } = await import('../platform/safe-fetch/safe-post.ts');
      return createSafePost({ allow: config.safeFetchAllow, resolve: options.resolveName });
    }),
    sources: lazy(async () => {
      const sources = await providers.all('source');
      if (config.sampleNetwork) {
        const { createSampleNetwork } = await MODULES.sampleNetwork();
        sources.push(paused.guardSource(createSampleNetwork({ publicUrl: config.http.publicUrl })));
      }
      return sources;
    }),
    callsAtOnce: () => ({ sources: providers.callsAtOnce('source'), model: providers.callsAtOnce('languageModel') }),
    peopleSearch: lazy(async () => (await providers.first('peopleSearch')) ?? openSampleSearch()),
    prepareSearch: lazy(async () => {
      if (!searchesSampleNetwork()) return;
      const { fillInBackground } = await MODULES.fillSearchTable();
      opened.defer(fillInBackground(databaseUrl, log));
    }),
    networkAccounts: lazy(() => providers.first('networkAccounts')),
    languageModel,
    insightWriter,
    identity: lazy(() => required(providers.first('identity'))),
    paymentGateway: lazy(() => required(providers.first('paymentGateway'))),
    pictures: lazy(() => required(providers.first('pictures'))),
    defer: (close) => {
      opened.defer(async () => {
        await close();
      });
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Loaded when somebody asks for what they hold. */
const MODULES = {
  builtInWriter: () => import('../insights/built-in-writer.ts'),
  modelWriter: () => import('../insights/model-writer.ts'),
  sampleNetwork: () => import('../sample-network/sample-network.ts'),
  fillSearchTable: () => import('../sample-network/search/fill-search-table.ts'),
};

/** Loads what a worker will ask for at once, so that it can while its database is still starting. */
export async function loadWorkerModules(config: Pick<Config, 'providers' | 'sampleNetwork'>): Promise<void> {
  const hasModel = listUsed(config).some(({ definition }) => definition.open.languageModel !== undefined);
  await Promise.all([
    hasModel ? MODULES.modelWriter() : MODULES.builtInWriter(),
    ...(config.sampleNetwork ? [MODULES.sampleNetwork(), MODULES.fillSearchTable()] : []),
  ]);
}

/** For what the list of providers always has one of. */
async function required<T>(opened: Promise<T | undefined>): Promise<T> {
  const one = await opened;
  if (one === undefined) throw new Error('no provider of this kind is in the list');
  return one;
}
