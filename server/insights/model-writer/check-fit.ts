import type { FitDecision } from '../../../shared/contract/fit.ts';
import { type GradedPart, type GradedParts, scoreFit, verdictOf } from '../fit/score-fit.ts';
import { UNREAD_DESCRIPTION } from '../fit/summarize-fit.ts';
import type { GivenFit, GivenPart } from './answer-schema.ts';
import { findClauseFlaw } from './check-clause.ts';
import { checkLink } from './check-link.ts';
import { CLAUSE, findFitFlaw, gradeOf, PARTS } from './find-fit-flaw.ts';
import type { GroundingContext } from './grounding-context.ts';
import type { PromptFact } from './prompt-facts.ts';
import { namedFacts, ratedFacts } from './read-evidence.ts';

/** A judgement that stands, with what it stands on. */
export interface JudgedFit {
  decision: FitDecision;
  /** What the user sells, in English, as the model understood it; null when the description does not say. */
  offer: string | null;
  /** What the grades stand on. */
  rests: PromptFact[];
  /** What the links stand on: a pitch has to stand on one of them. */
  linked: ReadonlySet<string>;
}

/** What a grade of 0 says when the model does not. */
const NOTHING = {
  market: 'nothing known ties the company to what you sell',
  role: 'nothing known shows a say in buying it',
  reach: 'nothing known shows that you can serve them',
  timing: 'nothing recent bears on what you sell',
} as const;
/** A user's description of fewer characters says little. */
const TELLING_CHARS = 60;

/**
 * Judges a judgement: links and grades stand on facts, words name nothing beyond them, and the parts agree with each other. The
 * score is added up here.
 * @param dropsLinks a link that does not stand is left out, instead of the whole being refused for it
 */
export function checkFit(
  given: GivenFit,
  context: GroundingContext,
  { dropsLinks }: { dropsLinks: boolean },
): { fit: JudgedFit } | { refused: string } {
  const { offer, disqualifier, buying_role } = given;
  const checked = given.links.slice(0, 3).map((link) => ({ link, ...checkLink(link, context) }));
  const bad = checked.find((one): one is typeof one & { refused: string } => 'refused' in one);
  if (bad && !dropsLinks) return { refused: bad.refused };
  const links = offer === null ? [] : checked.filter((one): one is typeof one & { fact: PromptFact } => 'fact' in one);

  const flaw = findFitFlaw(given, links.length, context);
  if (flaw) return { refused: flaw };
  const graded: GradedParts = {
    market: readPart('market', given.market, context),
    role: readPart('role', given.role, context),
    reach: readPart('reach', given.reach, context),
    timing: readPart('timing', given.timing, context),
  };
  if (offer === null) graded.market = { grade: 0, because: 'your description does not say what you sell' };
  if (disqualifier !== null) graded.market = { grade: 0, because: disqualifier.text };
  const hasLinks = links.length > 0 && disqualifier === null;
  const scored = scoreFit(graded, disqualifier?.kind, hasLinks);
  const verdict = offer === null ? 'unread' : hasLinks ? verdictOf(graded, scored.score) : 'none';
  const hasReason = verdict === 'clear' || verdict === 'possible';
  const rests = PARTS.flatMap((part) => namedFacts(given[part].evidence, context)).filter(({ kind }) => kind !== 'own');
  return {
    fit: {
      offer,
      rests: rests.length > 0 ? rests : ratedFacts(context),
      linked: new Set(links.map(({ fact }) => fact.id)),
      decision: {
        verdict,
        customer_type: hasReason ? given.customer_type : null,
        problem: hasReason ? given.problem : null,
        role: buying_role,
        disqualifier: disqualifier && { kind: disqualifier.kind, text: disqualifier.text },
        links: hasReason
          ? links.map(({ link: { kind, yours, theirs }, fact }) => ({ kind, yours, theirs, where: placeOf(fact) }))
          : [],
        ...scored,
        confidence: confidenceOf(context),
        summary: offer === null ? UNREAD_DESCRIPTION : given.summary,
      },
    },
  };
}

function readPart(part: (typeof PARTS)[number], given: GivenPart, context: GroundingContext): GradedPart {
  const { because } = given;
  const grade = gradeOf(given);
  const isUsable = grade > 0 || findClauseFlaw(because, CLAUSE, context) === undefined;
  return { grade, because: isUsable ? because : NOTHING[part] };
}

/** 'Post of 2026-10-20', 'Company description': what stands before the quotation. */
const placeOf = ({ cite }: PromptFact): string => cite.split(': ', 1)[0] ?? cite;

function confidenceOf({ byId, ownTexts }: GroundingContext): FitDecision['confidence'] {
  const known = [
    byId.has('job'),
    byId.has('companytext') || byId.has('product1') || byId.has('page1'),
    ownTexts.join(' ').length >= TELLING_CHARS,
  ].filter(Boolean).length;
  return known === 3 ? 'high' : known === 2 ? 'medium' : 'low';
}
