import type { ParameterId } from '../../../shared/catalogue.ts';
import type { FactParts, GatheredFacts } from '../../providers/profile-facts.ts';
import type { ProfileQuestion, ProfileSource } from '../../providers/profile-source.ts';
import { SourceError } from '../../providers/source-error.ts';
import { addAnswer, fieldValue, type KeptAnswer } from './cached-answer.ts';
import { type Need, needsOfParameters } from './field-requirements.ts';
import type { HeardAnswer, LookedUp } from './look-ups.ts';
import { knownParts, mergeFacts, type Voice } from './merge-facts.ts';
import { givesOf, planCalls, type Standing } from './plan-calls.ts';

export interface GatherRequest {
  /** The most trusted first. */
  sources: readonly ProfileSource[];
  slug: string;
  /** Parameters to find out about. */
  columns: readonly ParameterId[];
  /** What the user gave with the profile, to be used where no source has it. */
  given?: { label: string; parts: Partial<FactParts>; at: string };
  /** What the sources said earlier and is still fresh, by their ids. */
  kept: ReadonlyMap<string, KeptAnswer>;
  /** Asks one source, and keeps what it says. @throws SourceError when it cannot answer */
  lookUp: (source: ProfileSource, question: ProfileQuestion, signal: AbortSignal) => Promise<LookedUp>;
}

export interface Gathering {
  /** Everything known, kept and new. */
  facts: GatheredFacts;
  /** Whether any source, now or earlier, had something about the profile; or none of those asked could say that it does not exist. */
  found: boolean;
  /** Decoded slug under which the profile is found by now, when the member has changed it. */
  movedTo?: string;
  /** What is not kept yet, to be kept when the job ends well: answers with nothing in them, and those that cost nothing. */
  unkept: HeardAnswer[];
  /** Sources that could not answer, or not all of it. */
  troubles: { source: string; error: SourceError }[];
  /** What was asked for which parameter, and whether it was found: the sources' hit rates. */
  asked: { source: string; parameter: Need['of']; found: boolean }[];
}

/**
 * Asks the sources for what is missing: each need goes to the first source of its list that has not been asked, sources that do
 * not wait for each other are asked at the same time, and each is asked once for everything that falls to it. A source that
 * cannot answer is passed over: it never fails the job while another can serve.
 */
export async function gatherFacts(request: GatherRequest, signal: AbortSignal): Promise<Gathering> {
  const needs = needsOfParameters(request.columns);
  const standings = request.sources.map(
    (source): Standing => ({
      source,
      gives: givesOf(source),
      answer: request.kept.get(source.id),
      kept: request.kept.get(source.id),
      heard: [],
      asking: undefined,
      vain: new Set(),
      failed: false,
      denied: false,
    }),
  );
  const gathering: Gathering = { facts: {}, found: false, unkept: [], troubles: [], asked: [] };
  const running = new Map<Standing, Promise<void>>();
  for (;;) {
    const voices = standings.flatMap(({ source, answer }) =>
      answer ? [{ id: source.id, label: source.label, answer }] : [],
    );
    gathering.facts = mergeFacts(request.given ? [...voices, givenVoice(request.given)] : voices);
    const known = knownParts(gathering.facts);
    const sourced = request.given ? knownParts(mergeFacts(voices)) : known;
    for (const [standing, wanted] of planCalls(needs, standings, { slug: request.slug, known, sourced })) {
      const question: ProfileQuestion = { slug: request.slug, wanted, known };
      standing.asking = wanted;
      const call = askOne(gathering, request, standing, question, needs, signal).finally(() => {
        standing.asking = undefined;
        running.delete(standing);
      });
      running.set(standing, call);
    }
    if (running.size === 0) break;
    await Promise.race(running.values()).catch(async (error: unknown) => {
      await Promise.allSettled(running.values());
      throw error;
    });
  }
  const answers = standings.flatMap(({ source, answer }) => (answer && !source.knowsNobody ? answer : []));
  gathering.found =
    answers.some(({ parts }) => Object.keys(parts).length > 0) ||
    (answers.length > 0 && !standings.some(({ denied, failed }) => denied || failed));
  const movedTo = standings.find(({ answer }) => answer?.movedTo)?.answer?.movedTo;
  return { ...gathering, ...(movedTo && { movedTo }) };
}

function givenVoice({ label, parts, at }: NonNullable<GatherRequest['given']>): Voice {
  return { id: 'given', label, answer: { parts, asked: [{ at, confidence: 1, covers: [] }] } };
}

async function askOne(
  gathering: Gathering,
  request: GatherRequest,
  standing: Standing,
  question: ProfileQuestion,
  needs: readonly Need[],
  signal: AbortSignal,
): Promise<void> {
  const { source } = standing;
  try {
    const { before, heard, isKept, shared } = await request.lookUp(source, question, signal);
    if (heard) standing.heard.push(heard);
    // Read anew, it holds what other jobs heard meanwhile, but not what of this one is not kept.
    if (before) standing.kept = before.kept;
    standing.answer = standing.heard.reduce<KeptAnswer | undefined>(
      (known, { answer, wanted, at }) => addAnswer(known, answer, wanted, at),
      standing.kept,
    );
    if (!heard) return;
    const { answer } = heard;
    if (answer === null) standing.denied = true;
    for (const field of answer?.unanswered ?? []) standing.vain.add(field);
    if (answer?.trouble) gathering.troubles.push({ source: source.id, error: answer.trouble });
    if (!isKept) gathering.unkept.push(heard);
    if (!shared) gathering.asked.push(...countAsked(standing, heard, needs));
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    standing.failed = true;
    gathering.troubles.push({ source: source.id, error });
  }
}

function countAsked({ source, vain }: Standing, heard: HeardAnswer, needs: readonly Need[]): Gathering['asked'] {
  const wanted = new Set(heard.wanted);
  return needs
    .filter(({ reads }) => wanted.has(reads) && !vain.has(reads))
    .map(({ of, reads }) => ({
      source: source.id,
      parameter: of,
      found: fieldValue(heard.answer?.parts ?? {}, reads) !== undefined,
    }));
}
