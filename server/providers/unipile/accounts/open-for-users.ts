import { LRUCache } from 'lru-cache';
import type { ProviderDeps } from '../../definition.ts';
import type { RateLimits } from '../../rate-limiter.ts';
import type { UnipileAccount } from '../account.ts';

/** Accounts that stay open; one that is closed and used again is opened again. */
const MOST_OPEN = 500;

/**
 * Opens something once more for each user who has an account of their own, with a rate limiter of that account alone: pace, calls of the
 * day and pauses of one account say nothing of another.
 * @returns what is to serve a user; undefined: what serves everybody
 */
export function openForUsers<T extends object>(
  shared: Omit<UnipileAccount, 'rateLimiter'>,
  limitsOf: (accountId: string) => RateLimits,
  { ownAccounts, openRateLimiter }: Pick<ProviderDeps, 'ownAccounts' | 'openRateLimiter'>,
  open: (account: UnipileAccount) => T,
): (userId: string) => Promise<T | undefined> {
  const opened = new LRUCache<string, T>({ max: MOST_OPEN });
  return async (userId) => {
    const accountId = await ownAccounts?.of(userId);
    if (ownAccounts === undefined || accountId === undefined) return undefined;
    const rateLimiter = opened.has(accountId) ? undefined : await openRateLimiter(limitsOf(accountId));
    const known = opened.get(accountId);
    if (known || !rateLimiter) return known;
    const onLost = () => void ownAccounts.lost(accountId);
    const made = open({ ...shared, accountId, rateLimiter, onLost });
    opened.set(accountId, made);
    return made;
  };
}
