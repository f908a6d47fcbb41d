import { type GroundingContext, significantWords } from './grounding-context.ts';
import type { FactKind, PromptFact } from './prompt-facts.ts';

const QUOTED_FACTS = 4;

/** The facts a model names, whatever it writes around their ids; what is no id is passed over. */
export function namedFacts(ids: readonly string[], { byId }: GroundingContext): PromptFact[] {
  const named = new Set(ids.map((one) => one.toLowerCase().replace(/[^a-z0-9]/g, '')));
  return [...byId.values()].filter((fact) => named.has(fact.id));
}

/**
 * Evidence has to exist, and to be of a kind that supports the text. Where the model names the wrong facts, those that the
 * text shares its words with are the evidence; where there are none, the text is unsupported.
 * @returns undefined for a text without support
 */
export function readEvidence(
  kinds: readonly FactKind[],
  ids: readonly string[],
  text: string,
  context: GroundingContext,
): PromptFact[] | undefined {
  const facts = namedFacts(ids, context);
  if (facts.some(({ kind }) => kinds.includes(kind))) return facts;
  const found = factsBehind(text, kinds, context);
  return found.length === 0 ? undefined : [...found, ...facts];
}

/** Facts of those kinds that share words with a text, the most first. */
function factsBehind(text: string, kinds: readonly FactKind[], { byId }: GroundingContext): PromptFact[] {
  const words = new Set(significantWords(text));
  return [...byId.values()]
    .filter(({ kind }) => kinds.includes(kind))
    .map((fact) => ({ fact, shared: significantWords(fact.text).filter((word) => words.has(word)).length }))
    .filter(({ shared }) => shared >= 2)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, 2)
    .map(({ fact }) => fact);
}

/** As evidence is shown: each fact quoted shortly, once, a few of them. */
export const citeAll = (facts: readonly PromptFact[]): string[] =>
  [...new Set(facts.map(({ cite }) => cite))].slice(0, QUOTED_FACTS);

/** What every score rests on. */
export const ratedFacts = ({ byId }: GroundingContext): PromptFact[] =>
  ['job', 'headline', 'company'].flatMap((id) => byId.get(id) ?? []).slice(0, 2);
