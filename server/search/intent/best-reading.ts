import { elementAt } from '../../../shared/element-at.ts';
import type { Place } from '../../vocabulary/places/find-places.ts';
import type { Candidate, Meaning } from './candidates/candidate.ts';
import { type Behind, behindOf, fitOf, type Gap, gapBehind, NO_GAP, type Setting, settingOf } from './context-score.ts';
import type { QueryText } from './query-text.ts';
import type { Alternative } from './tagger/tagged-alternatives.ts';
import type { WordTags } from './tagger/word-tags.ts';

/** How far a reading has come: what was read last and what stood since. */
interface State {
  score: number;
  /** Kind of the last thing named. */
  last: Meaning['kind'] | 'start';
  gap: Gap;
  /** What the last thing named stood behind: an employer's preposition, or one of a skill; a list goes on with it. */
  behind: Behind;
  /** Readings of the last thing named, where it is a place. */
  lastPlaces: readonly Place[] | undefined;
  by: Candidate | null;
  before: State | null;
}

/** How much the tagger's word counts beside the scores of candidates; it has learned from few boolean expressions. */
const TRUST = 4;
const TRUST_IN_BOOLEAN = 1.5;
/** The same of all alternatives of a boolean expression together, instead of its word of one of them. */
const TRUST_IN_ALTERNATIVES = 4;
/** A reading this much worse than another one of the same words does not become the best. */
const HOPELESS = 9;

/**
 * The reading of the whole query whose parts together fit best: of all ways to divide it into candidates the one of the highest
 * sum of their own scores and of how each fits to what stands before it (Viterbi's algorithm over the words).
 * @param candidates from every word on, at least one of which leads to another word
 * @param tags what a tagger takes the words for, which then counts as well
 * @param alternatives of a boolean expression, by where each begins
 */
export function findBestReading(
  text: QueryText,
  candidates: readonly (readonly Candidate[])[],
  tags?: WordTags,
  alternatives?: ReadonlyMap<number, Alternative>,
): Candidate[] {
  const states: State[][] = Array.from({ length: text.length + 1 }, () => []);
  states[0]?.push({
    score: 0,
    last: 'start',
    gap: NO_GAP,
    behind: 'none',
    lastPlaces: undefined,
    by: null,
    before: null,
  });
  const trust = text.isBoolean ? TRUST_IN_BOOLEAN : TRUST;
  for (let at = 0; at < text.length; at += 1) {
    const here = elementAt(states, at);
    const least = bestOf(here) - HOPELESS;
    const worth = elementAt(candidates, at).map((candidate) => ({
      setting: settingOf(text, candidate),
      score:
        candidate.score +
        (fitOfAlternative(alternatives?.get(at), candidate) ?? (tags ? trust * tags.worthOf(candidate) : 0)),
    }));
    for (const state of here) {
      if (state.score < least) continue;
      for (const [index, candidate] of elementAt(candidates, at).entries()) {
        extend(text, state, candidate, elementAt(worth, index), elementAt(states, candidate.to));
      }
    }
  }
  let best: State | null = null;
  for (const state of elementAt(states, text.length)) if (!best || state.score > best.score) best = state;
  const reading: Candidate[] = [];
  for (let state = best; state?.by; state = state.before) reading.push(state.by);
  return reading.reverse();
}

/** How well a candidate that is a whole alternative goes with all of them together; nothing is said of others. */
function fitOfAlternative(alternative: Alternative | undefined, { to, meaning }: Candidate): number | undefined {
  if (alternative?.to !== to || meaning.kind === 'skip') return undefined;
  const likelihood = alternative.likelihoods.get(meaning.kind);
  if (likelihood === undefined) return undefined;
  // Whether 'interns' are a level or a title, the vocabularies say.
  const asTitle = meaning.kind === 'seniority' ? alternative.likelihoods.get('title') : undefined;
  return TRUST_IN_ALTERNATIVES * Math.max(likelihood, asTitle ?? likelihood);
}

function bestOf(states: readonly State[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const { score } of states) if (score > best) best = score;
  return best;
}

/** What of a candidate does not depend on what was read before it. */
interface Worth {
  setting: Setting;
  score: number;
}

/**
 * Adds a state behind the candidate, unless one that ends alike is as good. Which place was named last is not compared: that a place lies
 * near it is worth little, and states would be many.
 */
function extend(text: QueryText, state: State, candidate: Candidate, worth: Worth, states: State[]): void {
  const isSkip = candidate.meaning.kind === 'skip';
  const gap = isSkip ? gapBehind(text, state.gap, candidate) : NO_GAP;
  const last = isSkip ? state.last : candidate.meaning.kind;
  const score = state.score + worth.score + (isSkip ? 0 : fitOf(candidate, worth.setting, state));
  const behind = isSkip ? state.behind : behindOf(candidate.meaning.kind, state);
  const known = states.find((one) => one.gap === gap && one.last === last && one.behind === behind);
  const { meaning } = candidate;
  const lastPlaces = isSkip ? state.lastPlaces : meaning.kind === 'place' ? meaning.places : undefined;
  if (!known) states.push({ score, last, gap, behind, lastPlaces, by: candidate, before: state });
  else if (score > known.score) Object.assign(known, { score, lastPlaces, by: candidate, before: state });
}
