import { callPriority, waitDeadline, withCallPriority } from './call-priority.ts';
import { PermitRefused } from './permit-refused.ts';

/**
 * The look-ups of one source: so many under way at a time, in the order in which they came. A look-up is several calls that all wait
 * for the provider's rate limiter: without this, thousands would make their first call before anybody made a second one,
 * and nobody would be done before everybody is. The calls of those that were begun earlier go first.
 *
 * Those that somebody waits for in front of a page have as many places of their own.
 */
export class ConcurrencyLimit {
  readonly #bulk: Places;
  readonly #interactive: Places;

  /** @param most look-ups under way at once */
  constructor(most: number) {
    this.#bulk = new Places(most);
    this.#interactive = new Places(most);
  }

  /**
   * Does the look-up when it is its turn.
   * @throws PermitRefused when that would be too late; what the look-up throws; the signal's reason when it is aborted before
   */
  async run<T>(lookUp: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const places = callPriority().interactive ? this.#interactive : this.#bulk;
    const rank = await places.enter(signal);
    return withCallPriority({ rank }, lookUp).finally(() => places.leave());
  }
}

class Places {
  readonly #most: number;
  #taken = 0;
  #entered = 0;
  readonly #waiting = new Set<() => void>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns 1 for the first that entered, as many as there are places, 2 for the next ones, and so on */
  async enter(signal: AbortSignal): Promise<number> {
    signal.throwIfAborted();
    if (this.#taken < this.#most) this.#taken += 1;
    // Whoever leaves hands the place on: it stays taken.
    else await this.#waitForPlace(signal);
    this.#entered += 1;
    return Math.ceil(this.#entered / this.#most);
  }

  leave(): void {
    const [next] = this.#waiting;
    if (next) next();
    else this.#taken -= 1;
  }

  #waitForPlace(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      // In the same breath as the outcome: nobody is handed a place who has given up.
      const leaveQueue = () => {
        this.#waiting.delete(enter);
        clearTimeout(late);
        signal.removeEventListener('abort', giveUp);
      };
      const enter = () => {
        leaveQueue();
        resolve();
      };
      const giveUp = () => {
        leaveQueue();
        reject(signal.reason);
      };
      const late = setTimeout(() => {
        leaveQueue();
        reject(new PermitRefused('rate-limited', 'Too many profiles are waiting to be looked up at the source.'));
      }, waitDeadline(callPriority()) - Date.now());
      this.#waiting.add(enter);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }
}
