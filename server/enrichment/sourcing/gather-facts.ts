import type { ParameterId } from '../../../shared/catalogue.ts';
import type { FactParts, GatheredFacts } from '../../providers/profile-facts.ts';
import type { ProfileQuestion, ProfileSource } from '../../providers/profile-source.ts';
import { SourceError } from '../../providers/source-error.ts';
import { addAnswer, type CachedAnswer, fieldValue } from './cached-answer.ts';
import { type FieldRequirement, listRequirements } from './field-requirements.ts';
import type { LookedUp, ReceivedAnswer } from './look-ups.ts';
import { knownParts, mergeFacts, type SourceFacts } from './merge-facts.ts';
import { fieldsOf, planCalls, type SourceState } from './plan-calls.ts';
import { shareCompany } from './share-company.ts';

export interface GatherRequest {
  /** The most trusted first. */
  sources: readonly ProfileSource[];
  slug: string;
  /** Parameters to find out about. */
  columns: readonly ParameterId[];
  /** What the user gave with the profile, to be used where no source has it. */
  uploaded?: { label: string; parts: Partial<FactParts>; at: string } | undefined;
  /** What the sources said earlier and is still fresh, by their ids. */
  cached: ReadonlyMap<string, CachedAnswer>;
  /** Asks one source, and keeps what it says. @throws SourceError when it cannot answer */
  lookUp: (source: ProfileSource, question: ProfileQuestion, signal: AbortSignal) => Promise<LookedUp>;
  /** Whether the person is not to be processed, by what is known of them. @param slugs other ones, under which they are found */
  isSuppressed: (known: Partial<FactParts>, slugs: readonly (string | undefined)[]) => Promise<boolean>;
}

/** Thrown when it turns out that the person asked not to be processed. */
export class PersonSuppressed extends Error {
  override readonly name = 'PersonSuppressed';
}

export interface Gathering {
  /** Everything known, cached and new. */
  facts: GatheredFacts;
  /** Whether any source, now or earlier, had something about the profile; or none of those asked could say that it does not exist. */
  found: boolean;
  /** Decoded slug under which the profile is found by now, when the member has changed it. */
  movedTo?: string;
  /** Answers that are not saved yet, to be saved when the job ends well: those with nothing in them, and those that cost nothing. */
  unsaved: ReceivedAnswer[];
  /** Sources that could not answer, or not all of it. */
  failures: { source: string; error: SourceError }[];
  /** What was asked for which parameter, and whether it was found: the sources' hit rates. */
  asked: { source: string; parameter: FieldRequirement['of']; found: boolean }[];
}

/**
 * Asks the sources for what is missing: each required field goes to the first source of its list that has not been asked, sources that do
 * not wait for each other are asked at the same time, and each is asked once for everything that falls to it. A source that
 * cannot answer is passed over: it never fails the job while another can serve. Before each round, and at the end, it is asked whether
 * the person is to be processed at all.
 * @throws PersonSuppressed
 */
export async function gatherFacts(request: GatherRequest, jobSignal: AbortSignal): Promise<Gathering> {
  const leaving = new AbortController();
  // What is asked here answers at once: there is no call to leave.
  const signal = request.sources.every(({ isLocal }) => isLocal)
    ? jobSignal
    : AbortSignal.any([jobSignal, leaving.signal]);
  const requirements = listRequirements(request.columns);
  const states = request.sources.map(
    (source): SourceState => ({
      source,
      fields: fieldsOf(source),
      answer: request.cached.get(source.id),
      cached: request.cached.get(source.id),
      received: [],
      asking: undefined,
      exhausted: new Set(),
      failed: false,
      notFound: false,
    }),
  );
  const gathering: Gathering = { facts: {}, found: false, unsaved: [], failures: [], asked: [] };
  const running = new Map<SourceState, Promise<void>>();
  for (;;) {
    const answered = states.flatMap(({ source, answer }) =>
      answer ? [{ id: source.id, label: source.label, answer }] : [],
    );
    gathering.facts = mergeFacts(request.uploaded ? [...answered, factsFromUpload(request.uploaded)] : answered);
    const known = knownParts(gathering.facts);
    const slugs = states.map(({ answer }) => answer?.movedTo);
    if (await request.isSuppressed(known, slugs)) {
      leaving.abort(new PersonSuppressed());
      await Promise.allSettled(running.values());
      throw leaving.signal.reason;
    }
    const sourced = request.uploaded ? knownParts(mergeFacts(answered)) : known;
    for (const [state, wanted] of planCalls(requirements, states, { slug: request.slug, known, sourced })) {
      const question: ProfileQuestion = { slug: request.slug, wanted, known };
      state.asking = wanted;
      const call = askOne(gathering, request, state, question, requirements, signal).finally(() => {
        state.asking = undefined;
        running.delete(state);
      });
      running.set(state, call);
    }
    if (running.size === 0) break;
    await Promise.race(running.values()).catch(async (error: unknown) => {
      await Promise.allSettled(running.values());
      throw error;
    });
  }
  const answers = states.flatMap(({ source, answer }) => (answer && !source.companyOnly ? answer : []));
  gathering.found =
    answers.some(({ parts }) => Object.keys(parts).length > 0) ||
    (answers.length > 0 && !states.some(({ notFound, failed }) => notFound || failed));
  const movedTo = states.find(({ answer }) => answer?.movedTo)?.answer?.movedTo;
  return { ...gathering, facts: shareCompany(gathering.facts), ...(movedTo && { movedTo }) };
}

function factsFromUpload({ label, parts, at }: NonNullable<GatherRequest['uploaded']>): SourceFacts {
  return { id: 'uploaded', label, answer: { parts, asked: [{ at, confidence: 1, covers: [] }] } };
}

async function askOne(
  gathering: Gathering,
  request: GatherRequest,
  state: SourceState,
  question: ProfileQuestion,
  requirements: readonly FieldRequirement[],
  signal: AbortSignal,
): Promise<void> {
  const { source } = state;
  try {
    const { before, received, isSaved, shared } = await request.lookUp(source, question, signal);
    if (received) state.received.push(received);
    // Read anew, it holds what other jobs received meanwhile, but not what this one has not saved.
    if (before) state.cached = before.cached;
    state.answer = state.received.reduce<CachedAnswer | undefined>(
      (known, { answer, wanted, at }) => addAnswer(known, answer, wanted, at),
      state.cached,
    );
    if (!received) return;
    const { answer } = received;
    if (answer === null) state.notFound = true;
    for (const field of answer?.unanswered ?? []) state.exhausted.add(field);
    if (answer?.failure) gathering.failures.push({ source: source.id, error: answer.failure });
    if (!isSaved) gathering.unsaved.push(received);
    if (!shared) gathering.asked.push(...countAsked(state, received, requirements));
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    state.failed = true;
    gathering.failures.push({ source: source.id, error });
  }
}

function countAsked(
  { source, exhausted }: SourceState,
  received: ReceivedAnswer,
  requirements: readonly FieldRequirement[],
): Gathering['asked'] {
  const wanted = new Set(received.wanted);
  return requirements
    .filter(({ reads }) => wanted.has(reads) && !exhausted.has(reads))
    .map(({ of, reads }) => ({
      source: source.id,
      parameter: of,
      found: fieldValue(received.answer?.parts ?? {}, reads) !== undefined,
    }));
}
