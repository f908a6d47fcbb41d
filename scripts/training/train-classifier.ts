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
  const size = ids.size * classCount;
  const weights = new Float32Array(size);
  const sums = new Float32Array(size);
  const squares = new Float32Array(size);
  const gradient = new Float64Array(classCount);
  const update = (at: number, slope: number) => {
    const before = squares[at] ?? 0;
    const after = before + slope * slope;
    const sum = (sums[at] ?? 0) + slope - ((Math.sqrt(after) - Math.sqrt(before)) / alpha) * (weights[at] ?? 0);
    squares[at] = after;
    sums[at] = sum;
    weights[at] = Math.abs(sum) <= l1 ? 0 : -(sum - Math.sign(sum) * l1) / ((1 + Math.sqrt(after)) / alpha + l2);
  };
  const random = seededRandom();
  const order = examples.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at] ?? new Int32Array();
      gradient.fill(0);
      for (const feature of row)
        for (let of = 0; of < classCount; of += 1)
          gradient[of] = (gradient[of] ?? 0) + (weights[feature * classCount + of] ?? 0);
      toProbabilities(gradient, right);
      for (const of of examples[at]?.classes ?? []) gradient[of] = (gradient[of] ?? 0) - 1;
      for (const feature of row)
        for (let of = 0; of < classCount; of += 1) {
          const slope = gradient[of] ?? 0;
          if (Math.abs(slope) > LEAST_SLOPE) update(feature * classCount + of, slope);
        }
    }
  }
  return new Map([...ids].map(([name, id]) => [name, weights.slice(id * classCount, (id + 1) * classCount)]));
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

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** A linear congruential generator: the constants are those of ANSI C's example. */
function seededRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}
