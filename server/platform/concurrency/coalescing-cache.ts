import { LRUCache } from 'lru-cache';
import { type SharedCall, shareCall } from './shared-call.ts';

const MOST_ENTRIES = 500;

export interface CoalescingCache<T> {
  /**
   * The cached answer, or that of a call which is under way or begins now.
   * @param call makes the call; it goes on while anybody waits for it, and its signal aborts when nobody does any more
   * @param signal gives up waiting
   * @throws what the call throws, to all who wait for it; the signal's reason when it is aborted
   */
  getOrFetch(key: string, call: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T>;
}

/**
 * Caches answers for a while, the 500 that were used last; callers who ask for the same while a call is under way share it. Failures
 * are not cached.
 * @param ttlMs how long an answer is kept from when it came; 0 for not at all
 */
export function createCoalescingCache<T>(ttlMs: number | ((answer: T) => number)): CoalescingCache<T> {
  const cache = new LRUCache<string, SharedCall<T>>({ max: MOST_ENTRIES, perf: Date, ttlResolution: 0 });

  function begin(key: string, call: (signal: AbortSignal) => Promise<T>): SharedCall<T> {
    let ttl = 0;
    const shared = shareCall(async (signal) => {
      try {
        const answer = await call(signal);
        ttl = typeof ttlMs === 'number' ? ttlMs : ttlMs(answer);
        return answer;
      } finally {
        // Not at once: a call that fails before it waits for anything has not been cached yet.
        queueMicrotask(() => {
          if (cache.peek(key) !== shared) return;
          if (ttl > 0) cache.set(key, shared, { ttl });
          else cache.delete(key);
        });
      }
    });
    cache.set(key, shared);
    return shared;
  }

  return {
    async getOrFetch(key, call, signal) {
      signal.throwIfAborted();
      const known = cache.get(key);
      const shared = known && !known.isAbandoned() ? known : begin(key, call);
      return shared.join(signal);
    },
  };
}
