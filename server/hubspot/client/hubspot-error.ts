/**
 * Why HubSpot did not do what it was asked, finally:
 * - `token`: it knows no such token
 * - `scope`: the private app may not do that
 * - `daily-limit`: the account has used its calls of the day
 * - `conflict`: another record has a value that is unique
 * - `invalid`: something in the call
 */
export type HubspotErrorKind = 'token' | 'scope' | 'daily-limit' | 'conflict' | 'invalid';

/** One fault in a call, as HubSpot names it. */
export interface HubspotFault {
  /** Of a contact property. */
  property?: string | undefined;
  /** In capitals: 'INVALID_EMAIL'. */
  code?: string | undefined;
}

/** A refusal. Its message is for the log, and holds nothing that was sent. */
export class HubspotError extends Error {
  readonly kind: HubspotErrorKind;
  /** Those that are missing, as far as it says. */
  readonly scopes: readonly string[];
  readonly faults: readonly HubspotFault[];

  constructor(
    kind: HubspotErrorKind,
    message: string,
    { scopes = [], faults = [] }: { scopes?: readonly string[]; faults?: readonly HubspotFault[] } = {},
  ) {
    super(message);
    this.name = 'HubspotError';
    this.kind = kind;
    this.scopes = scopes;
    this.faults = faults;
  }
}
