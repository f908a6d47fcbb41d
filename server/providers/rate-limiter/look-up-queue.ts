import { Semaphore } from '../../platform/concurrency/limits/semaphore.ts';
import { callPriority, waitDeadline, withCallPriority } from './call-priority.ts';
import { PermitRefused } from './permit-refused.ts';

/**
 * The look-ups of one source: so many under way at a time, shared between users, each in the order in which they came. A look-up is several calls that all wait
 * for the provider's rate limiter: without this, thousands would make their first call before anybody made a second one,
 * and nobody would be done before everybody is. The calls of those that were begun earlier go first.
 *
 * Those that somebody waits for in front of a page have as many places of their own.
 */
export class LookUpQueue {
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
  run<T>(lookUp: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const places = callPriority().interactive ? this.#interactive : this.#bulk;
    return places.run(lookUp, signal);
  }
}

class Places {
  readonly #most: number;
  readonly #semaphore: Semaphore;
  #entered = 0;

  constructor(most: number) {
    this.#most = most;
    this.#semaphore = new Semaphore(most);
  }

  async run<T>(lookUp: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const release = await this.#enter(signal);
    this.#entered += 1;
    // 1 for the first that entered, as many as there are places, 2 for the next ones, and so on.
    const rank = Math.ceil(this.#entered / this.#most);
    return withCallPriority({ rank }, lookUp).finally(release);
  }

  async #enter(signal: AbortSignal): Promise<() => void> {
    const late = new AbortController();
    const giveUp = () =>
      late.abort(new PermitRefused('rate-limited', 'Too many profiles are waiting to be looked up at the source.'));
    const timer = setTimeout(giveUp, waitDeadline(callPriority()) - Date.now());
    try {
      return await this.#semaphore.acquire([signal, late.signal], { key: callPriority().user ?? '' });
    } finally {
      clearTimeout(timer);
    }
  }
}
