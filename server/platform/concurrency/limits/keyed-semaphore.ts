import { elementAt } from '../../../../shared/element-at.ts';

export interface KeyedSemaphore {
  /**
   * Waits for a place.
   * @param key who asks
   * @param signal gives up waiting
   * @returns what to call, once, when the place is free again
   * @throws what `signal` says
   */
  enter(key: string, signal: AbortSignal): Promise<() => void>;
  /** How many wait for a place. @param key of them, those who asked by that */
  waiting(key?: string): number;
}

/**
 * Allows a fixed number at the same time, and for each key only a share of it: a key that fills its own share waits, and keeps
 * nobody else waiting. Keys take turns: among those whose share has room, the one that was let in longest ago goes first.
 */
export function createKeyedSemaphore(limits: { inAll: number; perKey: number }): KeyedSemaphore {
  const running = new Map<string, number>();
  const waiting: { key: string; go: () => void }[] = [];
  /** When the keys were let in last, in turns; only as long as anybody waits. */
  const lastTurn = new Map<string, number>();
  let turn = 0;
  let total = 0;

  const hasRoom = (key: string) => total < limits.inAll && (running.get(key) ?? 0) < limits.perKey;

  function take(key: string): () => void {
    total += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
    lastTurn.set(key, ++turn);
    return () => {
      total -= 1;
      const left = (running.get(key) ?? 0) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
      const next = whoIsNext();
      if (next) elementAt(waiting.splice(waiting.indexOf(next), 1), 0).go();
      if (waiting.length === 0) forgetTurns();
    };
  }

  function forgetTurns(): void {
    for (const key of lastTurn.keys()) if (!running.has(key)) lastTurn.delete(key);
  }

  /** Of the keys with room the one that was let in longest ago, by the first that came for it. */
  function whoIsNext() {
    const turnOf = ({ key }: { key: string }) => lastTurn.get(key) ?? 0;
    return waiting
      .filter(({ key }) => hasRoom(key))
      .reduce<(typeof waiting)[number] | undefined>(
        (best, one) => (best && turnOf(best) <= turnOf(one) ? best : one),
        undefined,
      );
  }

  return {
    async enter(key, signal) {
      signal.throwIfAborted();
      if (hasRoom(key)) return take(key);
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const entry = { key, go: () => resolve(take(key)) };
      const leave = () => {
        // It may have been let in at this very moment: then it releases the place.
        const place = waiting.indexOf(entry);
        if (place >= 0) waiting.splice(place, 1);
        reject(signal.reason);
      };
      waiting.push(entry);
      signal.addEventListener('abort', leave, { once: true });
      return promise.finally(() => signal.removeEventListener('abort', leave));
    },
    waiting: (key) => (key === undefined ? waiting : waiting.filter((one) => one.key === key)).length,
  };
}
