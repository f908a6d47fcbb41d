import type { ConfigProblem } from '../platform/config/config-error.ts';
import type { ValuesOf, Variables } from '../platform/config/variable.ts';
import type { Database } from '../platform/database/database.ts';
import type { SafeFetch } from '../platform/safe-fetch/safe-fetch.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import type { LanguageModel } from './language-model/language-model.ts';
import type { NetworkAccounts, OwnAccounts } from './network-accounts.ts';
import type { PaymentGateway } from './payments/payment-gateway.ts';
import type { PeopleSearch } from './people-search.ts';
import type { FetchPicture } from './pictures/fetch-picture.ts';
import type { ProfileSource } from './profile-source.ts';
import type { ProviderCheck } from './provider-check.ts';
import type { RateLimiter, RateLimits } from './rate-limiter.ts';

/**
 * What a provider is to Leadlight:
 * - `profiles`: it knows people by their profiles
 * - `facts`: it adds to what is known of a person or a company
 */
export type ProviderRole = 'profiles' | 'facts' | 'language-model' | 'sign-in' | 'payments' | 'pictures';

/** What a provider can be opened as. */
export interface Openable {
  source: ProfileSource;
  peopleSearch: PeopleSearch;
  networkAccounts: NetworkAccounts;
  languageModel: LanguageModel;
  identity: IdentityProvider;
  paymentGateway: PaymentGateway;
  pictures: FetchPicture;
}

/** What a provider is opened with. */
export interface ProviderDeps {
  /** Made with the provider's limits; lets everything through when it has none. */
  rateLimiter: RateLimiter;
  /** Makes another one, for an account that has limits of its own. */
  openRateLimiter(limits: RateLimits): Promise<RateLimiter>;
  /** Which users have accounts of their own; absent: none has. */
  ownAccounts?: OwnAccounts | undefined;
  db(): Database;
  safeFetch(): Promise<SafeFetch>;
  /** Of this installation; keys are derived from it. */
  secret: string;
}

/** A provider's list price for one answer; it only serves the doctor's report. */
export interface Cost {
  /** US cents. */
  cents: number;
  /** Whether each call is paid for, or each answer in which something was found. */
  per: 'call' | 'found';
}

/** What is known of a provider without its variables. */
interface ProviderFacts<Id extends string> {
  /** Also the name of its page in docs/providers, and of its source in the waterfall: 'people-data-labs'. */
  id: Id;
  /** As shown to users beside a value, and at the head of a line: 'People Data Labs'. */
  label: string;
  /** In the middle of a sentence: 'the language model'. */
  name: string;
  role: ProviderRole;
  /** What it is used for, for docs/providers.md. */
  purpose: string;
  /**
   * - `required`: when all required variables are set
   * - `with-profiles`: when a provider of profiles is
   * - `no-other`: when no provider of its role that comes before it in the list is
   * - `always`
   */
  usedWhen: 'required' | 'with-profiles' | 'no-other' | 'always';
  /** What speaks against starting with it; asked when it is used. */
  findProblem?(set: Readonly<Record<string, string>>): ConfigProblem | undefined;
  /** Null when a call costs nothing. */
  cost: Cost | null;
}

/** What a provider does with its settings. */
interface ProviderParts<Settings> {
  /** As the doctor names what is configured, where that is more than its name: 'the model llama3.1'. */
  nameInUse?: (settings: Settings) => string;
  /** How often it may be called; null when nobody counts. */
  limits: ((settings: Settings) => RateLimits) | null;
  open: { readonly [Kind in keyof Openable]?: (settings: Settings, deps: ProviderDeps) => Promise<Openable[Kind]> };
  /** A look at it for `npm run doctor -- --live`; null when there is nobody to ask. */
  check: ((settings: Settings) => Promise<ProviderCheck>) | null;
}

/** Variables as read; those that are required are there. */
type Given<V extends Variables, Required extends string> = {
  [Name in keyof V]: Name extends Required ? NonNullable<ValuesOf<V>[Name]> : ValuesOf<V>[Name];
};

/**
 * Everything that Leadlight needs to know of a provider: configuration, doctor, documentation and the services are made from it. It
 * is loaded by every process, so it imports no code of its provider: `open` and `check` do when they are called.
 */
export interface ProviderDefinition<
  Id extends string,
  V extends Variables,
  Required extends keyof V & string,
  Settings extends object,
> extends ProviderFacts<Id>,
    ProviderParts<Settings> {
  variables: V;
  /** Variables without which the others mean nothing. */
  required: readonly Required[];
  /** Makes of its variables what it is opened with: plain data. */
  readSettings: (values: Given<V, Required>, set: Readonly<Record<string, string>>) => Settings;
}

/** A definition in a list of many, whose settings are of all kinds: each is handed only what it has read itself. */
export interface Provider<Id extends string = string, Settings extends object = object>
  extends ProviderFacts<Id>,
    ProviderParts<object> {
  variables: Variables;
  required: readonly string[];
  readSettings: (values: Readonly<Record<string, unknown>>, set: Readonly<Record<string, string>>) => Settings;
}

/** Declares a provider; a part that is forgotten does not compile. */
export function defineProvider<
  const Id extends string,
  const V extends Variables,
  Settings extends object,
  const Required extends keyof V & string = never,
>(definition: ProviderDefinition<Id, V, Required, Settings>): Provider<Id, Settings> {
  return definition as unknown as Provider<Id, Settings>;
}
