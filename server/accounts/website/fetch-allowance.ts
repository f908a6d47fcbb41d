import { DomainError } from '../../platform/domain-error.ts';

export interface FetchAllowance {
  /** Lets a user have one website read. @returns what to call when it is done @throws DomainError too_many_requests */
  enter(userId: string): () => void;
}

/**
 * Bounds how often one user, and how many users at once, may have websites read, so that nobody makes this server knock on
 * doors all day. Counted in each process by itself: with several, a user gets as many times more.
 * @param limits.perMinute readings of one user; @param limits.atOnce readings of all users under way
 */
export function createFetchAllowance(
  limits: { perMinute: number; atOnce: number },
  now: () => number = Date.now,
): FetchAllowance {
  const times = new Map<string, number[]>();
  let running = 0;
  return {
    enter(userId) {
      const since = now() - 60_000;
      for (const [user, entries] of times) if (entries.at(-1)! <= since) times.delete(user);
      const recent = (times.get(userId) ?? []).filter((time) => time > since);
      if (recent.length >= limits.perMinute || running >= limits.atOnce) throw new DomainError('too_many_requests');
      times.set(userId, [...recent, now()]);
      running += 1;
      return () => {
        running -= 1;
      };
    },
  };
}
