import path from 'node:path';
import { LinearClassifier } from '../../../text-classifier/linear-classifier.ts';
import { languageOf } from '../../wording/language-of.ts';
import { troubleFeatures } from './trouble-features.ts';

const classifier = new LinearClassifier(path.join(import.meta.dirname, 'trouble.bin'));

/**
 * How much each sentence of a text sounds like trouble that its writer has at work, as learned from labelled posts
 * (`npm run train`, which says how often it is right about posts that it has not seen).
 * @returns log-odds, from `SOUNDS_LIKE_TROUBLE` on hardly ever wrong
 */
export function scoreTrouble(
  text: string,
  sentences: readonly string[],
  speaksOfThemselves: (sentence: string) => boolean,
): number[] {
  return troubleFeatures(sentences, languageOf(text), speaksOfThemselves).map(
    (features) => classifier.score(features)[0] ?? 0,
  );
}

/** Chosen where nearly nobody of the open half has trouble invented, learned without the own company at hand. */
export const SOUNDS_LIKE_TROUBLE = 0.9;
