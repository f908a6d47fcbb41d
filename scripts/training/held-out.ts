import type { Feature } from '../../server/text-classifier/hash-feature.ts';
import type { TrainedWeights } from './train-classifier.ts';

/** @returns the score of a class by weights that were just learned, as a LinearClassifier gives it */
export function scoreBy(weights: TrainedWeights, features: Iterable<Feature>, of = 0): number {
  let score = 0;
  for (const feature of features) score += weights.get(feature)?.[of] ?? 0;
  return score;
}

/**
 * Deals items out into parts, each of which is left out of the learning once.
 * @param groupOf what belongs together goes into one part; items without a group are dealt out one by one
 */
export function dealOut<T>(items: readonly T[], parts: number, groupOf: (item: T) => string | undefined): T[][] {
  const dealt: T[][] = Array.from({ length: parts }, () => []);
  const places = new Map<string, number>();
  for (const [at, item] of items.entries()) {
    const group = groupOf(item);
    const place = group === undefined ? at : (places.get(group) ?? places.size);
    if (group !== undefined) places.set(group, place);
    dealt[place % parts]?.push(item);
  }
  return dealt;
}
