import type { BilstmLayers } from '../../../server/text-classifier/bilstm-tagger.ts';
import type { Feature } from '../../../server/text-classifier/hash-feature.ts';
import { seededRandom, shuffle } from '../train-classifier.ts';
import { countFeatures, type TaggedSequence } from '../train-sequence-tagger.ts';
import { BilstmModel, type Dropped } from './bilstm-model.ts';

export interface BilstmTrainingOptions {
  /** Numbers of a feature's embedding, and units of each direction: multiples of four. */
  width?: number;
  hidden?: number;
  epochs?: number;
  /** Features of fewer words are left out. */
  fewest?: number;
  dropped?: Dropped;
}

/** What was learned: layers, and an embedding for each feature. */
export interface TrainedBilstm {
  width: number;
  hidden: number;
  layers: BilstmLayers;
  embeddings: Map<Feature, Float64Array>;
}

/** These, like the sizes, by queries that were left out of the learning. */
const RATE = 0.004;
const DROPPED: Dropped = { features: 0.3, units: 0.3 };
const BATCH = 32;

/**
 * Learns a bidirectional LSTM with a conditional random field behind it from batches of 32 texts, at a rate that falls to nothing.
 * The same texts give the same weights.
 * @param tags how many there are
 */
export function trainBilstmTagger(
  sequences: readonly TaggedSequence[],
  tags: number,
  { width = 64, hidden = 64, epochs = 9, fewest = 3, dropped = DROPPED }: BilstmTrainingOptions = {},
): TrainedBilstm {
  const kept = [...countFeatures(sequences)].filter(([, count]) => count >= fewest);
  const ids = new Map(kept.map(([name], id) => [name, id]));
  const examples = sequences
    .filter(({ tags: right }) => right.length > 0)
    .map(({ features, tags: right }) => ({
      rows: features.map((names) => Int32Array.from([...new Set(names)].flatMap((name) => ids.get(name) ?? []))),
      right,
    }));
  const random = seededRandom();
  const model = new BilstmModel({ tags, features: ids.size, width, hidden }, dropped, random);
  const batches = Math.ceil(examples.length / BATCH);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(examples, random);
    for (let batch = 0; batch < batches; batch += 1) {
      const texts = examples.slice(batch * BATCH, (batch + 1) * BATCH);
      for (const { rows, right } of texts) model.learn(rows, right);
      model.step(RATE * (1 - (epoch * batches + batch) / (epochs * batches)), texts.length);
    }
  }
  const embeddings = [...ids].map(
    ([name, id]) => [name, model.embeddings.slice(id * width, (id + 1) * width)] as const,
  );
  return { width, hidden, layers: model.layers, embeddings: new Map(embeddings) };
}
