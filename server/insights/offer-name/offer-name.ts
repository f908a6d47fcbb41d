import path from 'node:path';
import { oncePer } from '../../platform/once-per.ts';
import { LinearClassifier } from '../../text-classifier/linear-classifier.ts';
import type { OwnProfile } from '../own-company/own-profile.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { listOfferNames, type OfferNameCandidate } from './offer-name-candidates.ts';
import { offerNameFeatures } from './offer-name-features.ts';

/** What is learned of a name: does it say in natural words just what is mainly sold; is it at least true. */
export const OFFER_NAME_CLASSES = ['good', 'true'] as const;

/** A name whose odds of being true are lower is not used. */
const LEAST_TRUE = 0.62;

const classifier = new LinearClassifier(path.join(import.meta.dirname, 'offer-names.bin'));

/**
 * What the user mainly sells, as a salesperson says it: 'route planning software'. By what was learned of names that people judged.
 * @returns undefined where no name is surely enough true
 */
export const readOfferName = oncePer((own: OwnTrade) =>
  oncePer((profile: OwnProfile): OfferNameCandidate | undefined => {
    const candidates = listOfferNames(own, profile);
    const odds = offerNameFeatures(own, candidates).map((features) => {
      const [good = 0, isTrue = 0] = classifier.score(features);
      return { good, true: isTrue };
    });
    const chosen = chooseName(odds);
    return chosen === undefined ? undefined : candidates[chosen];
  }),
);

/** Log-odds of a name. */
export interface NameOdds {
  good: number;
  true: number;
}

const toChance = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** A good name is worth more than one that is only true. */
const GOOD = 1.5;
const worth = (one: NameOdds): number => GOOD * one.good + one.true;

/** @returns the place of the name that is most likely good, of those that are surely enough true; undefined where there is none */
export function chooseName(odds: readonly NameOdds[], leastTrue = LEAST_TRUE): number | undefined {
  const [best] = odds
    .map((one, at) => ({ at, good: toChance(one.good), true: toChance(one.true) }))
    .filter((one) => one.true >= leastTrue)
    .toSorted((a, b) => worth(b) - worth(a));
  return best?.at;
}
