import { PermitRefused } from './permit-refused.ts';
import type { KindAnswer } from './rate-limiter-store.ts';
import type { WaitingCall } from './waiting-calls.ts';

/** A pause that lasts longer is not waited for, nor is the next day: another source may serve now. */
const LONGEST_PAUSE_MS = 20_000;

interface Closing {
  /** Milliseconds since 1970. */
  until: number;
  /** A second or a minute is waited for as long as the call may wait at all. */
  isPause: boolean;
  answer: KindAnswer;
}

/** Kinds of call that are not let through for a while: paused, or their calls of a second, a minute or a day used up. */
export class ClosedKinds {
  readonly #provider: string;
  readonly #byKind = new Map<string, Closing>();

  /** @param provider its name, for messages */
  constructor(provider: string) {
    this.#provider = provider;
  }

  /** Takes down what an answer says about its kind. */
  note(answer: KindAnswer): void {
    const { call_kind: kind, reason, wait_ms } = answer;
    if (reason === '' || reason === 'busy' || reason === 'spacing') this.#byKind.delete(kind);
    else {
      const isPause = reason === 'pause' || reason === 'day';
      this.#byKind.set(kind, { until: Date.now() + wait_ms, isPause, answer });
    }
  }

  isOpen(kind: string): boolean {
    return (this.#byKind.get(kind)?.until ?? 0) <= Date.now();
  }

  /** When the kind opens again, in milliseconds since 1970; 0 when it is open. */
  opensAt(kind: string): number {
    return this.isOpen(kind) ? 0 : (this.#byKind.get(kind)?.until ?? 0);
  }

  /** Forgets what nobody waits for: the pause may have been lifted, so the next call asks. */
  forgetAllBut(kinds: ReadonlySet<string>): void {
    for (const kind of this.#byKind.keys()) if (!kinds.has(kind)) this.#byKind.delete(kind);
  }

  /** @returns why a call is not to wait until its kind opens again; undefined when it may wait */
  refusalOf({ kind, deadline }: Pick<WaitingCall, 'kind' | 'deadline'>): PermitRefused | undefined {
    const closing = this.#byKind.get(kind);
    if (!closing || this.isOpen(kind)) return undefined;
    const longest = closing.isPause ? Math.min(deadline, Date.now() + LONGEST_PAUSE_MS) : deadline;
    if (closing.until <= longest) return undefined;
    const { reason, pause_kind, pause_reason } = closing.answer;
    const retryAfterMs = closing.until - Date.now();
    if (reason === 'pause') return new PermitRefused(pause_kind, pause_reason, { retryAfterMs });
    const usedUp = `to ${this.#provider} (${kind}) are used up`;
    if (reason !== 'day')
      return new PermitRefused('rate-limited', `The calls of this ${reason} ${usedUp}.`, { retryAfterMs });
    return new PermitRefused('quota', `The calls of today ${usedUp}; they begin anew at 00:00 UTC.`, { retryAfterMs });
  }
}
