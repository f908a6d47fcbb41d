import { type Grade, POSSIBLE_FROM } from '../fit/score-fit.ts';
import type { GivenFit, GivenPart } from './answer-schema.ts';
import { findClauseFlaw } from './check-clause.ts';
import { FIT_QUESTION } from './fit-question.ts';
import type { GroundingContext } from './grounding-context.ts';
import { INSTRUCTIONS } from './prompt.ts';
import type { FactKind } from './prompt-facts.ts';
import { namedFacts } from './read-evidence.ts';

/** Of a judgement, in the order in which they are told. */
export const PARTS = ['market', 'role', 'reach', 'timing'] as const;
/** Facts by which a moment shows; an opening is no sign of one. */
const MOMENTS: readonly FactKind[] = ['post', 'news', 'job', 'person', 'page'];
/** Bounds for all words of a judgement. */
export const CLAUSE = { most: 400, instructions: `${INSTRUCTIONS} ${FIT_QUESTION}` };

/** The grade that was given; 0 where there is none. */
export const gradeOf = ({ grade }: GivenPart): Grade => grade ?? 0;

/**
 * Finds what is wrong with a judgement beside its links: grades without facts, parts that contradict each other, words beyond
 * the facts.
 * @param links how many of them stand
 * @returns the flaw as the model is told it, or undefined
 */
export function findFitFlaw(given: GivenFit, links: number, context: GroundingContext): string | undefined {
  const { offer, disqualifier, customer_type, problem, buying_role, market, summary } = given;
  for (const part of PARTS) {
    const { grade, because, evidence } = given[part];
    if (grade === null) return `${part} has no grade from 0 to 4`;
    if (grade === 0) continue;
    const facts = namedFacts(evidence, context).filter(({ kind }) => kind !== 'own');
    if (facts.length === 0) return `${part} has grade ${grade} and names no fact about them as evidence`;
    if (part === 'timing' && !facts.some(({ kind }) => MOMENTS.includes(kind))) {
      return 'timing rests on no post, news or new job';
    }
    const flaw = findClauseFlaw(because, CLAUSE, context);
    if (flaw) return `${part}: ${flaw}`;
  }
  if (offer !== null && disqualifier === null && gradeOf(market) >= POSSIBLE_FROM && links === 0) {
    return `market has grade ${market.grade} and there is no link: without one it is 1 or 0`;
  }
  if (buying_role === 'none' && gradeOf(given.role) >= POSSIBLE_FROM)
    return 'buying_role is none, and the grade of role is not';
  if (disqualifier && namedFacts(disqualifier.evidence, context).length === 0) {
    return 'the disqualifier names no fact as evidence';
  }
  for (const [name, text] of Object.entries({
    customer_type,
    problem,
    disqualifier: disqualifier?.text ?? null,
    summary,
  })) {
    const flaw = text === null ? undefined : findClauseFlaw(text, CLAUSE, context);
    if (flaw) return `${name}: ${flaw}`;
  }
  return undefined;
}
