import type { Tag } from '../../../shared/catalogue.ts';
import { findFlaw } from '../../providers/language-model/grounding/find-flaw.ts';
import {
  type FactIndex,
  findUngroundedIn,
  indexFacts,
} from '../../providers/language-model/grounding/find-ungrounded.ts';
import { HOT_FROM, WARM_FROM } from '../built-in-writer/old-fit/fit-score.ts';
import type { Insight } from '../insight-writer.ts';
import { type GroundingContext, significantWords, zoneNamesOf } from './grounding-context.ts';
import { ASKED_PARAMETERS, type AskedId } from './parameters.ts';
import { type GivenScore, INSTRUCTIONS, type WrittenText } from './prompt.ts';
import { quoteRated, readEvidence } from './read-evidence.ts';

/** What a model wrote for a parameter: usable, or why not, in words that go back to the model. */
export type CheckedAnswer = { insight: Insight } | { refused: string };

/** The tag that goes with a score; the built-in writer draws the lines at the same places. */
export function tagOf(score: number): Tag {
  return score >= HOT_FROM ? 'Hot' : score >= WARM_FROM ? 'Warm' : 'Cold';
}

/** Judges a score. */
export function checkScore({ score, evidence }: GivenScore, context: GroundingContext): CheckedAnswer {
  if (!(score >= 0 && score <= 100)) return { refused: 'a score is a whole number from 0 to 100' };
  const cited = readEvidence('confidenceScore', evidence, '', context);
  // A score rests on job and company whatever else a model names.
  const quotes = 'quotes' in cited ? cited.quotes : quoteRated(context);
  return { insight: { value: Math.round(score), evidence: quotes } };
}

/**
 * Judges a text: form, evidence, and that it names nobody and nothing beyond the facts.
 * @param score the score that stands, for the reasoning
 */
export function checkText(id: AskedId, written: WrittenText, context: GroundingContext, score?: number): CheckedAnswer {
  const text = written.text.replace(/\s+/g, ' ').trim();
  const { most, needsOwn } = ASKED_PARAMETERS[id];
  const flaw = findFlaw(written.text.trim(), { most, mayLink: context.mayLink, instructions: promptTextOf(id) });
  if (flaw) return { refused: flaw };
  const cited = readEvidence(id, written.evidence, text, context);
  if ('refused' in cited) return cited;
  if (needsOwn && !significantWords(text).some((word) => context.ownWords.has(word))) {
    return { refused: "it names nothing that the user's company offers" };
  }
  if (id === 'idealDayTime' && !/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i.test(text)) {
    return { refused: 'it names no day of the week' };
  }
  if (id === 'reasoning' && (score === undefined || namesOtherTag(text, tagOf(score)))) {
    return { refused: 'it does not explain the score that was given' };
  }
  const ungrounded = findUngroundedIn(text, factIndexOf(id, context, score));
  if (ungrounded.length > 0) {
    const named = ungrounded.slice(0, 5).map((word) => `"${word}"`);
    return { refused: `it states ${named.join(', ')}, which the facts do not` };
  }
  return { insight: { value: text, evidence: cited.quotes } };
}

function promptTextOf(id: AskedId): string {
  return `${INSTRUCTIONS} ${ASKED_PARAMETERS[id].ask}`;
}

function factIndexOf(id: AskedId, context: GroundingContext, score: number | undefined): FactIndex {
  if (id === 'idealDayTime') return indexFacts([...context.texts, ...zoneNamesOf(context)]);
  if (id === 'reasoning' && score !== undefined)
    return indexFacts([...context.texts, `${score} of 100: ${tagOf(score)}`]);
  return context.factIndex;
}

function namesOtherTag(text: string, tag: Tag): boolean {
  const words = new Set(text.split(/\W+/));
  return (['Hot', 'Warm', 'Cold'] as const).some((other) => other !== tag && words.has(other));
}
