import type { Finding, JudgedCase } from './judged-case.ts';
import { findFalseLinksOfDecisions, findFalseLinksOfTexts } from './measures/false-links.ts';
import { findClaimsWithoutGround } from './measures/grounding.ts';
import { findFaultsOfLanguage, findReadingGrades } from './measures/language.ts';
import { findObviousLinksInDecisions, findObviousLinksInTexts, findPitched } from './measures/obvious-links.ts';
import { findOffersToNobody } from './measures/offer-mentions.ts';
import { findOpenersInRules } from './measures/openers.ts';
import { findInventedPain, findPainDelivered, findRightPain } from './measures/pain.ts';
import { findRankedPairs, findTagged } from './measures/ranking.ts';
import { findRepeatedFacts } from './measures/repeated-facts.ts';
import { findTemplateSentences } from './measures/template-sentences.ts';

/** What a measure's findings come to: all values together, their mean, or the highest mean of a field. */
type Sum = 'count' | 'share' | 'worst field';

export interface Measure {
  /** As `--show` takes it. */
  id: string;
  name: string;
  /** Head of its column. */
  head: string;
  sum: Sum;
  /** What must be reached; absent where a figure only tells more about another. */
  goal?: { atMost: number } | { atLeast: number };
  find(cases: readonly JudgedCase[]): Finding[];
  /** Which findings are shown: those that count, or those that do not. */
  show: 'counted' | 'others';
}

const bad = (id: string, head: string, name: string, find: Measure['find'], goal?: Measure['goal']): Measure => ({
  ...{ id, head, name, find, sum: 'count', show: 'counted' },
  ...(goal && { goal }),
});
const good = (id: string, head: string, name: string, find: Measure['find'], goal?: Measure['goal']): Measure => ({
  ...{ id, head, name, find, sum: 'share', show: 'others' },
  ...(goal && { goal }),
});
const NONE = { atMost: 0 };

/** Everything that is measured, in the order in which it is printed. */
export const MEASURES: readonly Measure[] = [
  bad('false-links', 'falseT', 'people with a false link in a text', findFalseLinksOfTexts, NONE),
  bad('false-decisions', 'falseD', 'people with a false link in the decision', findFalseLinksOfDecisions, NONE),
  good('obvious-links', 'obviT', 'obvious link found in pitch or opener', findObviousLinksInTexts, { atLeast: 0.9 }),
  good('obvious-decisions', 'obviD', 'obvious link found in the decision', findObviousLinksInDecisions),
  good('pitched', 'pitch', 'pitch or opener where there is an obvious link', findPitched),
  good('pairs', 'pairs', 'pairs of different grade ranked right', findRankedPairs, { atLeast: 0.92 }),
  good('extremes', 'ideal>', 'ideal ranked before poor', (cases) => findRankedPairs(cases, 2), { atLeast: 0.98 }),
  good('ideal-warm', 'idWarm', 'ideal customers Hot or Warm', (cases) => findTagged(cases, 'ideal', ['Hot', 'Warm']), {
    atLeast: 0.95,
  }),
  bad('poor-hot', 'poHot', 'poor fits Hot', (cases) => findTagged(cases, 'poor', ['Hot']), NONE),
  bad('poor-warm', 'poWarm', 'poor fits Warm', (cases) => findTagged(cases, 'poor', ['Warm'])),
  bad('invented-pain', 'painX', 'people with pain that they do not show', findInventedPain, NONE),
  good('pain', 'pain', 'shown pain delivered', findPainDelivered),
  good('right-pain', 'painR', 'pain delivered is the one shown', findRightPain, { atLeast: 1 }),
  bad('offers', 'offer', 'texts to people without a fit that speak of the offer', findOffersToNobody, NONE),
  {
    ...good('templates', 'templ', 'sentences that are a template of another text', findTemplateSentences, {
      atMost: 0.5,
    }),
    show: 'counted',
  },
  good('openers', 'open', 'openers within the rules', findOpenersInRules, { atLeast: 1 }),
  bad('language', 'lang', 'faults of language', findFaultsOfLanguage, NONE),
  {
    ...bad('reading', 'grade', 'reading grade of the hardest field', findReadingGrades, { atMost: 8 }),
    sum: 'worst field',
  },
  bad('ungrounded', 'ungr', 'claims that are not in the facts', findClaimsWithoutGround, NONE),
  bad('repeated', 'repeat', 'facts used in more than two fields', findRepeatedFacts, NONE),
];

/** What findings come to; undefined when there was nothing to look at. */
export function sumUp(findings: readonly Finding[], sum: Sum): number | undefined {
  if (findings.length === 0) return undefined;
  const total = findings.reduce((all, { value }) => all + value, 0);
  if (sum === 'count') return total;
  if (sum === 'share') return total / findings.length;
  const fields = Map.groupBy(findings, ({ field }) => field);
  return Math.max(...[...fields.values()].map((ofField) => sumUp(ofField, 'share') ?? 0));
}
