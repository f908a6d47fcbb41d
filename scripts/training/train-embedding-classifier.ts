import type { Head, Question } from '../../server/text-classifier/embedding-classifier.ts';
import type { Feature } from '../../server/text-classifier/hash-feature.ts';
import { addProduct } from '../../server/text-classifier/matrices.ts';
import { Adam } from './adam.ts';
import { seededRandom, shuffle } from './train-classifier.ts';

/** A text to learn from. */
export interface JointExample {
  features: readonly Feature[];
  /** For each question the places of the right classes, the best first; none where nobody said. */
  classes: readonly (readonly number[])[];
  /** How much it counts beside the others, of which each counts one. */
  weight?: number;
}

export interface JointTrainingOptions {
  /** Numbers of a feature's embedding. */
  width?: number;
  epochs?: number;
  /** A feature is left out when the weights of the texts that have it add up to less. */
  fewest?: number;
  /** Shares of features and of the sum's numbers that are left out at a time, so that none is relied on alone (dropout). */
  dropped?: { features: number; units: number };
  /** How likely one of the classes behind the best is to be learned as the right one, where there are several. */
  further?: number;
}

/** What was learned: a head for each question, and an embedding for each feature. */
export interface TrainedEmbeddings {
  width: number;
  heads: Head[];
  embeddings: Map<Feature, Float64Array>;
}

/** Learning rate. It, the numbers below and the options were chosen by titles that were left out of the learning (decision 69). */
const RATE = 0.003;
/** At the end the rate is so much of what it was. */
const LAST_RATE = 0.2;
const BATCH = 64;
/** Embeddings begin within so much of zero. */
const SPREAD = 0.005;

/**
 * Learns what EmbeddingClassifier reads, from batches of 64 texts. The same examples give the same weights.
 * @param questions only how many classes each has
 */
export function trainEmbeddingClassifier(
  examples: readonly JointExample[],
  questions: readonly Pick<Question, 'classes'>[],
  {
    width = 64,
    epochs = 6,
    fewest = 2.4,
    dropped = { features: 0.3, units: 0.4 },
    further = 0.3,
  }: JointTrainingOptions = {},
): TrainedEmbeddings {
  const ids = numberFeatures(examples, fewest);
  const texts = examples.map(({ features, classes, weight = 1 }) => ({
    rows: Int32Array.from([...new Set(features)].flatMap((name) => ids.get(name) ?? [])),
    ...{ classes, weight },
  }));
  const random = seededRandom();
  const learner = new JointLearner(
    questions.map(({ classes }) => classes.length),
    { width, features: ids.size },
    { dropped, further },
    random,
  );
  const batches = Math.ceil(texts.length / BATCH);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(texts, random);
    for (let batch = 0; batch < batches; batch += 1) {
      const some = texts.slice(batch * BATCH, (batch + 1) * BATCH);
      for (const { rows, classes, weight } of some) learner.learn(rows, classes, weight);
      learner.step(RATE * (1 - ((1 - LAST_RATE) * (epoch * batches + batch)) / (epochs * batches)), some.length);
    }
  }
  const embeddings = [...ids].map(
    ([name, id]) => [name, learner.embeddings.slice(id * width, (id + 1) * width)] as const,
  );
  return { width, heads: learner.heads, embeddings: new Map(embeddings) };
}

function numberFeatures(examples: readonly JointExample[], fewest: number): Map<Feature, number> {
  const weights = new Map<Feature, number>();
  for (const { features, weight = 1 } of examples)
    for (const name of new Set(features)) weights.set(name, (weights.get(name) ?? 0) + weight);
  const kept = [...weights].filter(([, weight]) => weight >= fewest);
  return new Map(kept.map(([name], id) => [name, id]));
}

/** Weights, and their slopes in a batch of texts. */
class JointLearner {
  readonly heads: Head[];
  readonly embeddings: Float64Array;
  readonly #slopes: Head[];
  readonly #embeddingSlopes: Float64Array;
  readonly #headSteps: Adam;
  readonly #embeddingSteps: Adam;
  /** Features that the batch has met. */
  readonly #met = new Set<number>();
  readonly #width: number;
  readonly #dropped: { features: number; units: number };
  readonly #further: number;
  readonly #random: () => number;

  constructor(
    sizes: readonly number[],
    { width, features }: { width: number; features: number },
    { dropped, further }: { dropped: { features: number; units: number }; further: number },
    random: () => number,
  ) {
    const count = sizes.reduce((sum, size) => sum + size * (width + 1), 0);
    const [weights, slopes] = [new Float64Array(count), new Float64Array(count)];
    const spread = (numbers: Float64Array, most: number) => {
      for (let at = 0; at < numbers.length; at += 1) numbers[at] = (2 * random() - 1) * most;
    };
    spread(weights, 1 / Math.sqrt(width));
    this.heads = headsIn(weights, sizes, width);
    this.#slopes = headsIn(slopes, sizes, width);
    this.embeddings = new Float64Array(features * width);
    spread(this.embeddings, SPREAD);
    this.#embeddingSlopes = new Float64Array(features * width);
    this.#headSteps = new Adam(weights, slopes);
    this.#embeddingSteps = new Adam(this.embeddings, this.#embeddingSlopes);
    this.#width = width;
    this.#dropped = dropped;
    this.#further = further;
    this.#random = random;
  }

  /** Adds the slopes of one text's loss (the negative log-likelihoods of the right classes, weighted). */
  learn(rows: Int32Array, classes: readonly (readonly number[])[], weight: number): void {
    const width = this.#width;
    const kept = rows.filter(() => this.#random() >= this.#dropped.features);
    const sum = new Float64Array(width);
    for (const row of kept)
      for (let column = 0; column < width; column += 1)
        sum[column] = (sum[column] as number) + (this.embeddings[row * width + column] as number);
    const units = sum.map((number) => Math.tanh(number));
    // Units that stay count for as much more.
    const factors = units.map(() => (this.#random() < this.#dropped.units ? 0 : 1 / (1 - this.#dropped.units)));
    const hidden = units.map((unit, at) => unit * (factors[at] as number));
    const back = new Float64Array(width);
    for (const [at, right] of classes.entries()) if (right.length > 0) this.#learnHead(at, right, weight, hidden, back);
    for (let at = 0; at < width; at += 1)
      back[at] = (back[at] as number) * (factors[at] as number) * (1 - (units[at] as number) ** 2);
    for (const row of kept) {
      this.#met.add(row);
      for (let column = 0; column < width; column += 1) {
        const to = row * width + column;
        this.#embeddingSlopes[to] = (this.#embeddingSlopes[to] as number) + (back[column] as number);
      }
    }
  }

  /** @param back the slopes of what the head was given are added to it */
  #learnHead(
    question: number,
    right: readonly number[],
    weight: number,
    hidden: Float64Array,
    back: Float64Array,
  ): void {
    const head = this.heads[question] as Head;
    const slopes = this.#slopes[question] as Head;
    const scores = head.bias.slice();
    addProduct(scores, head.weights, hidden);
    const most = scores.reduce((one, other) => Math.max(one, other));
    const powers = scores.map((score) => Math.exp(score - most));
    const all = powers.reduce((one, other) => one + other);
    const further = right.length > 1 ? this.#further : 0;
    for (let of = 0; of < scores.length; of += 1) {
      const place = right.indexOf(of);
      const wanted = place === 0 ? 1 - further : place > 0 ? further / (right.length - 1) : 0;
      const slope = ((powers[of] as number) / all - wanted) * weight;
      slopes.bias[of] = (slopes.bias[of] as number) + slope;
      for (let column = 0; column < hidden.length; column += 1) {
        const at = of * hidden.length + column;
        slopes.weights[at] = (slopes.weights[at] as number) + slope * (hidden[column] as number);
        back[column] = (back[column] as number) + slope * (head.weights[at] as number);
      }
    }
  }

  /** Moves the weights. @param texts of the batch */
  step(rate: number, texts: number): void {
    this.#headSteps.step(rate, texts);
    this.#embeddingSteps.stepRows(rate, texts, this.#met, this.#width);
    this.#met.clear();
  }
}

/** @returns views into an array that holds all heads one after the other */
function headsIn(all: Float64Array, sizes: readonly number[], width: number): Head[] {
  let at = 0;
  const next = (count: number) => {
    at += count;
    return all.subarray(at - count, at);
  };
  return sizes.map((size) => ({ weights: next(size * width), bias: next(size) }));
}
