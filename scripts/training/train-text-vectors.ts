import { productOf, type WordFeatures, weightOf } from '../../server/text-classifier/text-vectors.ts';
import { Adam } from './adam.ts';
import { seededRandom, shuffle } from './train-classifier.ts';

/** Two texts that belong together. */
export interface TextPair {
  /** Pairs of one group are not held apart. */
  group: string;
  one: readonly WordFeatures[];
  other: readonly WordFeatures[];
  /** One that does not belong to the first, though it looks so. */
  unlike?: readonly WordFeatures[] | undefined;
}

export interface TextVectorOptions {
  width?: number;
  epochs?: number;
  /** Features that stand in fewer pairs of one drawing are left out. */
  fewest?: number;
  rate?: number;
}

/** An embedding for each feature, by its hash. */
export type TrainedVectors = Map<number, Float64Array>;

const BATCH = 256;
/** Of the words of a text so many are left out each time: no single one is to be leant on. */
const DROPPED = 0.3;
const TEMPERATURE = 0.1;
/** A text that looks like the right one counts as much as so many of the others. */
const UNLIKE_WEIGHT = 20;
const START = 0.1;

interface Rows {
  row: number;
  weight: number;
}
type Text = readonly (readonly Rows[])[];

/**
 * Learns embeddings by which the two texts of a pair lie nearer to each other than to the texts of the other pairs of a batch, and nearer
 * than to one that only looks so (InfoNCE with hard negatives: van den Oord et al., "Representation Learning with Contrastive Predictive
 * Coding", 2018). The same pairs give the same embeddings.
 * @param pairsOf the pairs of an epoch: texts may be put together anew each time, by the random numbers given
 */
export function trainTextVectors(
  pairsOf: (random: () => number) => readonly TextPair[],
  { width = 64, epochs = 8, fewest = 12, rate = 0.02 }: TextVectorOptions = {},
): TrainedVectors {
  const random = seededRandom();
  const ids = numberFeatures(pairsOf(random), fewest);
  const weights = Float64Array.from({ length: ids.size * width }, () => START * normal(random));
  const slopes = new Float64Array(weights.length);
  const adam = new Adam(weights, slopes);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const pairs = [...pairsOf(random)];
    shuffle(pairs, random);
    const batches = Math.ceil(pairs.length / BATCH);
    for (let at = 0; at < batches; at += 1) {
      const batch = pairs.slice(at * BATCH, (at + 1) * BATCH);
      const step = new Batch(batch, ids, { weights, slopes, width }, random);
      adam.stepRows(rate * (1 - (epoch * batches + at) / (epochs * batches)), batch.length, step.learn(), width);
    }
  }
  return new Map([...ids].map(([feature, id]) => [feature, weights.slice(id * width, (id + 1) * width)]));
}

function numberFeatures(pairs: readonly TextPair[], fewest: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { one, other, unlike = [] } of pairs)
    for (const text of [one, other, unlike])
      for (const feature of new Set(text.flat())) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= fewest);
  return new Map(kept.map(([feature], id) => [feature, id]));
}

/** Box and Muller. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

interface Model {
  weights: Float64Array;
  slopes: Float64Array;
  width: number;
}

/** A text of a batch: where it lies, and how the loss changes with that. */
interface Placed {
  text: Text;
  length: number;
  vector: Float64Array;
  slope: Float64Array;
}

class Batch {
  readonly #model: Model;
  readonly #groups: readonly string[];
  readonly #ones: readonly Placed[];
  readonly #others: readonly Placed[];
  readonly #unlike: readonly (Placed | undefined)[];

  constructor(pairs: readonly TextPair[], ids: ReadonlyMap<number, number>, model: Model, random: () => number) {
    this.#model = model;
    const place = (words: readonly WordFeatures[]) => this.#place(words, ids, random);
    this.#groups = pairs.map(({ group }) => group);
    this.#ones = pairs.map(({ one }) => place(one));
    this.#others = pairs.map(({ other }) => place(other));
    this.#unlike = pairs.map(({ unlike }) => (unlike === undefined ? undefined : place(unlike)));
  }

  /** Adds the batch's slopes. @returns the rows that have some */
  learn(): Set<number> {
    const scores = this.#ones.map(({ vector }, one) =>
      Float64Array.from(this.#others, (other, at) =>
        at !== one && this.#groups[at] === this.#groups[one]
          ? Number.NEGATIVE_INFINITY
          : productOf(vector, other.vector) / TEMPERATURE,
      ),
    );
    for (const [one, row] of scores.entries()) this.#learnRow(one, row);
    for (const at of this.#others.keys()) this.#learnColumn(at, scores);
    const rows = new Set<number>();
    for (const placed of [...this.#ones, ...this.#others, ...this.#unlike]) if (placed) this.#addSlopes(placed, rows);
    return rows;
  }

  /** Which of all texts, and of the one that looks like it, belongs to the first one? */
  #learnRow(at: number, row: Float64Array): void {
    const one = this.#ones[at] as Placed;
    const unlike = this.#unlike[at];
    const score =
      unlike === undefined
        ? Number.NEGATIVE_INFINITY
        : productOf(one.vector, unlike.vector) / TEMPERATURE + Math.log(UNLIKE_WEIGHT);
    const odds = softmax(Float64Array.of(...row, score));
    for (const [column, other] of this.#others.entries())
      pull(one, other, ((odds[column] as number) - Number(column === at)) / TEMPERATURE);
    if (unlike) pull(one, unlike, (odds.at(-1) as number) / TEMPERATURE);
  }

  /** To which of all does it belong? */
  #learnColumn(at: number, scores: readonly Float64Array[]): void {
    const odds = softmax(Float64Array.from(scores, (row) => row[at] as number));
    for (const [row, one] of this.#ones.entries())
      pull(one, this.#others[at] as Placed, ((odds[row] as number) - Number(row === at)) / TEMPERATURE);
  }

  #place(words: readonly WordFeatures[], ids: ReadonlyMap<number, number>, random: () => number): Placed {
    const { weights, width } = this.#model;
    const text = words
      .filter(() => random() >= DROPPED)
      .map((features) => {
        const weight = weightOf(features);
        return features.flatMap((feature) => {
          const row = ids.get(feature);
          return row === undefined ? [] : [{ row, weight }];
        });
      });
    const sum = new Float64Array(width);
    for (const { row, weight } of text.flat())
      for (let column = 0; column < width; column += 1)
        sum[column] = (sum[column] as number) + (weights[row * width + column] as number) * weight;
    const length = Math.sqrt(productOf(sum, sum));
    return {
      text,
      length,
      vector: length === 0 ? sum : sum.map((number) => number / length),
      slope: new Float64Array(width),
    };
  }

  /** What is along the vector only makes it longer, and its length does not count. */
  #addSlopes({ text, length, vector, slope }: Placed, rows: Set<number>): void {
    const { slopes, width } = this.#model;
    if (length === 0) return;
    const along = productOf(slope, vector);
    const across = slope.map((number, column) => (number - along * (vector[column] as number)) / length);
    for (const { row, weight } of text.flat()) {
      rows.add(row);
      for (let column = 0; column < width; column += 1)
        slopes[row * width + column] = (slopes[row * width + column] as number) + (across[column] as number) * weight;
    }
  }
}

/** Adds the slopes of two texts whose product has this slope. */
function pull(one: Placed, other: Placed, slope: number): void {
  if (slope === 0) return;
  for (let column = 0; column < one.slope.length; column += 1) {
    one.slope[column] = (one.slope[column] as number) + slope * (other.vector[column] as number);
    other.slope[column] = (other.slope[column] as number) + slope * (one.vector[column] as number);
  }
}

function softmax(scores: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  const odds = scores.map((score) => Math.exp(score - most));
  let sum = 0;
  for (const one of odds) sum += one;
  return odds.map((one) => one / sum);
}
