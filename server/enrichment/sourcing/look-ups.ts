import { type SharedCall, shareCall } from '../../platform/concurrency/shared-call.ts';
import { withDeadline } from '../../platform/concurrency/with-deadline.ts';
import type { WorkMetrics } from '../../platform/monitoring/work-metrics.ts';
import { mayUseSharedAccount } from '../../providers/own-account-limits.ts';
import type { FactField } from '../../providers/profile-facts.ts';
import type { ProfileQuestion, ProfileSource, SourceAnswer } from '../../providers/profile-source.ts';
import { LookUpQueue } from '../../providers/rate-limiter/look-up-queue.ts';
import { SourceError } from '../../providers/source-error.ts';
import { type CachedAnswer, covers } from './cached-answer.ts';
import { observeLookUp } from './observe-look-up.ts';

/** What a source said, and what it had been asked for. */
export interface ReceivedAnswer {
  /** Id of the source. */
  source: string;
  wanted: readonly FactField[];
  /** null: it knows no such profile. */
  answer: SourceAnswer | null;
  /** ISO 8601 UTC. */
  at: string;
}

/** What came of a look-up. */
export interface LookedUp {
  /** What was cached of the source by the time it was its turn; absent when nobody looked. */
  before?: { cached: CachedAnswer | undefined };
  /** What it says now; absent when it had said everything already. */
  received?: ReceivedAnswer;
  /** It is being saved. */
  isSaved: boolean;
  /** Another job asked: the call is not ours to count. */
  shared: boolean;
}

/** The job a look-up is for. */
export interface LookUpJob {
  id: string;
  user_id: string;
  slug: string;
}

export interface LookUpContext<Job extends LookUpJob> {
  /** What the source has said of the job's profile by now and is still fresh. */
  readCached: (job: Job, source: ProfileSource) => Promise<CachedAnswer | undefined>;
  /** Saves what was received. Resolves when that is committed. */
  save: (job: Job, received: ReceivedAnswer) => Promise<void>;
  metrics: Pick<WorkMetrics, 'lookedUp'>;
  /** Once aborted, no further look-up is begun. */
  closing: AbortSignal;
  /** Milliseconds for one look-up, waiting included; twelve minutes unless given. */
  deadlineMs?: number;
}

const DEADLINE_MS = 12 * 60_000;

interface UnderWay {
  wanted: ReadonlySet<FactField>;
  call: SharedCall<LookedUp>;
  /** Resolves when what was received is committed too; never rejects. */
  over: Promise<void>;
}

/**
 * Asks sources, and saves each answer as soon as it is received. Of one profile of one user a source is asked one thing at a time: who
 * wants the same meanwhile shares the call (request coalescing), who wants more waits and asks for the rest.
 */
export class LookUps<Job extends LookUpJob> {
  readonly #context: LookUpContext<Job>;
  /** Of each source, and of each account of a user's own that a source is asked over. */
  readonly #queues = new WeakMap<ProfileSource, LookUpQueue>();
  readonly #underWay = new Map<string, UnderWay>();

  constructor(context: LookUpContext<Job>) {
    this.#context = context;
  }

  /**
   * Asks the source what it has not said yet.
   * @throws SourceError when it cannot answer; the signal's reason when it is aborted (the call goes on for others who share it)
   */
  async find(job: Job, source: ProfileSource, question: ProfileQuestion, signal: AbortSignal): Promise<LookedUp> {
    if (source.isLocal) return this.#askHere(source, question, signal);
    const key = `${job.user_id} ${source.id} ${job.slug}`;
    for (;;) {
      signal.throwIfAborted();
      const running = this.#underWay.get(key);
      if (!running) return this.#begin(key, job, source, question).join(signal);
      if (running.call.isAbandoned()) {
        await running.over;
        continue;
      }
      const outcome = await running.call.join(signal);
      if (question.wanted.every((field) => running.wanted.has(field))) return { ...outcome, shared: true };
      await running.over;
    }
  }

  /** There is nothing to share, nor to save early: it is saved when the job ends. */
  async #askHere(source: ProfileSource, question: ProfileQuestion, signal: AbortSignal): Promise<LookedUp> {
    this.#context.closing.throwIfAborted();
    const answer = await observeLookUp(this.#context.metrics, source, () => source.find(question, signal));
    return { received: receivedFrom(source, question.wanted, answer), isSaved: false, shared: false };
  }

  #begin(key: string, job: Job, source: ProfileSource, question: ProfileQuestion): SharedCall<LookedUp> {
    const commits: Promise<void>[] = [];
    const over = Promise.withResolvers<void>();
    const call = shareCall(async (signal) => {
      try {
        const milliseconds = this.#context.deadlineMs ?? DEADLINE_MS;
        return await withDeadline({ milliseconds, lateError: () => tooLate(source), signal }, (inTime) => {
          const ask = (over: ProfileSource) => this.#inTurn(over, job, question, commits, inTime);
          return this.#overOwnAccount(job, source, ask);
        });
      } finally {
        void Promise.allSettled(commits).then(() => {
          this.#underWay.delete(key);
          over.resolve();
        });
      }
    });
    this.#underWay.set(key, { wanted: new Set(question.wanted), call, over: over.promise });
    return call;
  }

  /** A user's own account goes first; where that is at its limits, or has to be signed in to again, the shared one serves. */
  async #overOwnAccount(
    job: Job,
    source: ProfileSource,
    ask: (over: ProfileSource) => Promise<LookedUp>,
  ): Promise<LookedUp> {
    const own = await source.forUser?.(job.user_id);
    if (!own) return ask(source);
    try {
      return await ask(own);
    } catch (error) {
      if (!mayUseSharedAccount(error)) throw error;
      return ask(source);
    }
  }

  #inTurn(
    source: ProfileSource,
    job: Job,
    question: ProfileQuestion,
    commits: Promise<void>[],
    signal: AbortSignal,
  ): Promise<LookedUp> {
    const ask = () => this.#ask(job, source, question, commits, signal);
    if (source.atOnce === undefined) return ask();
    const queue = this.#queues.get(source) ?? new LookUpQueue(source.atOnce);
    this.#queues.set(source, queue);
    return queue.run(ask, signal);
  }

  async #ask(
    job: Job,
    source: ProfileSource,
    question: ProfileQuestion,
    commits: Promise<void>[],
    signal: AbortSignal,
  ): Promise<LookedUp> {
    const cached = await this.#context.readCached(job, source);
    const wanted = question.wanted.filter((field) => !covers(cached, field));
    if (wanted.length === 0) return { before: { cached }, isSaved: true, shared: false };
    signal.throwIfAborted();
    this.#context.closing.throwIfAborted();
    const save = (received: ReceivedAnswer) => commits.push(this.#context.save(job, received));
    const onPartialAnswer = (part: SourceAnswer) => void save(receivedFrom(source, [], part));
    const answer = await observeLookUp(this.#context.metrics, source, () =>
      source.find({ ...question, wanted, onPartialAnswer }, signal),
    );
    const received = receivedFrom(source, wanted, answer);
    // That it has nothing is saved when the job ends well: a profile that nobody knows is looked up again.
    const isSaved = answer !== null && Object.keys(answer.parts).length > 0;
    if (isSaved) save(received);
    return { before: { cached }, received, isSaved, shared: false };
  }
}

function receivedFrom(
  { id }: ProfileSource,
  wanted: readonly FactField[],
  answer: SourceAnswer | null,
): ReceivedAnswer {
  return { source: id, wanted, answer, at: new Date().toISOString() };
}

function tooLate({ label }: ProfileSource): SourceError {
  return new SourceError(
    'unavailable',
    `${label} did not come to an end with a profile. It is asked again with the next request.`,
  );
}
