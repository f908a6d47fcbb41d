import { HUBSPOT_SCOPES } from '../../../shared/hubspot-scopes.ts';
import type { HubspotError } from '../client/hubspot-error.ts';

/** Why a push cannot go on; the message is for its user. */
export class PushFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PushFailed';
  }
}

/** Which scopes the app has to be given, in words. */
export function explainScopes({ scopes }: HubspotError): string {
  return `Give your private app in HubSpot the scopes ${(scopes.length > 0 ? scopes : HUBSPOT_SCOPES).join(', ')}.`;
}

const EXPLAINED: Record<HubspotError['kind'], (error: HubspotError) => string> = {
  token: () => 'HubSpot does not accept your token any more. Set a new one on the profile page, then push again.',
  scope: (error) => `${explainScopes(error)} Then push again.`,
  'daily-limit': () =>
    'Your HubSpot account has used all its calls of today. Push again tomorrow: who is there already is only brought up to date.',
  conflict: () => 'HubSpot refused a call because of a value that is in use already. Please try again.',
  invalid: ({ message }) => `${message}. Nothing more was pushed.`,
};

/** What a refusal by HubSpot means for the whole push. */
export function explainFailure(error: HubspotError): string {
  return EXPLAINED[error.kind](error);
}
