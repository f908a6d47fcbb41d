import { type GroundingContext, significantWords } from './grounding-context.ts';
import { ASKED_PARAMETERS, type AskedId } from './parameters.ts';
import type { FactKind, PromptFact } from './prompt-facts.ts';

const QUOTED_FACTS = 4;

/**
 * Evidence has to exist, and to be of a kind that supports the parameter. Where the model names the wrong facts, those that the
 * text shares its words with are the evidence; where there are none, the text is unsupported.
 */
export function readEvidence(
  id: AskedId,
  ids: readonly string[],
  text: string,
  context: GroundingContext,
): { quotes: string[] } | { refused: string } {
  const { standsOn, needsOwn } = ASKED_PARAMETERS[id];
  const named = new Set(ids.map((one) => one.toLowerCase().replace(/[^a-z0-9]/g, '')));
  const facts = [...context.byId.values()].filter((fact) => named.has(fact.id));
  if (!facts.some(({ kind }) => standsOn.includes(kind))) {
    const found = factsBehind(text, standsOn, context);
    if (found.length === 0) return { refused: 'it names no fact that could carry it as evidence' };
    facts.unshift(...found);
  }
  if (needsOwn && !facts.some(({ kind }) => kind === 'own')) {
    facts.push(...[...context.byId.values()].filter(({ kind }) => kind === 'own').slice(-1));
  }
  return { quotes: facts.slice(0, QUOTED_FACTS).map(({ cite }) => cite) };
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

/** What every score rests on, quoted. */
export const quoteRated = ({ byId }: GroundingContext): string[] =>
  ['job', 'headline', 'company'].flatMap((id) => byId.get(id)?.cite ?? []).slice(0, 2);
