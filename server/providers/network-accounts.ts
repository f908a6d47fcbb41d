import type { RateLimits } from './rate-limiter.ts';

/** An account of the network as the provider knows it. */
export interface ConnectedAccount {
  id: string;
  /** Its owner's, as the network shows it. */
  name: string;
  createdAt: Date;
  /** Of the network that profiles are looked up in, and none else's. */
  isOfNetwork: boolean;
  /** False: its owner has to sign in again. */
  isConnected: boolean;
}

/** What a link is made of. */
export interface LinkWanted {
  /** Named in the provider's notice of what came of it. */
  name: string;
  expiresAt: Date;
  /** Where the notice is sent. */
  noticeUrl: string;
  /** Where the browser goes at the end. */
  successUrl: string;
  failureUrl: string;
  /** The account to sign in to again; absent: a new one. */
  accountId?: string | undefined;
}

/** A provider at which users connect accounts of their own. Its methods throw SourceError when it cannot answer. */
export interface NetworkAccounts {
  /** The account that serves everybody who has none of their own. */
  readonly sharedAccountId: string;
  /** What its reports of accounts' states show in a header; undefined: it sends none. */
  readonly reportSecret: string | undefined;
  /** How often calls are made as an account of a user's own. */
  limitsOf(accountId: string): RateLimits;
  /** @returns the address at which a user signs in to the network */
  makeLink(wanted: LinkWanted, signal: AbortSignal): Promise<string>;
  /** @returns null when there is no such account */
  read(accountId: string, signal: AbortSignal): Promise<ConnectedAccount | null>;
  /** Deletes an account, or finds that there is none. */
  remove(accountId: string, signal: AbortSignal): Promise<void>;
}

/** Which user has which account of their own; kept by the domain, asked by the provider. */
export interface OwnAccounts {
  /** @returns the account that this user's calls are made as; undefined: the shared one */
  of(userId: string): Promise<string | undefined>;
  /** A call made as this account was refused because its owner has to sign in again. Never rejects. */
  lost(accountId: string): Promise<void>;
}
