interface Waiter {
  rank: number;
  go: () => void;
}

/** A counting semaphore: so many hold a permit at once; the others wait, lower ranks first, equal ones in the order in which they came. */
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
   * @throws the signal's reason when it is aborted before there is a permit
   */
  async acquire(signal: AbortSignal, rank = 0): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(signal, rank);
    let held = true;
    return () => {
      if (held) this.#giveBack();
      held = false;
    };
  }

  async #wait(signal: AbortSignal, rank: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { rank, go: resolve };
    const leave = () => {
      this.#waiting = this.#waiting.filter((other) => other !== waiter);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    const behind = this.#waiting.findLastIndex((other) => other.rank <= rank);
    this.#waiting.splice(behind + 1, 0, waiter);
    // Whoever goes first hands the permit on: it stays taken.
    await promise.finally(() => signal.removeEventListener('abort', leave));
  }

  #giveBack(): void {
    const next = this.#waiting.shift();
    if (next) next.go();
    else this.#free += 1;
  }
}
