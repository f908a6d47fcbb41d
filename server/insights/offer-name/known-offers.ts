import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readWeightsFile } from '../../text-classifier/weights-file.ts';

/** First line of the file of known offers: what stands in the arrays behind it. */
export interface KnownOffersHeader {
  /** Numbers of a vector. */
  width: number;
  /** Of the names so many, the first, are those of kinds of offers in the tables; the others are what single companies sell. */
  kinds: number;
  names: readonly string[];
}

interface KnownOffers extends KnownOffersHeader {
  /** What one step of each name's numbers is worth. */
  steps: Float32Array;
  rows: Int8Array;
}

export const KNOWN_OFFERS_FILE = path.join(import.meta.dirname, 'known-offers.bin');
const BYTES = 4;
let known: KnownOffers | undefined;

/**
 * The names of offers that lie nearest to a description: kinds of the tables, and what companies of the training texts sell.
 * @param vector of the description, of length 1
 * @param most so many of each
 * @param isLeftOut names that are not looked at
 * @returns the nearest first
 */
export function nearestKnownOffers(
  vector: Float64Array,
  most: number,
  isLeftOut: (name: string) => boolean = () => false,
): { kinds: string[]; sold: string[] } {
  known ??= readKnownOffers();
  const { names, kinds } = known;
  const near = names.map((name, at) => ({ name, nearness: nearnessTo(vector, at) }));
  return { kinds: nearest(near.slice(0, kinds), most, isLeftOut), sold: nearest(near.slice(kinds), most, isLeftOut) };
}

/** Asks of no more names than it has to whether they are left out. */
function nearest(
  names: readonly { name: string; nearness: number }[],
  most: number,
  isLeftOut: (name: string) => boolean,
): string[] {
  const found: string[] = [];
  for (const { name } of names.toSorted((a, b) => b.nearness - a.nearness)) {
    if (found.length === most) break;
    if (!isLeftOut(name)) found.push(name);
  }
  return found;
}

function nearnessTo(vector: Float64Array, at: number): number {
  const { width, steps, rows } = known as KnownOffers;
  let sum = 0;
  for (let column = 0; column < width; column += 1)
    sum += (vector[column] as number) * (rows[at * width + column] as number);
  return sum * (steps[at] as number);
}

function readKnownOffers(): KnownOffers {
  const { header, bytes } = readWeightsFile<KnownOffersHeader>(readFileSync(KNOWN_OFFERS_FILE));
  const { names, width } = header;
  return {
    ...header,
    steps: new Float32Array(bytes, 0, names.length),
    rows: new Int8Array(bytes, names.length * BYTES, names.length * width),
  };
}
