import type { Kysely } from 'kysely';
import type { NetworkAccount } from '../../shared/contract/network-account.ts';
import type { DB } from '../platform/database/tables.ts';
import type { NetworkAccounts } from '../providers/network-accounts.ts';
import { readCallsOfDay } from '../providers/rate-limiter/rate-limiter-store.ts';
import { findAccount, listLinks } from './network-account-store.ts';

/** How a user's own account of the network stands. */
export async function readAccount(
  { db, accounts }: { db: Kysely<DB>; accounts: NetworkAccounts | undefined },
  userId: string,
): Promise<NetworkAccount> {
  const [account, [link]] = await Promise.all([findAccount(db, userId), listLinks(db, userId)]);
  const problem = link?.refused_at ? { problem: 'not_own' as const } : {};
  if (!account) return link && !link.refused_at ? { state: 'connecting' } : { state: 'none', ...problem };
  const known = { name: account.name, connected_at: account.connected_at.toISOString(), ...problem };
  if (account.expired_at) return { state: link && !link.refused_at ? 'connecting' : 'expired', ...known };
  const limits = accounts?.limitsOf(account.account_id);
  const most = limits?.rates?.profile?.day;
  if (!limits || most === undefined) return { state: 'connected', ...known };
  const used = Math.min(most, await readCallsOfDay(db, limits.key, 'profile'));
  return { state: 'connected', ...known, profiles_today: { used, most } };
}
