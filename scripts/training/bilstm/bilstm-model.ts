import { type BilstmLayers, layersOf, transitionsOf } from '../../../server/text-classifier/bilstm-tagger.ts';
import { sumPaths } from '../../../server/text-classifier/linear-chain.ts';
import { runLstm } from '../../../server/text-classifier/lstm.ts';
import { addProduct, rowOf } from '../../../server/text-classifier/matrices.ts';
import { Adam } from '../adam.ts';
import { addAll, addOuterProducts, multiplyAll, transpose } from './matrix-sums.ts';
import { type TransposedLstm, transposeLstm, unrunLstm } from './unrun-lstm.ts';

/** Sizes of a tagger: all but `tags` and `features` are multiples of four. */
export interface BilstmSizes {
  tags: number;
  features: number;
  /** Numbers of a feature's embedding. */
  width: number;
  /** Units of each direction. */
  hidden: number;
}

/**
 * Shares of features and of units that are left out at a time, so that none is relied on alone (dropout). The other units count for
 * as much more; the other features do not.
 */
export interface Dropped {
  features: number;
  units: number;
}

/** Embeddings begin within so much of zero. */
const SPREAD = 0.09;

/** Weights of a bidirectional LSTM with a conditional random field behind it, and their slopes in a batch of texts. */
export class BilstmModel {
  readonly layers: BilstmLayers;
  /** A row for each feature. */
  readonly embeddings: Float64Array;
  /** Slopes of the loss (the negative log-likelihood of the right tags), summed over the texts of a batch. */
  readonly slopes: BilstmLayers;
  readonly embeddingSlopes: Float64Array;
  readonly #layerSteps: Adam;
  readonly #embeddingSteps: Adam;
  /** Features that the batch has met. */
  readonly #met = new Set<number>();
  readonly #sizes: BilstmSizes;
  readonly #dropped: Dropped;
  readonly #random: () => number;
  #transposed: { forward: TransposedLstm; backward: TransposedLstm; output: Float64Array };

  constructor(sizes: BilstmSizes, dropped: Dropped, random: () => number) {
    const { width, hidden, features } = sizes;
    if (width % 4 !== 0 || hidden % 4 !== 0) throw new RangeError('width and hidden have to be multiples of four');
    let count = 0;
    layersOf(sizes, (length) => {
      count += length;
      return new Float64Array();
    });
    const [weights, slopes] = [new Float64Array(count), new Float64Array(count)];
    this.layers = layersOf(sizes, piecesOf(weights));
    this.slopes = layersOf(sizes, piecesOf(slopes));
    const spread = (numbers: Float64Array, most: number) => {
      for (let at = 0; at < numbers.length; at += 1) numbers[at] = (2 * random() - 1) * most;
    };
    for (const { input, recurrent, bias } of [this.layers.forward, this.layers.backward])
      for (const numbers of [input, recurrent, bias]) spread(numbers, 1 / Math.sqrt(hidden));
    spread(this.layers.output, 1 / Math.sqrt(2 * hidden));
    this.embeddings = new Float64Array(features * width);
    spread(this.embeddings, SPREAD);
    this.embeddingSlopes = new Float64Array(features * width);
    this.#layerSteps = new Adam(weights, slopes);
    this.#embeddingSteps = new Adam(this.embeddings, this.embeddingSlopes);
    this.#sizes = sizes;
    this.#dropped = dropped;
    this.#random = random;
    this.#transposed = this.#transpose();
  }

  /**
   * Adds the slopes of one text.
   * @param rows features of each word, by their places among all @param right place of each word's tag
   * @returns the loss
   */
  learn(rows: readonly Int32Array[], right: readonly number[]): number {
    const { hidden, width } = this.#sizes;
    const length = rows.length;
    const kept = rows.map((row) => row.filter(() => this.#random() >= this.#dropped.features));
    const words = this.#embed(kept);
    const inputFactors = this.#dropUnits(words.length);
    const inputs = words.slice();
    multiplyAll(inputs, inputFactors);
    const forward = runLstm(this.layers.forward, inputs, length, false);
    const backward = runLstm(this.layers.backward, inputs, length, true);
    const outputs = joinRows(forward.outputs, backward.outputs, hidden);
    const outputFactors = this.#dropUnits(outputs.length);
    multiplyAll(outputs, outputFactors);

    const { loss, slopes: outputSlopes } = this.#learnTags(outputs, right);
    multiplyAll(outputSlopes, outputFactors);
    const [ofForward, ofBackward] = splitRows(outputSlopes, hidden);
    const ofInputs = new Float64Array(inputs.length);
    const { slopes } = this;
    const transposed = this.#transposed;
    const run = { inputs, states: forward, isBackward: false };
    unrunLstm(transposed.forward, slopes.forward, run, { ofOutputs: ofForward, ofInputs });
    const runBack = { inputs, states: backward, isBackward: true };
    unrunLstm(transposed.backward, slopes.backward, runBack, { ofOutputs: ofBackward, ofInputs });
    multiplyAll(ofInputs, inputFactors);
    for (const [at, word] of words.entries()) ofInputs[at] = (ofInputs[at] as number) * (1 - word * word);
    for (const [at, row] of kept.entries())
      for (const id of row) {
        this.#met.add(id);
        addAll(rowOf(this.embeddingSlopes, id, width), rowOf(ofInputs, at, width));
      }
    return loss;
  }

  /** Moves the weights by the slopes of a batch of so many texts, which are empty then. */
  step(rate: number, texts: number): void {
    this.#layerSteps.step(rate, texts);
    this.#embeddingSteps.stepRows(rate, texts, this.#met, this.#sizes.width);
    this.#met.clear();
    this.#transposed = this.#transpose();
  }

  #transpose() {
    const { forward, backward, output, bias } = this.layers;
    return {
      forward: transposeLstm(forward),
      backward: transposeLstm(backward),
      output: transpose(output, bias.length),
    };
  }

  #embed(rows: readonly Int32Array[]): Float64Array {
    const { width } = this.#sizes;
    const words = new Float64Array(rows.length * width);
    for (const [at, row] of rows.entries())
      for (const id of row) addAll(rowOf(words, at, width), rowOf(this.embeddings, id, width));
    for (let at = 0; at < words.length; at += 1) words[at] = Math.tanh(words[at] as number);
    return words;
  }

  /** What each unit is multiplied by: some by nothing, the others by as much more. */
  #dropUnits(count: number): Float64Array {
    const rest = 1 / (1 - this.#dropped.units);
    const factors = new Float64Array(count);
    for (let at = 0; at < count; at += 1) factors[at] = this.#random() < this.#dropped.units ? 0 : rest;
    return factors;
  }

  /** Adds the slopes of the last layer and of the tags' order. @returns the loss, and the slopes of the outputs */
  #learnTags(outputs: Float64Array, right: readonly number[]): { loss: number; slopes: Float64Array } {
    const { layers, slopes } = this;
    const size = layers.bias.length;
    const columns = layers.output.length / size;
    const emissions = right.map((_, at) => {
      const scores = layers.bias.slice();
      addProduct(scores, layers.output, rowOf(outputs, at, columns));
      return scores;
    });
    const { each, pairs, total } = sumPaths(emissions, transitionsOf(layers));
    let loss = total - (layers.start[right[0] as number] as number) - (layers.end[right.at(-1) as number] as number);
    const outputSlopes = new Float64Array(outputs.length);
    const tagSlopes = new Float64Array(right.length * size);
    for (const [at, tag] of right.entries()) {
      const likely = each[at] as Float64Array;
      likely[tag] = (likely[tag] as number) - 1;
      loss -= emissions[at]?.[tag] as number;
      tagSlopes.set(likely, at * size);
      addProduct(rowOf(outputSlopes, at, columns), this.#transposed.output, likely);
      addAll(slopes.bias, likely);
      if (at === 0) addAll(slopes.start, likely);
      if (at === right.length - 1) addAll(slopes.end, likely);
      if (at === 0) continue;
      const step = (right[at - 1] as number) * size + tag;
      pairs[step] = (pairs[step] as number) - 1;
      loss -= layers.after[step] as number;
    }
    addOuterProducts(slopes.output, tagSlopes, outputs, right.length);
    addAll(slopes.after, pairs);
    return { loss, slopes: outputSlopes };
  }
}

/** Rows of both side by side. */
function joinRows(one: Float64Array, other: Float64Array, width: number): Float64Array {
  const both = new Float64Array(one.length + other.length);
  for (let at = 0; at * width < one.length; at += 1) {
    both.set(rowOf(one, at, width), 2 * at * width);
    both.set(rowOf(other, at, width), (2 * at + 1) * width);
  }
  return both;
}

function splitRows(both: Float64Array, width: number): [Float64Array, Float64Array] {
  const [one, other] = [new Float64Array(both.length / 2), new Float64Array(both.length / 2)];
  for (let at = 0; at * width < one.length; at += 1) {
    one.set(rowOf(both, 2 * at, width), at * width);
    other.set(rowOf(both, 2 * at + 1, width), at * width);
  }
  return [one, other];
}

/** Gives one piece of an array after the other. */
function piecesOf(numbers: Float64Array): (count: number) => Float64Array {
  let at = 0;
  return (count) => {
    at += count;
    return numbers.subarray(at - count, at);
  };
}
