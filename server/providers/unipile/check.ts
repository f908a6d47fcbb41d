import type { z } from 'zod';
import type { ProviderClient } from '../client/provider-client.ts';
import type { CheckResult, ProviderCheck } from '../provider-check.ts';
import { SourceError } from '../source-error.ts';
import type { UnipileAccount } from './account.ts';
import { accountsResponse } from './accounts/schema.ts';
import { openUnipile } from './client.ts';

type Account = z.infer<typeof accountsResponse>['items'][number];

/** What to do about each status of a connection but OK. */
const REMEDIES: Readonly<Record<string, string>> = {
  CREDENTIALS: 'LinkedIn asks it to sign in again: reconnect it in the Unipile dashboard.',
  PERMISSIONS: 'it lacks permissions: reconnect it in the Unipile dashboard and allow what is asked for.',
  STOPPED: 'its connection is stopped: start it again in the Unipile dashboard, and check the Unipile subscription.',
  ERROR: 'its connection broke: wait some minutes, then reconnect it in the Unipile dashboard.',
  CONNECTING: 'it is connecting just now: check again in some minutes.',
};
const PAGES_AT_MOST = 10;

/** Looks whether the key is accepted and the configured account connected. It looks at nobody's profile. */
export function checkUnipile(account: UnipileAccount): ProviderCheck {
  const client = openUnipile(account);
  return {
    name: 'Unipile',
    async check(signal) {
      try {
        return judge(await listAccounts(client, signal), account.accountId);
      } catch (error) {
        return { ok: false, text: error instanceof SourceError ? error.message : 'The check was broken off.' };
      }
    },
  };
}

async function listAccounts(client: ProviderClient, signal: AbortSignal): Promise<Account[]> {
  const accounts: Account[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_AT_MOST; page += 1) {
    const query = { account_id: undefined, limit: 250, cursor };
    const answer = await client.call({ kind: 'account', path: '/accounts', query, schema: accountsResponse }, signal);
    accounts.push(...(answer?.items ?? []));
    cursor = answer?.cursor ?? undefined;
    if (cursor === undefined) break;
  }
  return accounts;
}

function judge(accounts: readonly Account[], accountId: string): CheckResult {
  const account = accounts.find(({ id }) => id === accountId);
  if (!account) {
    const others = accounts.filter(({ type }) => type === 'LINKEDIN').length;
    const text = `The key is accepted, but has no account with the id in UNIPILE_ACCOUNT_ID (it has ${others} LinkedIn accounts). Copy the id from the Unipile dashboard.`;
    return { ok: false, text };
  }
  if (account.type !== 'LINKEDIN') {
    return {
      ok: false,
      text: 'The account in UNIPILE_ACCOUNT_ID is not one of LinkedIn. Connect a LinkedIn account and use its id.',
    };
  }
  const status = account.sources.map((source) => source.status).find((one) => one !== 'OK');
  if (account.sources.length > 0 && status === undefined) {
    return { ok: true, text: 'The key is accepted and the LinkedIn account is connected.' };
  }
  const remedy = REMEDIES[status ?? ''] ?? 'its state is unknown: look at it in the Unipile dashboard.';
  return { ok: false, text: `The key is accepted, but the LinkedIn account does not work: ${remedy}` };
}
