import type { Feature } from '../../server/text-classifier/hash-feature.ts';

/** Something to learn from. */
export interface Example {
  features: readonly Feature[];
  /** Places of the right classes among all; one of them, unless each class is judged by itself. */
  classes: readonly number[];
}

export interface TrainingOptions {
  /** 'one': exactly one class is right (multinomial); 'several': each class is right or not, by itself. */
  right: 'one' | 'several';
  epochs?: number;
  /** Learning rate, and how much a weight has to earn before it is kept (L1), and how much it is held small (L2). */
  alpha?: number;
  l1?: number;
  l2?: number;
  /** Features of fewer examples are left out. */
  fewest?: number;
}

/** Weights of each class, by feature. */
export type TrainedWeights = Map<Feature, Float32Array>;

/**
 * Logistic regression by FTRL-Proximal (McMahan et al., "Ad Click Prediction: a View from the Trenches", KDD 2013,
 * algorithm 1), which leaves most weights at zero. The same examples give the same weights.
 */
export function trainClassifier(
  examples: readonly Example[],
  classCount: number,
  { right, epochs = 8, alpha = 0.15, l1 = 0.3, l2 = 0.5, fewest = 1 }: TrainingOptions,
): TrainedWeights {
  const ids = numberFeatures(examples, fewest);
  const rows = examples.map(({ features }) => Int32Array.from(features.flatMap((name) => ids.get(name) ?? [])));
  const learner = new FollowTheLeader(ids.size * classCount, { alpha, l1, l2 });
  const slopes = new Float64Array(classCount);
  const random = seededRandom();
  const order = examples.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at] ?? new Int32Array();
      slopes.fill(0);
      for (const feature of row)
        for (let of = 0; of < classCount; of += 1)
          slopes[of] = (slopes[of] ?? 0) + (learner.weights[feature * classCount + of] ?? 0);
      toProbabilities(slopes, right);
      for (const of of examples[at]?.classes ?? []) slopes[of] = (slopes[of] ?? 0) - 1;
      for (const feature of row) learner.update(feature * classCount, slopes);
    }
  }
  const { weights } = learner;
  return new Map([...ids].map(([name, id]) => [name, weights.slice(id * classCount, (id + 1) * classCount)]));
}

/** Follow The Regularized Leader: weights that are learned one example after the other. */
export class FollowTheLeader {
  readonly weights: Float32Array<ArrayBuffer>;
  readonly #sums: Float32Array;
  readonly #squares: Float32Array;
  readonly #alpha: number;
  readonly #l1: number;
  readonly #l2: number;

  /** @param size how many weights there are */
  constructor(size: number, { alpha, l1, l2 }: { alpha: number; l1: number; l2: number }) {
    this.weights = new Float32Array(size);
    this.#sums = new Float32Array(size);
    this.#squares = new Float32Array(size);
    this.#alpha = alpha;
    this.#l1 = l1;
    this.#l2 = l2;
  }

  /** @param from place of the first weight @param slopes of the loss, by weight from there on */
  update(from: number, slopes: Float64Array): void {
    for (let of = 0; of < slopes.length; of += 1) {
      const slope = slopes[of] ?? 0;
      if (Math.abs(slope) <= LEAST_SLOPE) continue;
      const at = from + of;
      const before = this.#squares[at] ?? 0;
      const now = before + slope * slope;
      const sum =
        (this.#sums[at] ?? 0) + slope - ((Math.sqrt(now) - Math.sqrt(before)) / this.#alpha) * (this.weights[at] ?? 0);
      this.#squares[at] = now;
      this.#sums[at] = sum;
      const rest = Math.abs(sum) - this.#l1;
      this.weights[at] = rest <= 0 ? 0 : (-Math.sign(sum) * rest) / ((1 + Math.sqrt(now)) / this.#alpha + this.#l2);
    }
  }
}

const LEAST_SLOPE = 1e-4;

function numberFeatures(examples: readonly Example[], fewest: number): Map<Feature, number> {
  const counts = new Map<Feature, number>();
  for (const { features } of examples)
    for (const name of new Set(features)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= fewest);
  return new Map(kept.map(([name], id) => [name, id]));
}

function toProbabilities(scores: Float64Array, right: TrainingOptions['right']): void {
  if (right === 'several') {
    for (const [of, score] of scores.entries()) scores[of] = 1 / (1 + Math.exp(-score));
    return;
  }
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (const [of, score] of scores.entries()) {
    scores[of] = Math.exp(score - most);
    sum += scores[of] ?? 0;
  }
  for (const [of, score] of scores.entries()) scores[of] = score / sum;
}

export function shuffle<T>(order: T[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
}

/** A linear congruential generator: the constants are those of ANSI C's example. */
export function seededRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}
