import { productOf } from '../../text-classifier/text-vectors.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { offerVectorsOf } from './offer-vectors.ts';
import { placeSentence } from './place-text.ts';

/**
 * Log-odds of what tells whether a sentence of a customer bears on the offer: a logistic regression on the open half of the judged set, which
 * `npm run bench -- relevance` repeats.
 */
export const RELEVANCE_WEIGHTS = {
  nearDescription: 1.69,
  nearKind: 1.26,
  nearer: 1.32,
  words: 0.46,
  squareOfWords: 0.19,
  figure: 0.4,
  sign: 1.57,
  question: -0.5,
  exclamation: -0.55,
  update: 0.92,
  job: 0.39,
  post: 0.05,
  description: -0.22,
  about: -0.41,
  headline: -0.5,
  product: -0.71,
  specialities: -1.06,
  always: -2.5,
} as const;
type Trait = keyof typeof RELEVANCE_WEIGHTS;
/** How much each trait of a sentence is there; those that are not named are not. */
export type RelevanceTraits = Partial<Record<Trait, number>>;

/** What people do all day and what is new says more than what a company calls itself. */
const PLACES: readonly (readonly [place: RegExp, trait: Trait])[] = [
  [/^Company update/, 'update'],
  [/^Job description/, 'job'],
  [/^Post/, 'post'],
  [/^Company description/, 'description'],
  [/^About/, 'about'],
  [/^Headline/, 'headline'],
  [/^Product/, 'product'],
  [/^Specialities/, 'specialities'],
];

/**
 * How likely it is that a sentence of somebody who may be a customer is a reason to write to them for the offer.
 * @param where it stands: 'Post of 2026-10-20'
 * @param hasSign tables found a sign in it that the kind of offer is needed
 * @returns a probability; 0 where neither the offer nor the sentence has words that were learned
 */
export function readRelevance(own: OwnTrade, sentence: string, where: string, hasSign: boolean): number {
  const traits = readRelevanceTraits(own, sentence, where, hasSign);
  if (traits === undefined) return 0;
  let odds = 0;
  for (const [trait, much] of Object.entries(traits)) odds += RELEVANCE_WEIGHTS[trait as Trait] * much;
  return 1 / (1 + Math.exp(-odds));
}

/** What of a sentence is weighed; undefined where nothing was learned of its words, or of those of the offer. */
export function readRelevanceTraits(
  own: OwnTrade,
  sentence: string,
  where: string,
  hasSign: boolean,
): RelevanceTraits | undefined {
  const { ofDescription, ofKind } = offerVectorsOf(own);
  const { vector, words } = placeSentence(sentence);
  if (vector === undefined || ofDescription === undefined) return undefined;
  const nearDescription = productOf(ofDescription, vector);
  const nearKind = ofKind === undefined ? 0 : productOf(ofKind, vector);
  const length = Math.log(1 + words);
  const place = PLACES.find(([pattern]) => pattern.test(where))?.[1];
  return {
    ...{ nearDescription, nearKind, nearer: Math.max(nearDescription, nearKind) },
    ...{ words: length, squareOfWords: length ** 2, always: 1 },
    figure: Number(/\d/.test(sentence)),
    sign: Number(hasSign),
    question: Number(sentence.endsWith('?')),
    exclamation: Number(sentence.includes('!')),
    ...(place && { [place]: 1 }),
  };
}

/** How near a piece of a sentence lies to the offer: from -1 to 1, and 0 where nothing was learned of its words. */
export function readNearness(own: OwnTrade, piece: string): number {
  const { ofDescription, ofKind } = offerVectorsOf(own);
  const { vector } = placeSentence(piece);
  if (vector === undefined) return 0;
  const near = [ofDescription, ofKind].flatMap((offer) => (offer === undefined ? [] : [productOf(offer, vector)]));
  return near.length === 0 ? 0 : Math.max(...near);
}
