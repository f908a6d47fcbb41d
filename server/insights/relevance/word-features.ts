import { hashFeature } from '../../text-classifier/hash-feature.ts';
import type { WordFeatures } from '../../text-classifier/text-vectors.ts';
import { FOLDED_STOP_WORDS, wordsOf } from '../trade/words.ts';

const LEAST_LETTERS = 2;
/** Of a longer word its beginning and its pieces count too: 'Kühlkette' and 'Kühlhaus', 'refrigerated' and 'refrigeration'. */
const LEAST_IN_PIECES = 5;
const BEGINNING = 5;
const PIECES = [4, 5, 6] as const;

const OF_WORD = hashFeature('w');
const OF_BEGINNING = hashFeature('p');
const OF_PIECE = hashFeature('g');

/** The words of a text that tell something, folded; the same when vectors are learned and when they are asked for. */
export function tellingWords(text: string): string[] {
  const words = wordsOf(text).map(({ text: word }) => word);
  return words.filter((word) => word.length >= LEAST_LETTERS && !FOLDED_STOP_WORDS.has(word) && !/^\d+$/.test(word));
}

/** @param word as `tellingWords` gives it */
export function wordFeatures(word: string): WordFeatures {
  const features = [hashFeature(word, OF_WORD)];
  if (word.length < LEAST_IN_PIECES) return features;
  features.push(hashFeature(word.slice(0, BEGINNING), OF_BEGINNING));
  const marked = `<${word}>`;
  for (const length of PIECES)
    for (let at = 0; at + length <= marked.length; at += 1)
      features.push(hashFeature(marked.slice(at, at + length), OF_PIECE));
  return features;
}
