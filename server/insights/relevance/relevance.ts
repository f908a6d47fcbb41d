import { productOf } from '../../text-classifier/text-vectors.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { offerVectorsOf } from './offer-vectors.ts';
import { placeSentence } from './place-text.ts';

/**
 * Log-odds of what tells whether a sentence bears on the offer: a logistic regression on the sentences of the open half of the judged set,
 * read by the own company for which they were judged and by another, which `npm run bench -- relevance --fit` prints.
 */
export const RELEVANCE_WEIGHTS = {
  nearDescription: 1.85,
  nearKind: 1.1,
  nearer: 2.38,
  words: -0.08,
  squareOfWords: 0.17,
  figure: 0.31,
  question: -0.7,
  exclamation: -0.93,
  update: 1.01,
  job: 0.38,
  post: 0.22,
  description: -0.03,
  about: -0.25,
  headline: -0.83,
  product: -0.71,
  specialities: -1.09,
  always: -3.28,
} as const;
/** Log-odds of a sign that tables know: by the open half too, together with the other weights. */
export const SIGN = 1.57;
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
 * @param more log-odds of what else is known of it
 * @returns a probability; undefined where nothing was learned of its words, or of those of the offer
 */
export function readRelevance(own: OwnTrade, sentence: string, where: string, more = 0): number | undefined {
  const traits = readRelevanceTraits(own, sentence, where);
  if (traits === undefined) return undefined;
  let odds = more;
  for (const [trait, much] of Object.entries(traits)) odds += RELEVANCE_WEIGHTS[trait as Trait] * much;
  return 1 / (1 + Math.exp(-odds));
}

/** What of a sentence is weighed; undefined where nothing was learned of its words, or of those of the offer. */
export function readRelevanceTraits(own: OwnTrade, sentence: string, where: string): RelevanceTraits | undefined {
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
