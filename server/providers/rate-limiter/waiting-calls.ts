import { type CallPriority, waitDeadline } from './call-priority.ts';

/** A call that waits for a permit. */
export interface WaitingCall {
  readonly kind: string;
  readonly priority: CallPriority;
  /** It waits no longer than until then, in milliseconds since 1970. */
  readonly deadline: number;
  /** Ends the waiting: the call is made. */
  start(): void;
  /** Ends the waiting: the call is not made. */
  refuse(error: unknown): void;
}

/** How many calls of one kind wait. */
export interface Waiting {
  interactive: number;
  bulk: number;
}

/** The calls of this process that wait for a permit, the most urgent first, then in the order in which they came. */
export class WaitingCalls {
  readonly #calls: WaitingCall[] = [];

  get size(): number {
    return this.#calls.length;
  }

  [Symbol.iterator](): IterableIterator<WaitingCall> {
    return this.#calls.values();
  }

  /**
   * Joins the queue.
   * @param late makes the error of a call whose deadline comes first
   * @param onLeft called when the call gave up, or was too late
   * @returns when it may be made @throws what it is refused with; the signal's reason
   */
  join(
    { kind, priority }: Pick<WaitingCall, 'kind' | 'priority'>,
    signal: AbortSignal,
    late: () => Error,
    onLeft: () => void,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const deadline = waitDeadline(priority);
      const leave = () => {
        const place = this.#calls.indexOf(call);
        if (place >= 0) this.#calls.splice(place, 1);
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
      };
      const refuse = (error: unknown) => {
        leave();
        reject(error);
      };
      const giveUp = () => {
        refuse(signal.reason);
        onLeft();
      };
      // By the clock, not only when there is something to hear: the database may be slow, or another process hold all permits.
      const timer = setTimeout(() => {
        refuse(late());
        onLeft();
      }, deadline - Date.now());
      const start = () => {
        leave();
        resolve();
      };
      const call: WaitingCall = { kind, priority, deadline, start, refuse };
      this.#calls.splice(this.#calls.findLastIndex((other) => !isMoreUrgent(call, other)) + 1, 0, call);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** By kind, the most urgent first. @param isOpen says which kinds count */
  count(isOpen: (kind: string) => boolean): Map<string, Waiting> {
    const counts = new Map<string, Waiting>();
    for (const { kind, priority } of this.#calls) {
      const waiting = counts.get(kind) ?? { interactive: 0, bulk: 0 };
      waiting[priority.interactive ? 'interactive' : 'bulk'] += 1;
      counts.set(kind, waiting);
    }
    for (const kind of counts.keys()) if (!isOpen(kind)) counts.delete(kind);
    return counts;
  }

  countOf(kind: string): number {
    return this.#calls.reduce((count, call) => count + Number(call.kind === kind), 0);
  }

  /** The first for which `fits` is true. */
  find(fits: (call: WaitingCall) => boolean): WaitingCall | undefined {
    return this.#calls.find(fits);
  }

  /** Whether both sorts wait. */
  get isMixed(): boolean {
    return this.#calls[0]?.priority.interactive !== this.#calls.at(-1)?.priority.interactive;
  }

  refuseAll(error: unknown): void {
    for (const call of [...this.#calls]) call.refuse(error);
  }
}

function isMoreUrgent(one: WaitingCall, other: WaitingCall): boolean {
  if (one.priority.interactive !== other.priority.interactive) return one.priority.interactive;
  return one.priority.rank < other.priority.rank;
}
