import { isOrdinaryWord } from '../../providers/language-model/grounding/ordinary-words.ts';
import type { GivenLink } from './answer-schema.ts';
import { findClauseFlaw } from './check-clause.ts';
import type { GroundingContext } from './grounding-context.ts';
import { LINKING } from './parameters.ts';
import type { PromptFact } from './prompt-facts.ts';
import { namedFacts } from './read-evidence.ts';

const MOST_WORDS = 25;
const LEAST_REASON_WORDS = 3;
/** Of the words that are said to be copied, so many have to stand there: an ending or an article may differ. */
const COPIED_SHARE = 0.6;

/** A link that stands, with the fact it stands on; or why it does not. */
export type CheckedLink = { fact: PromptFact } | { refused: string };

/** Judges a link: both sides are copied, and the prospect's from a fact that may tie the two together. */
export function checkLink(
  { kind, yours, theirs, because, evidence }: GivenLink,
  context: GroundingContext,
): CheckedLink {
  const shown = `the link "${theirs.slice(0, 60)}"`;
  const facts = namedFacts(evidence, context);
  if (facts.length === 0) return { refused: `${shown} names no fact as evidence` };
  const linking = facts.filter((fact) => LINKING.includes(fact.kind));
  if (linking.length === 0) {
    return { refused: `${shown} rests on a job opening, a client name, a skill or a pastime, which are no reasons` };
  }
  const fact = linking.find(({ text }) => isCopied(theirs, text));
  if (fact === undefined) return { refused: `the words of ${shown} do not stand in the fact it names` };
  const own = [
    ...context.ownTexts,
    ...[...context.byId.values()].flatMap((one) => (one.kind === 'own' ? one.text : [])),
  ];
  if (!isCopied(yours, own.join(' '))) {
    return { refused: `"${yours.slice(0, 60)}" does not stand in the fact own` };
  }
  if (kind === 'need' && isOneCommonWord(theirs)) return { refused: `${shown} is one common word, which is no reason` };
  if (wordsOf(because).length < LEAST_REASON_WORDS) return { refused: `${shown} does not say why they would need it` };
  for (const side of [theirs, because]) {
    const flaw = findClauseFlaw(side, { most: 300, instructions: '' }, context);
    if (flaw) return { refused: `${shown}: ${flaw}` };
  }
  return { fact };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function isCopied(said: string, source: string): boolean {
  const words = wordsOf(said);
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  const known = new Set(wordsOf(source));
  return words.filter((word) => known.has(word)).length >= words.length * COPIED_SHARE;
}

function isOneCommonWord(text: string): boolean {
  const words = wordsOf(text);
  return words.length === 1 && words.every(isOrdinaryWord);
}
