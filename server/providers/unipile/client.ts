import { trimEndOf } from '../../../shared/trim-text.ts';
import { createProviderClient, type ProviderClient } from '../client/provider-client.ts';
import type { UnipileAccount } from './account.ts';
import { parseError } from './errors.ts';

/** Pauses when the account names none: the network's limits pass slowly. */
export const UNIPILE_PAUSES_MS = [500, 2_000] as const;

/** Calls to Unipile as this account: address, key and account id go along with each of them. */
export function openUnipile(account: UnipileAccount): ProviderClient {
  const origin = trimEndOf(account.baseUrl, /\//).replace(/\/api\/v1$/, '');
  const client = createProviderClient({
    label: 'Unipile',
    baseUrl: `${origin}/api/v1`,
    headers: { 'X-API-KEY': account.apiKey },
    rateLimiter: account.rateLimiter,
    parseError,
    timeoutMs: account.timeoutMs,
    pausesMs: account.pausesMs ?? UNIPILE_PAUSES_MS,
  });
  return {
    call: (call, signal) => client.call({ ...call, query: { account_id: account.accountId, ...call.query } }, signal),
  };
}
