import type { EmbeddingClassifierHeader, Question } from '../../server/text-classifier/embedding-classifier.ts';
import type { TrainedEmbeddings } from './train-embedding-classifier.ts';
import { bytesOf, writeHeader } from './write-classifier.ts';
import { packEmbeddings } from './write-embeddings.ts';

/** @returns the file that EmbeddingClassifier reads: embeddings are kept in 127 steps of their own to either side */
export function writeEmbeddingClassifier(
  questions: readonly Question[],
  { width, heads, embeddings }: TrainedEmbeddings,
): Buffer {
  const { count, keys, steps, rows } = packEmbeddings(embeddings);
  const header: EmbeddingClassifierHeader = { questions, width, features: count };
  return Buffer.concat([
    ...[writeHeader(header), keys, steps],
    ...heads.flatMap(({ weights, bias }) => [weights, bias]).map((numbers) => bytesOf(Float32Array.from(numbers))),
    ...rows,
  ]);
}
