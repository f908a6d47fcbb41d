import type { ParameterId } from '../../shared/catalogue.ts';
import type { FactParts, GatheredFacts } from '../providers/profile-facts.ts';
import type { ProfileQuestion, ProfileSource } from '../providers/profile-source.ts';
import { SourceError } from '../providers/source-error.ts';
import { addAnswer, fieldValue, type KeptAnswer } from './kept-answer.ts';
import { knownParts, mergeFacts, type Voice } from './merge-facts.ts';
import { type Need, needsOfParameters } from './needs-of-parameters.ts';
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
}

export interface Gathering {
  /** Everything known, kept and new. */
  facts: GatheredFacts;
  /** Whether any source, now or earlier, had something about the profile; or none of those asked could say that it does not exist. */
  found: boolean;
  /** What each source that was asked has said by now, earlier answers included: to be kept. */
  heard: { source: string; answer: KeptAnswer }[];
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
      asking: undefined,
      vain: new Set(),
      failed: false,
      denied: false,
    }),
  );
  const gathering: Gathering = { facts: {}, found: false, heard: [], troubles: [], asked: [] };
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
      const call = askOne(gathering, standing, question, needs, signal).finally(() => {
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
  for (const { source, answer } of standings) {
    if (answer && answer !== request.kept.get(source.id)) gathering.heard.push({ source: source.id, answer });
  }
  return gathering;
}

function givenVoice({ label, parts, at }: NonNullable<GatherRequest['given']>): Voice {
  return { id: 'given', label, answer: { parts, asked: [{ at, confidence: 1, covers: [] }] } };
}

async function askOne(
  gathering: Gathering,
  standing: Standing,
  question: ProfileQuestion,
  needs: readonly Need[],
  signal: AbortSignal,
): Promise<void> {
  const { source } = standing;
  try {
    const answer = await source.find(question, signal);
    standing.answer = addAnswer(standing.answer, answer, question.wanted, new Date().toISOString());
    if (answer === null) standing.denied = true;
    for (const field of answer?.unanswered ?? []) standing.vain.add(field);
    if (answer?.trouble) gathering.troubles.push({ source: source.id, error: answer.trouble });
    const wanted = new Set(question.wanted);
    for (const need of needs) {
      if (!wanted.has(need.reads) || standing.vain.has(need.reads)) continue;
      const found = fieldValue(answer?.parts ?? {}, need.reads) !== undefined;
      gathering.asked.push({ source: source.id, parameter: need.of, found });
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    standing.failed = true;
    gathering.troubles.push({ source: source.id, error });
  }
}
