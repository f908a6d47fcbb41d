import { elementAt } from '../../../shared/element-at.ts';
import { RepeatedTask } from '../../platform/concurrency/coalesced-task.ts';
import { withinTime } from '../../platform/concurrency/within-time.ts';
import type { RateLimits } from '../rate-limiter.ts';
import { callPriority, waitDeadline } from './call-priority.ts';
import { ClosedKinds } from './closed-kinds.ts';
import { listKinds } from './list-kinds.ts';
import { PermitRefused } from './permit-refused.ts';
import type { KindAnswer, KindAsk, PermitsAsk } from './rate-limiter-store.ts';
import { ReservedPermits } from './reserved-permits.ts';
import { WaitingCalls } from './waiting-calls.ts';

/** What is asked of the database, but for what is the same each time. */
export type AskForPermits = (ask: Pick<PermitsAsk, 'held' | 'kinds' | 'leaseSeconds'>) => Promise<KindAnswer[]>;

/** Milliseconds between looks for permits that another process holds. */
const BUSY_POLL_MS = 100;
/** After this long without a word of the database nobody is let through without it. */
const HAND_OVER_MS = 1_000;
/** A database that takes longer is asked anew. */
const LONGEST_ASK_MS = 10_000;
const LEASE_SECONDS = 12;
const RENEW_MS = 4_000;

/**
 * The calls of this process that wait for their turn at a provider. Permits are asked for, and released, many at a time: one
 * statement for all that begin and end within a turn of the event loop. While calls wait, a permit passes from one that ends to the next
 * without a word of the database, as far as it said that this is fair to other processes and within the rates.
 */
export class PermitQueue {
  /** Calls in a row that got no answer, as far as this process knows. */
  failures = 0;
  readonly #limits: RateLimits;
  readonly #askDatabase: AskForPermits;
  readonly #provider: string;
  readonly #waiting = new WaitingCalls();
  readonly #reserved: ReservedPermits;
  readonly #closed: ClosedKinds;
  /** Permits that calls under way use. */
  #held = 0;
  /** Until when no permit is to be had, in milliseconds since 1970. */
  #noneUntil = 0;
  #handsOverUntil = 0;
  readonly #asking = new RepeatedTask({
    work: () => this.#ask(),
    onError: (error) => this.#waiting.refuseAll(error),
    dueAt: () => this.#nextAskAt(),
    isAwaited: () => this.#waiting.size > 0,
  });

  constructor(limits: RateLimits, askDatabase: AskForPermits) {
    this.#limits = limits;
    this.#askDatabase = askDatabase;
    this.#provider = elementAt(limits.key.split(':'), 0);
    this.#reserved = new ReservedPermits((kind) => Object.keys(limits.rates?.[kind] ?? {}).length > 0);
    this.#closed = new ClosedKinds(this.#provider);
  }

  /**
   * Waits until a call of that kind may be made; `release` gives its permit back.
   * @throws PermitRefused when that would take too long, or has taken too long; the signal's reason
   */
  async acquire(kind: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const priority = callPriority();
    const refusal = this.#closed.refusalOf({ kind, deadline: waitDeadline(priority) });
    if (refusal) throw refusal;
    const late = () =>
      new PermitRefused('rate-limited', `Too many calls to ${this.#provider} are waiting for their turn.`);
    const turn = this.#waiting.join({ kind, priority }, signal, late, () => this.#asking.run());
    // Where none is to be had just now there is nothing to ask, but that others are to hear of an urgent call.
    if (priority.interactive || this.#noneUntil <= Date.now()) this.#asking.run();
    else this.#asking.plan();
    await turn;
  }

  /** A call has ended: its permit goes to the next that waits, or back. */
  release(): void {
    const next = this.#nextToHandOverTo();
    if (next && this.#reserved.use(next.kind)) {
      next.start();
      if (this.#reserved.isShort(next.kind, this.#wantedAhead(next.kind))) this.#asking.run();
    } else {
      this.#held -= 1;
      this.#asking.run();
    }
  }

  /** Something went wrong: nobody goes without asking. */
  stopHandingOver(): void {
    this.#handsOverUntil = 0;
    this.#noneUntil = 0;
  }

  #nextToHandOverTo() {
    // Whose turn it is between urgent calls and others is the database's to say.
    if (this.#handsOverUntil <= Date.now() || this.#waiting.isMixed) return undefined;
    return this.#waiting.find(({ kind }) => this.#closed.isOpen(kind));
  }

  #wantedAhead(kind: string): number {
    return Math.min(this.#waiting.countOf(kind), this.#limits.atOnce);
  }

  async #ask(): Promise<void> {
    const held = this.#held;
    const [waiting, closed, reserved, limits] = [this.#waiting, this.#closed, this.#reserved, this.#limits];
    const kinds = listKinds({ waiting, closed, reserved, limits });
    const answering = this.#askDatabase({ held, kinds, leaseSeconds: LEASE_SECONDS });
    const answers = await withinTime(answering, LONGEST_ASK_MS).catch((error: unknown) => {
      for (const { kind, returned } of kinds) this.#reserved.restore(kind, returned);
      throw error;
    });
    if (answers === undefined) {
      // What a late answer grants is released by the next ask; what it reserves is kept.
      answering.then((late) => this.#reserve(kinds, late)).catch(() => {});
      if (this.#waiting.size > 0 || this.#held > 0) this.#asking.run();
      return;
    }
    this.#reserve(kinds, answers);
    this.#follow(answers);
    // Some may have left while the database was asked.
    const heldByLease = held + answers.reduce((sum, { interactive, bulk }) => sum + interactive + bulk, 0);
    if (this.#held !== heldByLease) this.#asking.run();
  }

  #reserve(kinds: readonly KindAsk[], answers: readonly KindAnswer[]): void {
    for (const [place, { call_kind, reserved, lapsed, reserved_ms, counted_at }] of answers.entries()) {
      this.#reserved.add(
        call_kind,
        reserved - (lapsed ? elementAt(kinds, place).reserved : 0),
        reserved_ms,
        counted_at,
      );
    }
  }

  #follow(answers: readonly KindAnswer[]): void {
    let noneFor = 0;
    for (const answer of answers) {
      this.#closed.note(answer);
      this.#start(answer.call_kind, true, answer.interactive);
      this.#start(answer.call_kind, false, answer.bulk);
      this.failures = answer.failures;
      this.#handsOverUntil = answer.may_hand_over ? Date.now() + HAND_OVER_MS : 0;
      if (answer.reason === 'busy') noneFor = BUSY_POLL_MS;
      if (answer.reason === 'spacing') noneFor = Math.max(answer.wait_ms, 1);
    }
    this.#noneUntil = noneFor > 0 ? Date.now() + noneFor : 0;
    for (const call of [...this.#waiting]) {
      const refusal = this.#closed.refusalOf(call);
      if (refusal) call.refuse(refusal);
    }
    this.#closed.forgetAllBut(new Set([...this.#waiting].map(({ kind }) => kind)));
  }

  #start(kind: string, interactive: boolean, permits: number): void {
    for (let started = 0; started < permits; started += 1) {
      const call = this.#waiting.find((one) => one.kind === kind && one.priority.interactive === interactive);
      if (!call || !this.#reserved.use(kind)) return;
      this.#held += 1;
      call.start();
    }
  }

  /** When a permit may be there, or the lease has to be renewed: one that runs out is another process's chance. */
  #nextAskAt(): number | undefined {
    const kinds = new Set([...this.#waiting].map(({ kind }) => kind));
    const looks = [...kinds].map((kind) => this.#closed.opensAt(kind) || this.#noneUntil);
    if (this.#held > 0) looks.push(Date.now() + RENEW_MS);
    return looks.length > 0 ? Math.min(...looks) : undefined;
  }
}
