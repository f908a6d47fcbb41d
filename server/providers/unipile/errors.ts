import { z } from 'zod';
import type { SourceErrorKind } from '../source-error.ts';

export interface ProviderError {
  kind: SourceErrorKind;
  message: string;
}

const errorBody = z.object({ type: z.string(), detail: z.string().optional().catch(undefined) });

const RECONNECT = 'Open the Unipile dashboard, reconnect the LinkedIn account, and check UNIPILE_ACCOUNT_ID.';
const WRONG_ACCOUNT = 'Check that UNIPILE_ACCOUNT_ID is an account of the key in UNIPILE_API_KEY.';
const SUBSCRIPTION =
  'What was asked for is not part of the subscription of the account or of Unipile. Check both in the Unipile dashboard.';
const RESTRICTED =
  'LinkedIn restricted the connected account. Sign in to LinkedIn as this account, do what it asks for, then reconnect it in the Unipile dashboard. Consider fewer profiles a day.';

/** What the types of 401 and 403 ask of the operator; others: reconnect the account. */
const REMEDIES: Readonly<Record<string, string>> = {
  missing_credentials: 'Check UNIPILE_API_KEY.',
  invalid_credentials: `Check UNIPILE_API_KEY. If it is right: ${RECONNECT}`,
  insufficient_privileges:
    'The key in UNIPILE_API_KEY lacks rights. Make one with access to this account in the Unipile dashboard.',
  wrong_account: WRONG_ACCOUNT,
  account_mismatch: WRONG_ACCOUNT,
  account_restricted: RESTRICTED,
  action_required: RESTRICTED,
  feature_not_subscribed: SUBSCRIPTION,
  subscription_required: SUBSCRIPTION,
  insufficient_permissions: SUBSCRIPTION,
};

/** Types of 401 and 403 that end when the account's owner signs in again. */
const LOST = new Set([
  'disconnected_account',
  'expired_credentials',
  'checkpoint_error',
  'invalid_checkpoint_solution',
  'account_restricted',
  'action_required',
]);

export const OWN_ACCOUNT_LOST =
  "LinkedIn wants the owner of a user's own account to sign in again, which is done on the profile page. The shared account serves until then.";

/**
 * Whether an answer says that the account has to be signed in to again, or that there is none. That the key is wrong says nothing of the
 * account.
 */
export function isAccountLost(status: number, body: unknown): boolean {
  const { type, detail } = readBody(body);
  return status === 404 ? /\baccount\b/i.test(detail) : (status === 401 || status === 403) && LOST.has(type);
}

function readBody(body: unknown): { type: string; detail: string } {
  const { data } = errorBody.safeParse(body);
  const type = data?.type.replace(/^errors\//, '').replace(/[^a-z_]/g, '') ?? '';
  return { type, detail: data?.detail ?? '' };
}

/**
 * What an answer other than 2xx means.
 * @param body parsed JSON, undefined when it is none
 * @returns null when there is no such profile, company or page, or this account may not see it
 */
export function parseError(status: number, body: unknown): ProviderError | null {
  const { type, detail } = readBody(body);
  const said = `Unipile answered ${status}${type && ` (${type})`}.`;
  const error = (kind: SourceErrorKind, remedy: string): ProviderError => ({ kind, message: `${said} ${remedy}` });

  if (status === 404) {
    // It may be our account that is unknown, not the profile; without Unipile's own words it is the address.
    if (/\baccount\b/i.test(detail)) return error('credentials', WRONG_ACCOUNT);
    return type ? null : error('refused', 'That is no answer of its API. Check UNIPILE_DSN.');
  }
  if (status === 422 && type === 'invalid_recipient') return null;
  if (status === 422 && type === 'limit_exceeded') {
    return error('quota', 'The connected account has reached a limit of LinkedIn. It is asked again later.');
  }
  if (status === 401 || (status === 422 && type === 'invalid_account')) {
    return error('credentials', REMEDIES[type] ?? RECONNECT);
  }
  if (status === 403) {
    if (type === 'resource_access_restricted') return error('refused', 'The connected account may not see this page.');
    return error('credentials', REMEDIES[type] ?? RECONNECT);
  }
  if (status === 402) return error('quota', 'Check the subscription in the Unipile dashboard.');
  if (status === 429)
    return error('rate-limited', 'The account was asked too often; its calls are paused for a while.');
  if (status === 501) return error('refused', 'It does not offer this for the connected account.');
  if (status >= 500) return error('unavailable', 'Unipile or LinkedIn is in trouble; it is asked again later.');
  return error('refused', 'It did not accept the question. Please report this as a fault of Leadlight.');
}
