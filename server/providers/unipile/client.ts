import { trimEndOf } from '../../../shared/trim-text.ts';
import { createProviderClient, type ProviderClient } from '../client/provider-client.ts';
import type { UnipileAccount } from './account.ts';
import { isAccountLost, OWN_ACCOUNT_LOST, parseError } from './errors.ts';

/** Pauses when the account names none: the network's limits pass slowly. */
export const UNIPILE_PAUSES_MS = [500, 2_000] as const;

/** The address of Unipile's API without its path. */
export function unipileOrigin(baseUrl: string): string {
  return trimEndOf(baseUrl, /\//).replace(/\/api\/v1$/, '');
}

/** Calls to Unipile as this account: address, key and account id go along with each of them. */
export function openUnipile(account: UnipileAccount): ProviderClient {
  const origin = unipileOrigin(account.baseUrl);
  const client = createProviderClient({
    label: 'Unipile',
    baseUrl: `${origin}/api/v1`,
    headers: { 'X-API-KEY': account.apiKey },
    rateLimiter: account.rateLimiter,
    parseError(status, body) {
      if (!account.onLost || !isAccountLost(status, body)) return parseError(status, body);
      account.onLost();
      return { kind: 'credentials', message: OWN_ACCOUNT_LOST };
    },
    timeoutMs: account.timeoutMs,
    pausesMs: account.pausesMs ?? UNIPILE_PAUSES_MS,
  });
  return {
    call: (call, signal) => client.call({ ...call, query: { account_id: account.accountId, ...call.query } }, signal),
  };
}
