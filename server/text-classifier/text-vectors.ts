import { readFileSync } from 'node:fs';
import { HashIndex } from './hash-index.ts';
import { readWeightsFile } from './weights-file.ts';

/** First line of a file of text vectors: what stands in the arrays behind it. */
export interface TextVectorsHeader {
  /** Numbers of a vector. */
  width: number;
  features: number;
}

/** A word by the hashes of its features: itself, its beginning, pieces of it. */
export type WordFeatures = readonly number[];

interface Weights {
  width: number;
  features: HashIndex;
  /** What one step of each feature's numbers is worth. */
  steps: Float32Array;
  rows: Int8Array;
}

const BYTES = 4;

/**
 * Embeddings of words and pieces of words, whose sums place texts so that those which belong together lie near each other (Bojanowski et al.,
 * "Enriching Word Vectors with Subword Information", TACL 2017). They are learned by scripts/training and read from a file: the header as a
 * line of JSON, filled up with blanks to four bytes, then keys, steps and rows.
 */
export class TextVectors {
  readonly #file: string;
  #weights: Weights | undefined;

  /** @param file path of the embeddings; they are read when first asked for */
  constructor(file: string) {
    this.#file = file;
  }

  /** @returns the vector of a word: nothing but zeros where none of its features was learned */
  vectorOf(word: WordFeatures): Float64Array {
    const { width, features, steps, rows } = this.#read();
    const sum = new Float64Array(width);
    const weight = weightOf(word);
    for (const feature of word) {
      const at = features.find(feature);
      if (at < 0) continue;
      const step = (steps[at] as number) * weight;
      for (let column = 0; column < width; column += 1)
        sum[column] = (sum[column] as number) + (rows[at * width + column] as number) * step;
    }
    return sum;
  }

  #read(): Weights {
    this.#weights ??= readWeights(readFileSync(this.#file));
    return this.#weights;
  }
}

/** How much each feature of a word counts: long words have many. */
export const weightOf = (word: WordFeatures): number => 1 / Math.sqrt(word.length);

/** @returns the direction of a sum of vectors, as a vector of length 1; undefined of none, or of zeros alone */
export function directionOf(vectors: readonly Float64Array[]): Float64Array | undefined {
  const [first, ...others] = vectors;
  if (first === undefined) return undefined;
  const sum = first.slice();
  for (const vector of others)
    for (let column = 0; column < sum.length; column += 1)
      sum[column] = (sum[column] as number) + (vector[column] as number);
  const length = Math.sqrt(productOf(sum, sum));
  return length === 0 ? undefined : sum.map((number) => number / length);
}

/** The sum of products; of two vectors of length 1 their cosine. */
export function productOf(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

function readWeights(file: Buffer): Weights {
  const { header, bytes } = readWeightsFile<TextVectorsHeader>(file);
  const { width, features } = header;
  return {
    width,
    features: new HashIndex(new Uint32Array(bytes, 0, features)),
    steps: new Float32Array(bytes, features * BYTES, features),
    rows: new Int8Array(bytes, 2 * features * BYTES, features * width),
  };
}
