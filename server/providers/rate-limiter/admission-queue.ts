import { RepeatedTask } from '../../platform/concurrency/coalesced-task.ts';
import type { RateLimits } from '../rate-limiter.ts';
import { type Admission, type AdmissionAsk, NOBODY } from './admission-store.ts';
import { callPriority } from './call-priority.ts';
import { PermitRefused } from './permit-refused.ts';
import { type WaitingCall, WaitingCalls } from './waiting-calls.ts';

/** What is asked of the database, but for what is the same each time. */
export type AskForAdmission = (ask: Pick<AdmissionAsk, 'users' | 'quota'>) => Promise<Admission[]>;

/** Milliseconds after which those whose turn it was not ask again. */
const SHARE_POLL_MS = 500;

/**
 * Calls of one kind that wait until their user may have another one: where the calls of a day are scarce they are shared between users,
 * and limits of a user and of the installation are kept. Asked for many at a time.
 */
export class AdmissionQueue {
  readonly #provider: string;
  readonly #kind: string;
  readonly #quota: number | undefined;
  readonly #ask: AskForAdmission;
  readonly #waiting = new WaitingCalls();
  /** Counted for a user, and not made. */
  readonly #returned = new Map<string, number>();
  #againAt: number | undefined;
  readonly #asking = new RepeatedTask({
    work: () => this.#admit(),
    onError: (error) => this.#waiting.refuseAll(error),
    dueAt: () => this.#againAt,
    isAwaited: () => this.#waiting.size > 0,
  });

  constructor(provider: string, kind: string, limits: RateLimits, ask: AskForAdmission) {
    this.#provider = provider;
    this.#kind = kind;
    this.#quota = limits.rates?.[kind]?.day;
    this.#ask = ask;
  }

  /**
   * Waits until the call may be made and has been counted.
   * @returns what takes it back when it is not made after all
   * @throws PermitRefused when that is not today, or too late; the signal's reason
   */
  async enter(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    const priority = callPriority();
    const user = priority.user ?? NOBODY;
    const late = () => new PermitRefused('rate-limited', `Too many calls to ${this.#provider} wait for their share.`);
    const turn = this.#waiting.join({ kind: user, priority }, signal, late, () => this.#asking.run());
    this.#asking.run();
    await turn;
    return () => {
      this.#returned.set(user, (this.#returned.get(user) ?? 0) + 1);
      this.#asking.run();
    };
  }

  async #admit(): Promise<void> {
    const asked = this.#take();
    this.#againAt = undefined;
    if (asked.length === 0) return;
    const answers = await this.#ask({ users: asked, quota: this.#quota }).catch((error: unknown) => {
      for (const { user, returned } of asked) {
        if (returned > 0) this.#returned.set(user, (this.#returned.get(user) ?? 0) + returned);
      }
      throw error;
    });
    for (const answer of answers) this.#follow(answer, asked.find(({ user }) => user === answer.asker)?.calls ?? 0);
  }

  #take(): AdmissionAsk['users'] {
    const users = new Map<string, { user: string; calls: number; returned: number }>();
    const of = (user: string) => {
      const one = users.get(user) ?? { user, calls: 0, returned: 0 };
      users.set(user, one);
      return one;
    };
    for (const { kind: user } of this.#waiting) of(user).calls += 1;
    for (const [user, calls] of this.#returned) of(user).returned = calls;
    this.#returned.clear();
    return [...users.values()];
  }

  #follow({ asker, admitted, reason, wait_ms }: Admission, asked: number): void {
    for (let at = 0; at < admitted; at += 1) {
      const call = this.#firstOf(asker);
      if (call) call.start();
      // It has left meanwhile.
      else this.#returned.set(asker, (this.#returned.get(asker) ?? 0) + 1);
    }
    if (this.#returned.size > 0) this.#asking.run();
    if (reason === 'share') this.#againAt = Date.now() + SHARE_POLL_MS;
    else if (reason !== '') {
      for (let at = admitted; at < asked; at += 1) this.#firstOf(asker)?.refuse(this.#refusal(reason, wait_ms));
    }
  }

  #firstOf(user: string): WaitingCall | undefined {
    return this.#waiting.find(({ kind }) => kind === user);
  }

  #refusal(reason: 'quota' | 'user' | 'installation', retryAfterMs: number): PermitRefused {
    const what = `to ${this.#provider}`;
    if (reason === 'user')
      return new PermitRefused('own-limit', `The user's limit of calls ${what} is reached.`, { retryAfterMs });
    if (reason === 'installation')
      return new PermitRefused('spending-limit', `The installation's limit of calls ${what} is reached.`, {
        retryAfterMs,
      });
    return new PermitRefused(
      'quota',
      `The calls of today ${what} (${this.#kind}) are used up; they begin anew at 00:00 UTC.`,
      {
        retryAfterMs,
      },
    );
  }
}
