import { elementAt } from '../../../shared/element-at.ts';
import { createKeyedSemaphore } from '../concurrency/limits/keyed-semaphore.ts';
import { DomainError } from '../domain-error.ts';

export interface WebsiteRateLimit {
  /**
   * Waits until a user may have something fetched.
   * @param signal gives up waiting
   * @returns what to call when it is done
   * @throws DomainError too_many_requests: too often, or given up before it was their turn
   */
  enter(userId: string, signal: AbortSignal): Promise<() => void>;
}

/**
 * Bounds how often one user has something fetched, and how much is fetched at the same time for one and for all, so that nobody
 * can use this server as a scanner, and hosts that do not answer delay only the user who asked for them. Counted in each
 * process by itself: with several, a user gets as many times more.
 */
export function createWebsiteRateLimit(
  limits: { perMinute: number; atOncePerUser: number; atOnce: number },
  now: () => number = Date.now,
): WebsiteRateLimit {
  const times = new Map<string, number[]>();
  const places = createKeyedSemaphore({ inAll: limits.atOnce, perKey: limits.atOncePerUser });
  return {
    async enter(userId, signal) {
      const since = now() - 60_000;
      for (const [user, entries] of times) if (elementAt(entries, -1) <= since) times.delete(user);
      const recent = (times.get(userId) ?? []).filter((time) => time > since);
      if (recent.length >= limits.perMinute) throw new DomainError('too_many_requests');
      times.set(userId, [...recent, now()]);
      return places.enter(userId, signal).catch((cause: unknown) => {
        throw new DomainError('too_many_requests', { cause });
      });
    },
  };
}
