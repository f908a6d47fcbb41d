/** Who asks for a permit. */
export interface Claim {
  /** On whose behalf: keys share the permits. The same for all unless given. */
  key?: string;
  /** Of claims of the same key lower ranks go first; 0 unless given. */
  rank?: number;
}

interface Waiter extends Required<Claim> {
  go: () => void;
}

/**
 * A counting semaphore: a fixed number of callers hold a permit at once, the others wait. It is fair: a permit goes to the key that holds
 * the fewest, then to the lowest rank, then to who came first. A key that is alone may hold all.
 */
export class Semaphore {
  #free: number;
  #waiting: Waiter[] = [];
  /** Permits that each key holds. */
  readonly #held = new Map<string, number>();

  /** @param permits how many may be held at once */
  constructor(permits: number) {
    this.#free = permits;
  }

  /**
   * Waits for a permit.
   * @returns what gives it back; calling that twice does nothing
   * @throws the reason of the first of the signals that is aborted before there is a permit
   */
  async acquire(signals: readonly AbortSignal[], { key = '', rank = 0 }: Claim = {}): Promise<() => void> {
    for (const signal of signals) signal.throwIfAborted();
    if (this.#free > 0) {
      this.#free -= 1;
      this.#count(key, 1);
    } else await this.#wait(signals, { key, rank });
    let held = true;
    return () => {
      if (held) this.#release(key);
      held = false;
    };
  }

  async #wait(signals: readonly AbortSignal[], claim: Required<Claim>): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { ...claim, go: resolve };
    const leave = ({ target }: Event) => {
      this.#waiting = this.#waiting.filter((other) => other !== waiter);
      reject((target as AbortSignal).reason);
    };
    for (const signal of signals) signal.addEventListener('abort', leave, { once: true });
    this.#waiting.push(waiter);
    try {
      // The permit passes directly to the next waiter: it stays taken.
      await promise;
    } finally {
      for (const signal of signals) signal.removeEventListener('abort', leave);
    }
  }

  #release(key: string): void {
    this.#count(key, -1);
    const next = this.#next();
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    this.#count(next.key, 1);
    next.go();
  }

  #next(): Waiter | undefined {
    return this.#waiting.reduce<Waiter | undefined>(
      (best, one) => (best && !this.#goesBefore(one, best) ? best : one),
      undefined,
    );
  }

  #goesBefore(one: Waiter, other: Waiter): boolean {
    const more = (this.#held.get(one.key) ?? 0) - (this.#held.get(other.key) ?? 0);
    return more < 0 || (more === 0 && one.rank < other.rank);
  }

  #count(key: string, change: number): void {
    const held = (this.#held.get(key) ?? 0) + change;
    if (held > 0) this.#held.set(key, held);
    else this.#held.delete(key);
  }
}
