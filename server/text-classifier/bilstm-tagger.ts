import { readFileSync } from 'node:fs';
import { type Feature, keyOf } from './hash-feature.ts';
import { HashIndex } from './hash-index.ts';
import { factorsOf, type Transitions, tagLikelihoods } from './linear-chain.ts';
import { GATES, type LstmWeights, runLstm } from './lstm.ts';
import { addProduct, rowOf } from './matrices.ts';
import { readWeightsFile } from './weights-file.ts';

/** First line of a tagger's file: the sizes of the arrays behind it. */
export interface BilstmHeader {
  tags: readonly string[];
  /** Numbers of a feature's embedding. */
  width: number;
  /** Units of each direction. */
  hidden: number;
  features: number;
}

/** All that is learned but the features' embeddings, in the order of the file. */
export interface BilstmLayers {
  forward: LstmWeights;
  backward: LstmWeights;
  /** A row of both directions' units for each tag. */
  output: Float64Array;
  bias: Float64Array;
  start: Float64Array;
  end: Float64Array;
  /** A row for each tag: how well the others follow it. */
  after: Float64Array;
}

interface Weights extends BilstmLayers {
  header: BilstmHeader;
  index: HashIndex;
  /** What one step of each feature's embedding is worth. */
  steps: Float64Array;
  /** In steps, a row for each feature. */
  embeddings: Int8Array;
  transitions: Transitions;
}

/** Of a hash, and of a number of the layers. */
const BYTES = 4;

/**
 * Tags the words of a text by a bidirectional LSTM with a conditional random field behind it (Huang, Xu and Yu, "Bidirectional
 * LSTM-CRF Models for Sequence Tagging", 2015): each word is the sum of what is learned of its features, and is judged with all
 * words before and behind it. Weights are learned by scripts/training and read from a file: the header as a line of JSON, filled
 * up with blanks to four bytes, then the hashes of features, ascending, what a step of each embedding is worth, the layers, and
 * the embeddings in steps.
 */
export class BilstmTagger {
  readonly #file: string;
  #weights: Weights | undefined;

  /** @param file path of the weights; they are read when first asked for */
  constructor(file: string) {
    this.#file = file;
  }

  /**
   * @param features of each word; those that were never met say nothing
   * @returns how likely each tag is, for each word, whatever the others are
   */
  likelihoods(features: readonly (readonly Feature[])[]): Float64Array[] {
    this.#weights ??= readWeights(readFileSync(this.#file));
    const weights = this.#weights;
    return tagLikelihoods(readEmissions(weights, embed(weights, features), features.length), weights.transitions);
  }
}

/** The sum of its features' embeddings for each word, held between −1 and 1. */
function embed({ header: { width }, index, steps, embeddings }: Weights, features: readonly (readonly Feature[])[]) {
  const inputs = new Float64Array(features.length * width);
  for (const [at, ofWord] of features.entries()) {
    const input = rowOf(inputs, at, width);
    for (const feature of ofWord) {
      const row = index.find(keyOf(feature));
      if (row < 0) continue;
      const step = steps[row] as number;
      for (let column = 0; column < width; column += 1)
        input[column] = (input[column] as number) + (embeddings[row * width + column] as number) * step;
    }
  }
  for (let at = 0; at < inputs.length; at += 1) inputs[at] = Math.tanh(inputs[at] as number);
  return inputs;
}

function readEmissions(layers: BilstmLayers, inputs: Float64Array, length: number): Float64Array[] {
  const forward = runLstm(layers.forward, inputs, length, false).outputs;
  const backward = runLstm(layers.backward, inputs, length, true).outputs;
  const hidden = layers.forward.bias.length / GATES;
  const both = new Float64Array(2 * hidden);
  return Array.from({ length }, (_, at) => {
    both.set(rowOf(forward, at, hidden));
    both.set(rowOf(backward, at, hidden), hidden);
    const scores = layers.bias.slice();
    addProduct(scores, layers.output, both);
    return scores;
  });
}

/** @param next gives the next so many numbers @returns the layers of a tagger of that size */
export function layersOf(
  { tags: size, width, hidden }: { tags: number; width: number; hidden: number },
  next: (count: number) => Float64Array,
): BilstmLayers {
  const rows = GATES * hidden;
  const direction = () => ({ input: next(rows * width), recurrent: next(rows * hidden), bias: next(rows) });
  return {
    forward: direction(),
    backward: direction(),
    output: next(size * 2 * hidden),
    bias: next(size),
    start: next(size),
    end: next(size),
    after: next(size * size),
  };
}

/** @returns the rows of `after`, as the sums over all ways to tag a text need them */
export function transitionsOf({ start, end, after }: BilstmLayers): Transitions {
  const size = start.length;
  return { start, end, after: Array.from(start, (_, tag) => rowOf(after, tag, size)) };
}

function readWeights(file: Buffer): Weights {
  const { header, bytes } = readWeightsFile<BilstmHeader>(file);
  const index = new HashIndex(new Uint32Array(bytes, 0, header.features));
  let at = header.features * BYTES;
  const next = (count: number) => {
    at += count * BYTES;
    return Float64Array.from(new Float32Array(bytes, at - count * BYTES, count));
  };
  const steps = next(header.features);
  const layers = layersOf({ ...header, tags: header.tags.length }, next);
  const embeddings = new Int8Array(bytes, at, header.features * header.width);
  const transitions = transitionsOf(layers);
  return {
    header,
    index,
    steps,
    ...layers,
    embeddings,
    transitions: { ...transitions, factors: factorsOf(transitions.after) },
  };
}
