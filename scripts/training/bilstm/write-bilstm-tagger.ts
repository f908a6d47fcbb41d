import type { BilstmHeader, BilstmLayers } from '../../../server/text-classifier/bilstm-tagger.ts';
import { keyOf } from '../../../server/text-classifier/hash-feature.ts';
import { bytesOf, writeHeader } from '../write-classifier.ts';
import type { TrainedBilstm } from './train-bilstm-tagger.ts';

const MOST_STEPS = 127;
/** An embedding of nothing has steps too. */
const LEAST = 1e-30;

/** @returns the file that BilstmTagger reads: embeddings are kept in 127 steps of their own to either side */
export function writeBilstmTagger(
  tags: readonly string[],
  { width, hidden, layers, embeddings }: TrainedBilstm,
): Buffer {
  const kept = [...embeddings]
    .map(([name, numbers]) => ({ key: keyOf(name), numbers, step: stepOf(numbers) }))
    .sort((a, b) => a.key - b.key)
    // Of two features with one hash the first is kept: with some 10^5 features there is hardly ever one.
    .filter(({ key }, at, all) => at === 0 || all[at - 1]?.key !== key);
  const header: BilstmHeader = { tags, width, hidden, features: kept.length };
  return Buffer.concat([
    writeHeader(header),
    bytesOf(Uint32Array.from(kept, ({ key }) => key)),
    bytesOf(Float32Array.from(kept, ({ step }) => step)),
    ...inOrder(layers).map((numbers) => bytesOf(Float32Array.from(numbers))),
    ...kept.map(({ numbers, step }) => bytesOf(Int8Array.from(numbers, (number) => Math.round(number / step)))),
  ]);
}

const stepOf = (numbers: Float64Array) =>
  numbers.reduce((most, number) => Math.max(most, Math.abs(number)), LEAST) / MOST_STEPS;

/** As the file has them. */
function inOrder({ forward, backward, output, bias, start, end, after }: BilstmLayers): Float64Array[] {
  const directions = [forward, backward].flatMap((one) => [one.input, one.recurrent, one.bias]);
  return [...directions, output, bias, start, end, after];
}
