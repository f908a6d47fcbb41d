import type { FitLink } from '../../../shared/contract/fit.ts';
import type { RatedSentence } from './rate-statements.ts';
import { CONTRASTS, type GradedPart, type GradedParts, POSSIBLE_FROM } from './score-fit.ts';

/** So many sentences, the likeliest, tell how much of what somebody says bears on the offer. */
const COUNTED = 3;
/** Their likelihood with a good customer; who has said less than three loses nothing by it. */
const OF_GOOD_ONES = 0.5;
/** Points that the whole range of likelihoods is worth, and the most that come or go; by the judged set. */
const RANGE_POINTS = 25;
const MOST_POINTS = 8;

/** @returns points by how much of what they say bears on the offer: -8 to 8, and 0 where they say nothing */
function pointsForRelevance(rated: readonly RatedSentence[]): number {
  const best = rated.map(({ likelihood }) => likelihood).sort((a, b) => b - a);
  const counted = Array.from({ length: COUNTED }, (_, at) => best[at] ?? OF_GOOD_ONES);
  const mean = counted.reduce((sum, one) => sum + one, 0) / COUNTED;
  return Math.max(-MOST_POINTS, Math.min(MOST_POINTS, Math.round(RANGE_POINTS * (mean - OF_GOOD_ONES))));
}

/** From so many points taken off, the reason says why. */
const TOLD_FROM = 5;

/**
 * Among companies of the right kind those come first whose people and news speak of what the offer is for. Who has no part in buying it stands
 * last anyhow.
 * @returns the market with points more or less, and with a reason where many are taken off and nothing else bears on the offer
 */
export function shiftByRelevance(
  { market, role }: GradedParts,
  rated: readonly RatedSentence[],
  shown: readonly FitLink[],
): GradedPart {
  if (market.grade < POSSIBLE_FROM || role.grade === 0) return market;
  const shift = pointsForRelevance(rated);
  const isTold = shift <= -TOLD_FROM && shown.length === 0 && !CONTRASTS.test(market.because);
  return {
    ...market,
    shift,
    because: isTold ? `${market.because}, though little in this profile has to do with your offer` : market.because,
  };
}
