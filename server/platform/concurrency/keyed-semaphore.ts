export interface KeyedSemaphore {
  /**
   * Waits for a place.
   * @param key who asks
   * @param signal gives up waiting
   * @returns what to call, once, when the place is free again
   * @throws what `signal` says
   */
  enter(key: string, signal: AbortSignal): Promise<() => void>;
}

/**
 * Lets so many be under way at the same time, and of each key only a share of them: whoever fills their own share waits, and keeps
 * nobody else waiting. The first to come is the first to go among those whose share has room.
 */
export function createKeyedSemaphore(limits: { inAll: number; perKey: number }): KeyedSemaphore {
  const running = new Map<string, number>();
  const waiting: { key: string; go: () => void }[] = [];
  let total = 0;

  const hasRoom = (key: string) => total < limits.inAll && (running.get(key) ?? 0) < limits.perKey;

  function take(key: string): () => void {
    total += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
    return () => {
      total -= 1;
      const left = running.get(key)! - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
      const next = waiting.findIndex((one) => hasRoom(one.key));
      if (next >= 0) waiting.splice(next, 1)[0]!.go();
    };
  }

  return {
    async enter(key, signal) {
      signal.throwIfAborted();
      if (hasRoom(key)) return take(key);
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const entry = { key, go: () => resolve(take(key)) };
      const leave = () => {
        // Whoever was let in at this very moment has the place, and gives it back.
        const place = waiting.indexOf(entry);
        if (place >= 0) waiting.splice(place, 1);
        reject(signal.reason);
      };
      waiting.push(entry);
      signal.addEventListener('abort', leave, { once: true });
      return promise.finally(() => signal.removeEventListener('abort', leave));
    },
  };
}
