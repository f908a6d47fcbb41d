/** At most this often a second are a batch's counts and a user's credits sent (contract 9). */
const INTERVAL_MS = 250;

/**
 * Calls `send(key)` at once for a first change and at most every 250 ms while changes go on; the last change is always sent.
 */
export class Throttle<Detail> {
  readonly #pending = new Map<string, { timer: NodeJS.Timeout; detail: Detail | undefined }>();
  readonly #send: (key: string, detail: Detail) => void;

  constructor(send: (key: string, detail: Detail) => void) {
    this.#send = send;
  }

  changed(key: string, detail: Detail): void {
    const waiting = this.#pending.get(key);
    if (waiting) {
      waiting.detail = detail;
      return;
    }
    this.#send(key, detail);
    this.#wait(key);
  }

  stop(): void {
    for (const { timer } of this.#pending.values()) clearTimeout(timer);
    this.#pending.clear();
  }

  #wait(key: string): void {
    const timer = setTimeout(() => {
      const detail = this.#pending.get(key)?.detail;
      this.#pending.delete(key);
      if (detail === undefined) return;
      this.#send(key, detail);
      this.#wait(key);
    }, INTERVAL_MS);
    this.#pending.set(key, { timer, detail: undefined });
  }
}
