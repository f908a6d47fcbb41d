import { type SharedCall, shareCall } from '../platform/concurrency/shared-call.ts';
import { withDeadline } from '../platform/concurrency/with-deadline.ts';
import { ConcurrencyLimit } from '../providers/limit-concurrency.ts';
import type { FactField } from '../providers/profile-facts.ts';
import type { ProfileQuestion, ProfileSource, SourceAnswer } from '../providers/profile-source.ts';
import { SourceError } from '../providers/source-error.ts';
import { covers, type KeptAnswer } from './kept-answer.ts';

/** What a source said, and what it had been asked for. */
export interface HeardAnswer {
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
  /** What the source had said by the time it was its turn; undefined: nothing. */
  kept: KeptAnswer | undefined;
  /** What it says now; absent when it had said everything already. */
  heard?: HeardAnswer;
  /** Another job asked, and told us: the call is not ours to count. */
  shared: boolean;
}

/** The job a look-up is for. */
export interface LookUpJob {
  id: string;
  user_id: string;
  slug: string;
}

export interface LookUpContext<Job extends LookUpJob> {
  sources: readonly ProfileSource[];
  /** What the source has said of the job's profile by now and is still fresh. */
  readKept: (job: Job, source: ProfileSource) => Promise<KeptAnswer | undefined>;
  /** Keeps what was heard. Resolves when that is committed. */
  keep: (job: Job, heard: HeardAnswer) => Promise<void>;
  /** Once aborted, no further look-up is begun. */
  closing: AbortSignal;
  /** Milliseconds for one look-up, waiting included; twelve minutes unless given. */
  deadlineMs?: number;
}

const DEADLINE_MS = 12 * 60_000;

interface UnderWay {
  wanted: ReadonlySet<FactField>;
  call: SharedCall<LookedUp>;
  /** Resolves when what was heard is committed too; never rejects. */
  over: Promise<void>;
}

/**
 * Asks sources, and keeps each answer as soon as it is heard. Of one profile of one user a source is asked one thing at a time: who
 * wants the same meanwhile shares the call (request coalescing), who wants more waits and asks for the rest.
 */
export class LookUps<Job extends LookUpJob> {
  readonly #context: LookUpContext<Job>;
  readonly #limits: ReadonlyMap<string, ConcurrencyLimit>;
  readonly #underWay = new Map<string, UnderWay>();

  constructor(context: LookUpContext<Job>) {
    this.#context = context;
    const limited = context.sources.filter(({ atOnce }) => atOnce !== undefined);
    this.#limits = new Map(limited.map(({ id, atOnce }) => [id, new ConcurrencyLimit(atOnce!)]));
  }

  /**
   * Asks the source what it has not said yet.
   * @throws SourceError when it cannot answer; the signal's reason when it is aborted (the call goes on for others who share it)
   */
  async find(job: Job, source: ProfileSource, question: ProfileQuestion, signal: AbortSignal): Promise<LookedUp> {
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

  #begin(key: string, job: Job, source: ProfileSource, question: ProfileQuestion): SharedCall<LookedUp> {
    const commits: Promise<void>[] = [];
    const over = Promise.withResolvers<void>();
    const call = shareCall(async (signal) => {
      try {
        const limit = this.#limits.get(source.id);
        const milliseconds = this.#context.deadlineMs ?? DEADLINE_MS;
        return await withDeadline({ milliseconds, lateError: () => tooLate(source), signal }, (inTime) => {
          const ask = () => this.#ask(job, source, question, commits, inTime);
          return limit ? limit.run(ask, inTime) : ask();
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

  async #ask(
    job: Job,
    source: ProfileSource,
    question: ProfileQuestion,
    commits: Promise<void>[],
    signal: AbortSignal,
  ): Promise<LookedUp> {
    const kept = await this.#context.readKept(job, source);
    const wanted = question.wanted.filter((field) => !covers(kept, field));
    if (wanted.length === 0) return { kept, shared: false };
    signal.throwIfAborted();
    this.#context.closing.throwIfAborted();
    const hear = (answer: SourceAnswer | null, asked: readonly FactField[]): HeardAnswer => {
      const heard = { source: source.id, wanted: asked, answer, at: new Date().toISOString() };
      // That it has nothing is kept when the job ends well: somebody whom nobody knows is looked for again.
      if (isWorthKeeping(answer)) commits.push(this.#context.keep(job, heard));
      return heard;
    };
    const asked = { ...question, wanted, onHeard: (part: SourceAnswer) => void hear(part, []) };
    return { kept, heard: hear(await source.find(asked, signal), wanted), shared: false };
  }
}

/** Whether the answer has anything in it that was paid for. */
export function isWorthKeeping(answer: SourceAnswer | null): boolean {
  return answer !== null && Object.keys(answer.parts).length > 0;
}

function tooLate({ label }: ProfileSource): SourceError {
  return new SourceError(
    'unavailable',
    `${label} did not come to an end with a profile. It is asked again with the next request.`,
  );
}
