const KEPT_AT_MOST = 500;

/**
 * Remembers the latest answers for a while. Who asks while another is asking waits for the same answer. Failures are told to all who
 * wait, and not remembered.
 * @param keptMs from when it was asked; or chosen by the answer, from when it came
 */
export function createCoalescingCache<T>(keptMs: number | ((answer: T) => number)) {
  const kept = new Map<string, { answer: Promise<T>; until: number; asker: AbortSignal }>();

  function remember(key: string, ask: () => Promise<T>, asker: AbortSignal): Promise<T> {
    const answer = ask();
    const until = typeof keptMs === 'number' ? Date.now() + keptMs : Number.POSITIVE_INFINITY;
    const entry = { answer, until, asker };
    kept.delete(key);
    kept.set(key, entry);
    answer.then(
      (given) => {
        if (typeof keptMs !== 'number') entry.until = Date.now() + keptMs(given);
      },
      () => {
        if (kept.get(key) === entry) kept.delete(key);
      },
    );
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT_AT_MOST && oldest !== undefined) kept.delete(oldest);
    return answer;
  }

  return {
    /**
     * @param ask makes the call when nothing is remembered
     * @param signal gives up waiting; `ask` must end by it as well
     */
    async getOrFetch(key: string, ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
      for (;;) {
        signal.throwIfAborted();
        const entry = kept.get(key);
        if (!entry || entry.until < Date.now()) return remember(key, ask, signal);
        try {
          return await orAborted(entry.answer, signal);
        } catch (error) {
          // Whoever asked gave up: that is no answer to us.
          if (signal.aborted || !entry.asker.aborted) throw error;
        }
      }
    },
  };
}

async function orAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const given = Promise.withResolvers<never>();
  const giveUp = () => given.reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([answer, given.promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
