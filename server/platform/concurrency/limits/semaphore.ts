interface Waiter {
  rank: number;
  go: () => void;
}

/** A counting semaphore: a fixed number of callers hold a permit at once; the others wait, lower ranks first, equal ones in the order in which they came. */
export class Semaphore {
  #free: number;
  #waiting: Waiter[] = [];

  /** @param permits how many may be held at once */
  constructor(permits: number) {
    this.#free = permits;
  }

  /**
   * Waits for a permit.
   * @returns what gives it back; calling that twice does nothing
   * @throws the reason of the first of the signals that is aborted before there is a permit
   */
  async acquire(signals: readonly AbortSignal[], rank = 0): Promise<() => void> {
    for (const signal of signals) signal.throwIfAborted();
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(signals, rank);
    let held = true;
    return () => {
      if (held) this.#release();
      held = false;
    };
  }

  async #wait(signals: readonly AbortSignal[], rank: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { rank, go: resolve };
    const leave = ({ target }: Event) => {
      this.#waiting = this.#waiting.filter((other) => other !== waiter);
      reject((target as AbortSignal).reason);
    };
    for (const signal of signals) signal.addEventListener('abort', leave, { once: true });
    const behind = this.#waiting.findLastIndex((other) => other.rank <= rank);
    this.#waiting.splice(behind + 1, 0, waiter);
    try {
      // The permit passes directly to the next waiter: it stays taken.
      await promise;
    } finally {
      for (const signal of signals) signal.removeEventListener('abort', leave);
    }
  }

  #release(): void {
    const next = this.#waiting.shift();
    if (next) next.go();
    else this.#free += 1;
  }
}
