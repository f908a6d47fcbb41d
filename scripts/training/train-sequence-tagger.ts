import type { Feature } from '../../server/text-classifier/hash-feature.ts';
import { sumPaths } from '../../server/text-classifier/linear-chain.ts';
import { afterTag, END, START } from '../../server/text-classifier/sequence-tagger.ts';
import { FollowTheLeader, seededRandom, shuffle, type TrainedWeights } from './train-classifier.ts';

/** A text to learn from: features of each of its words, and the place of the right tag among all. */
export interface TaggedSequence {
  features: readonly (readonly Feature[])[];
  tags: readonly number[];
}

export interface SequenceTrainingOptions {
  epochs?: number;
  alpha?: number;
  l1?: number;
  l2?: number;
  /** Features of fewer words are left out. */
  fewest?: number;
}

/**
 * A linear-chain conditional random field (Lafferty, McCallum and Pereira, "Conditional Random Fields", ICML 2001): a tag weighs by the
 * features of its word and by the tag before it. Learned by FTRL-Proximal like trainClassifier; the same texts give the same weights.
 * @param tags their names
 * @returns weights by feature; those between two tags are features of their own (afterTag)
 */
export function trainSequenceTagger(
  sequences: readonly TaggedSequence[],
  tags: readonly string[],
  { epochs = 8, alpha = 0.15, l1 = 0.3, l2 = 0.5, fewest = 2 }: SequenceTrainingOptions = {},
): TrainedWeights {
  const size = tags.length;
  const ids = numberFeatures(sequences, tags, fewest);
  const examples = sequences
    .filter(({ tags: right }) => right.length > 0)
    .map(({ features, tags: right }) => ({
      rows: features.map((names) => Int32Array.from(names.flatMap((name) => ids.get(name) ?? []))),
      right,
    }));
  const learner = new FollowTheLeader(ids.size * size, { alpha, l1, l2 });
  const weightsOf = (id: number) => learner.weights.subarray(id * size, (id + 1) * size);
  const idOf = (name: string) => ids.get(name) ?? 0;
  const after = tags.map((tag) => idOf(afterTag(tag)));
  const [start, end] = [idOf(afterTag(START)), idOf(END)];
  const random = seededRandom();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(examples, random);
    for (const { rows, right } of examples) {
      const emissions = rows.map((features) => {
        const scores = new Float64Array(size);
        for (const feature of features)
          for (let tag = 0; tag < size; tag += 1)
            scores[tag] = (scores[tag] ?? 0) + (learner.weights[feature * size + tag] ?? 0);
        return scores;
      });
      const { each, pairs } = sumPaths(emissions, {
        start: weightsOf(start),
        end: weightsOf(end),
        after: after.map(weightsOf),
      });
      for (const [at, likely] of each.entries()) {
        likely[right[at] ?? 0] = (likely[right[at] ?? 0] ?? 0) - 1;
        for (const feature of rows[at] ?? []) learner.update(feature * size, likely);
        if (at === 0) learner.update(start * size, likely);
        else {
          const from = right[at - 1] ?? 0;
          const to = right[at] ?? 0;
          pairs[from * size + to] = (pairs[from * size + to] ?? 0) - 1;
        }
        if (at === each.length - 1) learner.update(end * size, likely);
      }
      for (const [tag, id] of after.entries()) learner.update(id * size, pairs.subarray(tag * size, (tag + 1) * size));
    }
  }
  return new Map([...ids].map(([name, id]) => [name, weightsOf(id).slice()]));
}

/** @returns how many words have each feature */
export function countFeatures(sequences: readonly TaggedSequence[]): Map<Feature, number> {
  const counts = new Map<Feature, number>();
  for (const { features } of sequences)
    for (const word of features) for (const name of new Set(word)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function numberFeatures(
  sequences: readonly TaggedSequence[],
  tags: readonly string[],
  fewest: number,
): Map<Feature, number> {
  const kept = [...countFeatures(sequences)].filter(([, count]) => count >= fewest).map(([name]) => name);
  return new Map([...[...tags, START].map(afterTag), END, ...kept].map((name, id) => [name, id]));
}
