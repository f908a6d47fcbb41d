import { type Feature, keyOf } from '../../server/text-classifier/hash-feature.ts';
import type { TextVectorsHeader } from '../../server/text-classifier/text-vectors.ts';
import { bytesOf, writeHeader } from './write-classifier.ts';

const MOST_STEPS = 127;
/** An embedding of nothing has steps too. */
const LEAST = 1e-30;

/** Embeddings as files keep them, by ascending keys of their features: in 127 steps of their own to either side. */
export function packEmbeddings(embeddings: Iterable<readonly [Feature, Float64Array]>) {
  const kept = [...embeddings]
    .map(([name, numbers]) => ({ key: keyOf(name), ...rowOf(numbers) }))
    .sort((a, b) => a.key - b.key)
    // Of two features with one hash the first is kept: with some 10^5 features there is hardly ever one.
    .filter(({ key }, at, all) => at === 0 || all[at - 1]?.key !== key);
  return {
    count: kept.length,
    keys: bytesOf(Uint32Array.from(kept, ({ key }) => key)),
    steps: bytesOf(Float32Array.from(kept, ({ step }) => step)),
    rows: kept.map(({ bytes }) => bytes),
  };
}

/** Numbers in 127 steps to either side, and what a step is worth. */
export function rowOf(numbers: Float64Array): { step: number; bytes: Buffer } {
  const step = stepOf(numbers);
  return { step, bytes: bytesOf(Int8Array.from(numbers, (number) => Math.round(number / step))) };
}

const stepOf = (numbers: Float64Array) =>
  numbers.reduce((most, number) => Math.max(most, Math.abs(number)), LEAST) / MOST_STEPS;

/** @returns the file that TextVectors reads */
export function writeTextVectors(vectors: ReadonlyMap<number, Float64Array>): Buffer {
  const { count, keys, steps, rows } = packEmbeddings(vectors);
  const [first] = vectors.values();
  const header: TextVectorsHeader = { width: first?.length ?? 0, features: count };
  return Buffer.concat([writeHeader(header), keys, steps, ...rows]);
}
