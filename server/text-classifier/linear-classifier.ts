import { readFileSync } from 'node:fs';
import { type Feature, keyOf } from './hash-feature.ts';
import { HashIndex } from './hash-index.ts';
import { readWeightsFile } from './weights-file.ts';

/** First line of a classifier's file: what stands in the arrays behind it. */
export interface ClassifierHeader {
  classes: readonly string[];
  /** What one step of a weight is worth. */
  step: number;
  features: number;
  weights: number;
}

interface Weights {
  header: ClassifierHeader;
  features: HashIndex;
  /** Where the weights of each feature begin; one more at the end. */
  starts: Uint32Array;
  /** Class of each weight, and the weight in steps. */
  classes: Uint8Array;
  values: Int8Array;
}

const WORD = 4;

/**
 * A linear model over named features (multinomial or one-against-rest logistic regression): the score of a class is the
 * sum of the weights that the features at hand have for it. Weights are learned by scripts/training and read from a
 * file: the header as a line of JSON, filled up with blanks to four bytes, then keys, starts, classes and values.
 */
export class LinearClassifier {
  readonly #file: string;
  #weights: Weights | undefined;

  /** @param file path of the weights; they are read when first asked for */
  constructor(file: string) {
    this.#file = file;
  }

  get classes(): readonly string[] {
    return this.#read().header.classes;
  }

  /** @returns the score of each class, in log-odds; features that were never met say nothing */
  score(features: Iterable<Feature>): Float64Array {
    const { header, features: index, starts, classes, values } = this.#read();
    const scores = new Float64Array(header.classes.length);
    for (const feature of features) {
      const at = index.find(keyOf(feature));
      if (at < 0) continue;
      const end = starts[at + 1] ?? 0;
      for (let weight = starts[at] ?? 0; weight < end; weight += 1) {
        const of = classes[weight] ?? 0;
        scores[of] = (scores[of] ?? 0) + (values[weight] ?? 0) * header.step;
      }
    }
    return scores;
  }

  #read(): Weights {
    this.#weights ??= readWeights(readFileSync(this.#file));
    return this.#weights;
  }
}

function readWeights(file: Buffer): Weights {
  const { header, bytes } = readWeightsFile<ClassifierHeader>(file);
  const starts = header.features * WORD;
  const classes = starts + (header.features + 1) * WORD;
  return {
    header,
    features: new HashIndex(new Uint32Array(bytes, 0, header.features)),
    starts: new Uint32Array(bytes, starts, header.features + 1),
    classes: new Uint8Array(bytes, classes, header.weights),
    values: new Int8Array(bytes, classes + header.weights, header.weights),
  };
}

/** @param scores of a multinomial model @returns the logarithm of each class's probability */
export function logProbabilities(scores: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - most);
  const all = Math.log(sum) + most;
  return scores.map((score) => score - all);
}

/** @param score of one class against the rest @returns its probability */
export const probability = (score: number): number => 1 / (1 + Math.exp(-score));
