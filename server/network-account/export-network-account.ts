import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/tables.ts';
import { findAccount, listLinks } from './network-account-store.ts';

/** The user's own account of the network, and the links under which they were about to connect one, without their secrets. */
export async function exportNetworkAccount(db: Kysely<DB>, userId: string): Promise<object> {
  const [account, links] = await Promise.all([findAccount(db, userId), listLinks(db, userId)]);
  return {
    network_account: account ?? null,
    network_account_links: links.map(({ created_at, expires_at, refused_at }) => ({
      ...{ created_at, expires_at, refused_at },
    })),
  };
}
