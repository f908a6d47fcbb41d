import path from 'node:path';
import { RecentMap } from '../../platform/recent-map.ts';
import { directionOf, TextVectors } from '../../text-classifier/text-vectors.ts';
import { tellingWords, wordFeatures } from './word-features.ts';

const VECTORS = new TextVectors(path.join(import.meta.dirname, 'statement-vectors.bin'));

/** The words that most texts are made of; half a kilobyte each. */
const KEPT_WORDS = 8_000;
/** A company's sentences are rated for each user, and those with a sign twice. */
const KEPT_TEXTS = 1_000;
const words = new RecentMap<Float64Array>(KEPT_WORDS);
const texts = new RecentMap<PlacedText>(KEPT_TEXTS);

/** Where a text lies among others, and how many of its words count. */
export interface PlacedText {
  /** Of length 1; undefined where none of the words has been learned. */
  vector: Float64Array | undefined;
  words: number;
}

/** The same as `placeText`, of texts that are asked for again: the last ones are kept. */
export function placeSentence(sentence: string): PlacedText {
  let placed = texts.get(sentence);
  if (placed === undefined) {
    placed = placeText(sentence);
    texts.set(sentence, placed);
  }
  return placed;
}

/** Places a text of any length. */
export function placeText(text: string): PlacedText {
  const vectors = tellingWords(text).map(vectorOfWord);
  return { vector: directionOf(vectors), words: vectors.length };
}

function vectorOfWord(word: string): Float64Array {
  let vector = words.get(word);
  if (vector === undefined) {
    vector = VECTORS.vectorOf(wordFeatures(word));
    words.set(word, vector);
  }
  return vector;
}
