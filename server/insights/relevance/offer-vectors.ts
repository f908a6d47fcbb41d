import { oncePer } from '../../platform/once-per.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import type { Capability } from '../trade/types.ts';
import { placeText } from './place-text.ts';

/** Where the user's offer lies among sentences: by the description, and by what tables know of the kind of offer it is taken for. */
export interface OfferVectors {
  ofDescription: Float64Array | undefined;
  ofKind: Float64Array | undefined;
}

/** Signs of a kind of offer that are looked at. */
const MOST_SIGNS = 40;

/** The same for all prospects. */
export const offerVectorsOf = oncePer(
  ({ description, capabilities: [main] }: OwnTrade): OfferVectors => ({
    ofDescription: placeText(description).vector,
    ofKind: main && ofKind(main.capability),
  }),
);

const ofKind = oncePer(
  ({ label, problem, signs }: Capability) =>
    placeText(kindText([label, problem, ...signs.slice(0, MOST_SIGNS)])).vector,
);

/** Phrases of a table as text: their asterisks stand for endings. */
export const kindText = (phrases: readonly string[]): string => phrases.join(' ').replaceAll('*', '');
