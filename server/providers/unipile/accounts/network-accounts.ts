import { z } from 'zod';
import { createProviderClient, type ProviderClient } from '../../client/provider-client.ts';
import type { ConnectedAccount, NetworkAccounts } from '../../network-accounts.ts';
import { NO_LIMITS } from '../../rate-limiter/no-limits.ts';
import type { RateLimits } from '../../rate-limiter.ts';
import { SourceError } from '../../source-error.ts';
import { UNIPILE_PAUSES_MS, unipileOrigin } from '../client.ts';
import { parseError } from '../errors.ts';
import { accountResponse, linkResponse } from './schema.ts';

/** States of a connection that end only when its owner signs in again. */
const BROKEN = new Set(['CREDENTIALS', 'PERMISSIONS', 'STOPPED', 'ERROR']);

export interface UnipileAccounts {
  baseUrl: string;
  apiKey: string;
  /** The shared account. */
  accountId: string;
  reportSecret: string | undefined;
  limitsOf(accountId: string): RateLimits;
  pausesMs?: readonly number[] | undefined;
}

/**
 * Accounts that users connect at Unipile: its hosted authentication (developer.unipile.com/docs/hosted-auth), and what it knows of them.
 * None of these calls reaches the network, so they wait for nobody's turn.
 */
export function createUnipileAccounts(settings: UnipileAccounts): NetworkAccounts {
  const { accountId: sharedAccountId, reportSecret, limitsOf } = settings;
  const origin = unipileOrigin(settings.baseUrl);
  const client = createProviderClient({
    label: 'Unipile',
    baseUrl: `${origin}/api/v1`,
    headers: { 'X-API-KEY': settings.apiKey },
    rateLimiter: NO_LIMITS,
    pausesMs: settings.pausesMs ?? UNIPILE_PAUSES_MS,
    parseError(status, body) {
      const error = parseError(status, body);
      // These calls are about accounts: that one is unknown is an answer.
      return status === 404 && error?.kind === 'credentials' ? null : error;
    },
  });
  return {
    sharedAccountId,
    reportSecret,
    limitsOf,
    async makeLink(wanted, signal) {
      const body = {
        type: wanted.accountId === undefined ? 'create' : 'reconnect',
        ...(wanted.accountId === undefined ? { providers: ['LINKEDIN'] } : { reconnect_account: wanted.accountId }),
        api_url: origin,
        expiresOn: wanted.expiresAt.toISOString(),
        name: wanted.name,
        notify_url: wanted.noticeUrl,
        success_redirect_url: wanted.successUrl,
        failure_redirect_url: wanted.failureUrl,
      };
      const link = await client.call(
        { kind: 'account', method: 'POST', path: '/hosted/accounts/link', body, schema: linkResponse },
        signal,
      );
      if (!link) throw new SourceError('refused', 'Unipile made no link. Check UNIPILE_DSN.');
      return link.url;
    },
    read: (accountId, signal) => readAccount(client, accountId, signal),
    async remove(accountId, signal) {
      const path = `/accounts/${encodeURIComponent(accountId)}`;
      await client.call({ kind: 'account', method: 'DELETE', path, schema: z.unknown() }, signal);
    },
  };
}

async function readAccount(
  client: ProviderClient,
  accountId: string,
  signal: AbortSignal,
): Promise<ConnectedAccount | null> {
  const path = `/accounts/${encodeURIComponent(accountId)}`;
  const answer = await client.call({ kind: 'account', path, schema: accountResponse }, signal);
  if (!answer) return null;
  if (answer.id !== accountId) {
    throw new SourceError('malformed', 'Unipile answered about another account than was asked for.');
  }
  return {
    id: answer.id,
    name: answer.name ?? '',
    createdAt: new Date(answer.created_at ?? 0),
    isOfNetwork: answer.type === 'LINKEDIN',
    isConnected: answer.sources.length > 0 && !answer.sources.some(({ status }) => BROKEN.has(status ?? '')),
  };
}
