import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { DB } from '../platform/database/tables.ts';
import type { Logger } from '../platform/log.ts';
import type { NetworkAccounts } from '../providers/network-accounts.ts';
import { askProvider } from './ask-provider.ts';
import { deleteOldLinks, findAccount, insertLink } from './network-account-store.ts';

export interface ConnectContext {
  db: Kysely<DB>;
  /** Undefined: not configured. */
  accounts: NetworkAccounts | undefined;
  /** Origin of the web app as users, and Unipile, see it. */
  publicUrl: string;
  log: Logger;
}

/** Long enough to sign in with a code that comes by mail; Unipile's own links end with the day. */
const LINK_MS = 30 * 60_000;
/** Of one user, at the same time: tabs that were opened one after the other. */
const LINKS_KEPT = 5;

/**
 * Makes the link at which a user signs in to the network. An account that they have, and that has to be signed in to again, is.
 * @returns an address of Unipile's for the user's browser
 * @throws DomainError network_account_missing, network_account_unavailable
 */
export async function connectAccount(context: ConnectContext, userId: string): Promise<string> {
  const { db, publicUrl } = context;
  return askProvider(context, async (accounts, signal) => {
    const own = await findAccount(db, userId);
    // One that is gone at Unipile cannot be signed in to.
    const isThere = own !== undefined && (await accounts.read(own.account_id, signal)) !== null;
    const accountId = isThere ? own.account_id : undefined;
    const [id, secret] = [newId(), randomBytes(32).toString('base64url')];
    const expiresAt = new Date(Date.now() + LINK_MS);
    const url = await accounts.makeLink(
      {
        name: `${id}.${secret}`,
        expiresAt,
        noticeUrl: `${publicUrl}/api/webhooks/unipile`,
        successUrl: `${publicUrl}/profile?network=connected`,
        failureUrl: `${publicUrl}/profile?network=failed`,
        accountId,
      },
      signal,
    );
    await db.transaction().execute(async (tx) => {
      await insertLink(tx, {
        ...{ id, user_id: userId, secret_digest: digestSecret(secret) },
        ...{ account_id: accountId ?? null, expires_at: expiresAt },
      });
      await deleteOldLinks(tx, userId, LINKS_KEPT);
    });
    return url;
  });
}

/** What is kept of a link's secret. */
export function digestSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
