/** How often something may be asked for. */
export interface RequestPolicy {
  /** So many times in `seconds`. */
  times: number;
  seconds: number;
  /**
   * How many are taken from the database at once and then given out by this process alone. Where it is more than 1, a process that is
   * asked only now and then may leave some of them unused, so several processes allow up to that many fewer each.
   */
  block: number;
}

/** What one user, or one address where nobody is signed in yet, may ask for. A page of ours stays far below. */
export const REQUEST_POLICIES = {
  /** All calls from an address. */
  address: { times: 12_000, seconds: 60, block: 200 },
  /** Sign-ins from an address. */
  'sign-in': { times: 300, seconds: 60, block: 1 },
  /** All calls of a user. */
  user: { times: 6_000, seconds: 60, block: 100 },
  /** All calls of an API key. */
  'api-key': { times: 3_000, seconds: 60, block: 50 },
  search: { times: 1_200, seconds: 60, block: 10 },
  /** Websites read for a user: each costs other people's servers something too. */
  website: { times: 10, seconds: 60, block: 1 },
  upload: { times: 600, seconds: 60, block: 5 },
  /** Files of results: each may be 50,000 profiles. */
  download: { times: 120, seconds: 60, block: 5 },
  enrich: { times: 1_200, seconds: 60, block: 10 },
  /** Webhooks made, tried and sent again: each costs other people's servers something too. */
  webhook: { times: 60, seconds: 60, block: 1 },
  /** A page of results shows ten. */
  picture: { times: 600, seconds: 60, block: 20 },
  /** Of people who are not users, from an address. */
  'privacy-request': { times: 20, seconds: 3_600, block: 1 },
  'live-connection': { times: 600, seconds: 60, block: 5 },
  'live-message': { times: 6_000, seconds: 60, block: 200 },
} as const satisfies Readonly<Record<string, RequestPolicy>>;
export type RequestPolicyName = keyof typeof REQUEST_POLICIES;
