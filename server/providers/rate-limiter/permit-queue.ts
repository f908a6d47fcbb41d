import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/tables.ts';
import { callPriority } from '../limit-concurrency.ts';
import type { RateLimits } from '../rate-limiter.ts';
import { SourceError } from '../source-error.ts';
import { type Admission, admitCalls } from './rate-limiter-store.ts';
import { ReservedPermits } from './reserved-permits.ts';

interface Waiter {
  kind: string;
  /** Lower ones go first. */
  turn: number;
  since: number;
  go: () => void;
  refuse: (error: unknown) => void;
}

/** Who would wait longer for a pause to end is told so instead. */
const LONGEST_PAUSE_MS = 20_000;
/** Nobody waits longer than this for a turn. */
const LONGEST_WAIT_MS = 10 * 60_000;
/** Milliseconds between looks for permits that another process holds. */
const BUSY_POLL_MS = 100;
const LEASE_SECONDS = 12;
const RENEW_MS = 4_000;

/**
 * The line of those in this process who want to make a call. Permits are asked for, and given back, many at a time: one statement
 * per turn of the event loop, however many calls begin and end in it.
 */
export class PermitQueue {
  /** Calls in a row that got no answer, as far as this process knows. */
  failures = 0;
  readonly #db: Kysely<DB>;
  readonly #limits: RateLimits;
  readonly #holder = randomUUID();
  #waiting: Waiter[] = [];
  #held = 0;
  #givenBack = 0;
  /** Kinds that are not worth asking for before then, in milliseconds since 1970. */
  readonly #closedUntil = new Map<string, number>();
  readonly #bookings = new ReservedPermits();
  #working = false;
  #timer: NodeJS.Timeout | undefined;
  #renewal: NodeJS.Timeout | undefined;

  constructor(db: Kysely<DB>, limits: RateLimits) {
    this.#db = db;
    this.#limits = limits;
  }

  /** Resolves when a call of that kind may be made. @throws SourceError when that would take too long */
  async permit(kind: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { kind, turn: callPriority(), since: Date.now(), go: resolve, refuse: reject };
    const leave = () => {
      this.#waiting = this.#waiting.filter((other) => other !== waiter);
      if (this.#waiting.length === 0) clearTimeout(this.#timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    const behind = this.#waiting.findLastIndex(({ turn }) => turn <= waiter.turn);
    this.#waiting.splice(behind + 1, 0, waiter);
    this.#work();
    await promise.finally(() => signal.removeEventListener('abort', leave));
  }

  /** A call has ended: its permit goes to the next in line when that is booked, else back. */
  release(): void {
    const next = this.#waiting.find((waiter) => this.#isOpen(waiter));
    if (next && this.#bookings.take(next.kind)) {
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      next.go();
    } else {
      this.#givenBack += 1;
      this.#work();
    }
  }

  /** Whether it is worth asking for calls of that kind. */
  #isOpen({ kind }: Waiter): boolean {
    return (this.#closedUntil.get(kind) ?? 0) <= Date.now();
  }

  /** Something went wrong: nobody goes without asking. */
  forgetBookings(): void {
    this.#bookings.clear();
  }

  #work(): void {
    if (this.#working) return;
    this.#working = true;
    clearTimeout(this.#timer);
    this.#admitAll().catch((error: unknown) => this.#refuse(this.#waiting, error));
  }

  async #admitAll(): Promise<void> {
    try {
      // What begins and ends within the same turn of the event loop goes together.
      await new Promise(setImmediate);
      await this.#admitWhoCan();
    } finally {
      // In the same breath as the last look: whoever comes after it starts anew.
      this.#working = false;
      this.#keepLease();
    }
  }

  async #admitWhoCan(): Promise<void> {
    for (;;) {
      const kinds = new Set(this.#waiting.filter((waiter) => this.#isOpen(waiter)).map(({ kind }) => kind));
      if (kinds.size === 0 && this.#givenBack === 0) break;
      let busy = false;
      for (const kind of kinds.size > 0 ? kinds : ['none']) {
        const wanted = this.#waiting.filter((waiter) => waiter.kind === kind).length;
        // With no permit to be had it is still worth booking for those who wait.
        if (busy && this.#bookings.of(kind) >= wanted) continue;
        const admission = await this.#ask(kind, wanted);
        this.#admit(kind, admission);
        busy ||= admission.reason === 'busy';
      }
      // Our own calls wake us when they end; those of other processes do not.
      if (busy && this.#givenBack === 0) return this.#lookAgainIn(BUSY_POLL_MS);
    }
    const opening = Math.min(...this.#waiting.map(({ kind }) => this.#closedUntil.get(kind) ?? 0));
    if (this.#waiting.length > 0) this.#lookAgainIn(opening - Date.now());
  }

  async #ask(kind: string, wanted: number): Promise<Admission> {
    const givenBack = this.#givenBack;
    this.#givenBack = 0;
    const { key, atOnce, spacingMs, rates } = this.#limits;
    const spacing = spacingMs ? spacingMs.min + Math.random() * (spacingMs.max - spacingMs.min) : 0;
    const asking = admitCalls(this.#db, {
      key,
      holder: this.#holder,
      kind,
      wanted,
      ahead: Math.max(0, Math.min(wanted, atOnce) - this.#bookings.of(kind)),
      givenBack,
      atOnce,
      spacingMs: spacing,
      limits: rates?.[kind] ?? {},
      leaseSeconds: LEASE_SECONDS,
    });
    const admission = await asking.catch((error: unknown) => {
      this.#givenBack += givenBack;
      throw error;
    });
    this.#held += admission.granted - givenBack;
    this.failures = admission.failures;
    this.#bookings.add(kind, admission.booked, admission.booked_ms);
    return admission;
  }

  #admit(kind: string, admission: Admission): void {
    const same = this.#waiting.filter((waiter) => waiter.kind === kind);
    const admitted = new Set(same.slice(0, admission.granted));
    // Some may have left while the database was asked.
    this.#givenBack += admission.granted - admitted.size;
    this.#waiting = this.#waiting.filter((waiter) => !admitted.has(waiter));
    for (const waiter of admitted) waiter.go();
    if (admission.wait_ms > 0) {
      this.#closedUntil.set(kind, Date.now() + admission.wait_ms);
      this.#refuseThoseWhoWouldWaitTooLong(kind, admission);
    }
  }

  #refuseThoseWhoWouldWaitTooLong(kind: string, { reason, wait_ms, pause_kind, pause_reason }: Admission): void {
    const same = this.#waiting.filter((waiter) => waiter.kind === kind);
    const provider = this.#limits.key.split(':')[0];
    if (reason === 'day') {
      const message = `The calls of today to ${provider} (${kind}) are used up; they begin anew at 00:00 UTC.`;
      this.#refuse(same, new SourceError('quota', message, { retryAfterMs: wait_ms }));
    } else if (reason === 'pause' && wait_ms > LONGEST_PAUSE_MS) {
      this.#refuse(same, new SourceError(pause_kind, pause_reason, { retryAfterMs: wait_ms }));
    } else {
      const message = `Too many calls to ${provider} are waiting for their turn.`;
      const late = same.filter(({ since }) => Date.now() - since > LONGEST_WAIT_MS);
      this.#refuse(late, new SourceError('rate-limited', message, { retryAfterMs: wait_ms }));
    }
  }

  #refuse(waiters: readonly Waiter[], error: unknown): void {
    this.#waiting = this.#waiting.filter((waiter) => !waiters.includes(waiter));
    for (const waiter of waiters) waiter.refuse(error);
  }

  #lookAgainIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#work(), Math.min(Math.max(milliseconds, 5), 5_000));
  }

  /** While calls are under way their permits are renewed: a lease that runs out is another process's chance. */
  #keepLease(): void {
    clearTimeout(this.#renewal);
    if (this.#held <= 0) return;
    this.#renewal = setTimeout(() => {
      this.#ask('none', 0).then(
        () => this.#keepLease(),
        () => this.#keepLease(),
      );
    }, RENEW_MS).unref();
  }
}
