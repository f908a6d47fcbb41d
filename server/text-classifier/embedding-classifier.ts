import { readFileSync } from 'node:fs';
import { type Feature, keyOf } from './hash-feature.ts';
import { HashIndex } from './hash-index.ts';
import { addProduct } from './matrices.ts';
import { readWeightsFile } from './weights-file.ts';

/** What is asked of a text, and what may be answered. */
export interface Question {
  name: string;
  classes: readonly string[];
}

/** First line of a classifier's file: the sizes of the arrays behind it. */
export interface EmbeddingClassifierHeader {
  questions: readonly Question[];
  /** Numbers of a feature's embedding. */
  width: number;
  features: number;
}

/** The weights of one question: a row as wide as the embeddings for each class. */
export interface Head {
  weights: Float64Array;
  bias: Float64Array;
}

interface Weights {
  header: EmbeddingClassifierHeader;
  index: HashIndex;
  /** What one step of each feature's embedding is worth. */
  steps: Float32Array;
  heads: readonly Head[];
  /** In steps, a row for each feature. */
  embeddings: Int8Array;
}

/** Of a hash, and of a number of the heads. */
const BYTES = 4;

/**
 * Answers several questions about a text at once (multi-task learning): the embeddings of its features are added up, held
 * between −1 and 1, and each question has a layer of its own (Joulin et al., "Bag of Tricks for Efficient Text
 * Classification", 2016, with a tanh between). What one question teaches about a word helps the others. Weights are learned by
 * scripts/training and read from a file: the header as a line of JSON, filled up with blanks to four bytes, then the hashes of
 * features, ascending, what a step of each embedding is worth, the heads, and the embeddings in steps.
 */
export class EmbeddingClassifier {
  readonly #file: string;
  #weights: Weights | undefined;

  /** @param file path of the weights; they are read when first asked for */
  constructor(file: string) {
    this.#file = file;
  }

  get questions(): readonly Question[] {
    return this.#read().header.questions;
  }

  /** @returns for each question the score of each of its classes, in log-odds; features that were never met say nothing */
  score(features: Iterable<Feature>): Float64Array[] {
    const { header, index, steps, embeddings, heads } = this.#read();
    const { width } = header;
    const sum = new Float64Array(width);
    for (const feature of features) {
      const row = index.find(keyOf(feature));
      if (row < 0) continue;
      const step = steps[row] as number;
      for (let column = 0; column < width; column += 1)
        sum[column] = (sum[column] as number) + (embeddings[row * width + column] as number) * step;
    }
    for (let column = 0; column < width; column += 1) sum[column] = Math.tanh(sum[column] as number);
    return heads.map(({ weights, bias }) => {
      const scores = bias.slice();
      addProduct(scores, weights, sum);
      return scores;
    });
  }

  #read(): Weights {
    this.#weights ??= readWeights(readFileSync(this.#file));
    return this.#weights;
  }
}

function readWeights(file: Buffer): Weights {
  const { header, bytes } = readWeightsFile<EmbeddingClassifierHeader>(file);
  const { features, width, questions } = header;
  let at = 2 * features * BYTES;
  const next = (count: number) => {
    at += count * BYTES;
    return Float64Array.from(new Float32Array(bytes, at - count * BYTES, count));
  };
  const heads = questions.map(({ classes }) => ({
    weights: next(classes.length * width),
    bias: next(classes.length),
  }));
  return {
    header,
    index: new HashIndex(new Uint32Array(bytes, 0, features)),
    steps: new Float32Array(bytes, features * BYTES, features),
    heads,
    embeddings: new Int8Array(bytes, at, features * width),
  };
}
