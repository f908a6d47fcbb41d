import type { FitLink } from '../../../shared/contract/fit.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { readNearness, readRelevance, SIGN } from '../relevance/relevance.ts';
import { isList, partsBetween } from '../wording/quoting.ts';
import type { RatedSentence } from './rate-statements.ts';

/** So likely a sentence is told as a reason: beside another, or as the only one. */
const LIKELY = 0.5;
const LIKELY_ALONE = 0.55;
/** Longer sentences are not quoted. */
const MOST_CHARS = 240;

/**
 * Puts the reasons for the offer in order, with the one that likely bears on it though no table has the words for it.
 * @param rated what may become one
 * @param shown facts in which tables found a need
 * @param yours what the user sells, in the user's words; undefined when there are none to tell a further one by
 * @param isAlone nothing else ties the two companies together
 * @returns the likeliest first
 */
export function orderNeeds(
  own: OwnTrade,
  rated: readonly RatedSentence[],
  shown: readonly FitLink[],
  { yours, isAlone }: { yours: string | undefined; isAlone: boolean },
): FitLink[] {
  const found = shown.map((link) => ({ link, likelihood: readRelevance(own, link.theirs, link.where, SIGN) ?? 0 }));
  const further = findFurther(own, rated, shown, isAlone ? LIKELY_ALONE : LIKELY);
  if (yours !== undefined && further !== undefined) {
    const { theirs, where, likelihood } = further;
    found.push({ link: { kind: 'need', likely: true, yours, theirs, where }, likelihood });
  }
  return found.toSorted((a, b) => b.likelihood - a.likelihood).map(({ link }) => link);
}

function findFurther(
  own: OwnTrade,
  rated: readonly RatedSentence[],
  shown: readonly FitLink[],
  least: number,
): RatedSentence | undefined {
  const [best] = rated
    .filter(({ where, likelihood }) => likelihood >= least && !shown.some((link) => link.where === where))
    .map((one) => ({ ...one, theirs: nearestParts(own, one) }))
    .filter(({ theirs }) => theirs.length <= MOST_CHARS)
    .toSorted((a, b) => b.likelihood - a.likelihood);
  return best;
}

/** Parts of a list that are so much further from the offer than the nearest are not told. */
const FURTHER = 0.15;

/** 'video', 'cash': may mean much else without what stands around it. */
const SHORT_WORD = /^[\p{L}\p{M}\p{N}]{1,7}$/u;

/** Of a list of what somebody is in charge of what lies nearest to the offer, from the first such part to the last; else the whole. */
function nearestParts(own: OwnTrade, { theirs, where }: RatedSentence): string {
  if (!/^Job description/.test(where) || !isList(theirs)) return theirs;
  const nearest = Math.max(...theirs.split(',').map((part) => readNearness(own, part)));
  const parts = partsBetween(theirs, (part) => readNearness(own, part) >= nearest - FURTHER).replace(/\.$/, '');
  return SHORT_WORD.test(parts) ? theirs : parts;
}
