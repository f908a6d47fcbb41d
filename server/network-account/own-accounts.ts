import type { Kysely } from 'kysely';
import { createCoalescingCache } from '../platform/concurrency/coalescing-cache.ts';
import type { DB } from '../platform/database/tables.ts';
import type { Logger } from '../platform/log.ts';
import type { OwnAccounts } from '../providers/network-accounts.ts';
import { findAccount, markAccount } from './network-account-store.ts';

/** Work of a user asks again and again; so long after a click it may still be done over the account as it was. */
const KNOWN_MS = 2_000;
/** A call that was under way when its owner signed in again says nothing of the account as it is now. */
const LONGEST_CALL_MS = 20_000;
const NEVER = new AbortController().signal;

/** Which users have accounts of their own that work. */
export function createOwnAccounts(db: () => Kysely<DB>, log: Logger): OwnAccounts {
  const cache = createCoalescingCache<string | undefined>(KNOWN_MS);
  return {
    of(userId) {
      const read = async () => {
        const account = await findAccount(db(), userId);
        return account?.expired_at === null ? account.account_id : undefined;
      };
      return cache.getOrFetch(userId, read, NEVER);
    },
    async lost(accountId) {
      try {
        await markAccount(db(), accountId, { expired: true, olderThanMs: LONGEST_CALL_MS });
        log.warn('a user’s own account of the network has to be signed in to again');
      } catch (err) {
        log.warn({ err }, 'that an account has to be signed in to again could not be noted');
      }
    },
  };
}
