import type { BilstmHeader, BilstmLayers } from '../../../server/text-classifier/bilstm-tagger.ts';
import { bytesOf, writeHeader } from '../write-classifier.ts';
import { packEmbeddings } from '../write-embeddings.ts';
import type { TrainedBilstm } from './train-bilstm-tagger.ts';

/** @returns the file that BilstmTagger reads: embeddings are kept in 127 steps of their own to either side */
export function writeBilstmTagger(
  tags: readonly string[],
  { width, hidden, layers, embeddings }: TrainedBilstm,
): Buffer {
  const { count, keys, steps, rows } = packEmbeddings(embeddings);
  const header: BilstmHeader = { tags, width, hidden, features: count };
  return Buffer.concat([
    ...[writeHeader(header), keys, steps],
    ...inOrder(layers).map((numbers) => bytesOf(Float32Array.from(numbers))),
    ...rows,
  ]);
}

/** As the file has them. */
function inOrder({ forward, backward, output, bias, start, end, after }: BilstmLayers): Float64Array[] {
  const directions = [forward, backward].flatMap((one) => [one.input, one.recurrent, one.bias]);
  return [...directions, output, bias, start, end, after];
}
