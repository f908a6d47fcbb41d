import path from 'node:path';
import { oncePer } from '../../platform/once-per.ts';
import { LinearClassifier, probability } from '../../text-classifier/linear-classifier.ts';
import { likeliestKind } from '../own-company/offer-kinds.ts';
import type { OwnProfile } from '../own-company/own-profile.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { listOfferNames, type OfferNameCandidate } from './offer-name-candidates.ts';
import { offerNameFeatures } from './offer-name-features.ts';

/** What is learned of a name: does it say in natural words just what is mainly sold; is it at least true. */
export const OFFER_NAME_CLASSES = ['good', 'true'] as const;

/** A name that is true less likely is not used. */
const LEAST_TRUE = 0.62;
/** So much more a good name is worth than one that is only true. */
const GOOD = 1.5;

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
    if (chosen !== undefined) return candidates[chosen];
    // Words of another language are left out where the kind is sure: then its name in the tables stands for them.
    const isSure = own.isForeign && likeliestKind(own.capabilities)?.isSure === true;
    return isSure ? candidates.find(({ sources }) => sources.includes('label')) : undefined;
  }),
);

/** How likely a name is good, and at least true: log-odds. */
export interface NameOdds {
  good: number;
  true: number;
}

/** @returns the place of the name whose chances of being good (which count more) and true add up to most, of those surely enough true; undefined where there is none */
export function chooseName(odds: readonly NameOdds[]): number | undefined {
  const [best] = odds
    .map((one, at) => ({
      at,
      isTrue: probability(one.true),
      worth: GOOD * probability(one.good) + probability(one.true),
    }))
    .filter(({ isTrue }) => isTrue >= LEAST_TRUE)
    .toSorted((a, b) => b.worth - a.worth);
  return best?.at;
}
