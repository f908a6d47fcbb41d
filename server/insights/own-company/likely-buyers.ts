import path from 'node:path';
import { LinearClassifier } from '../../text-classifier/linear-classifier.ts';
import type { JobFunctionId } from '../trade/job-functions/ids.ts';

const classifier = new LinearClassifier(path.join(import.meta.dirname, 'likely-buyers.bin'));

/** How likely it is, in log-odds, that people of a function buy what a description offers. */
export type LikelyBuyers = ReadonlyMap<JobFunctionId, number>;

/** From here on every second function buys it, and most others have a say; below the second one in fifty does. */
export const LIKELY = -0.5;
export const UNLIKELY = -4;
/**
 * Below here a function hardly ever buys it. Of 795 functions that rules read as buyers of descriptions left out of the learning, 0.41 are
 * some, and 0.56 of those from here on, which leaves out one in ten of those that are.
 */
export const HARDLY_BUYS = -6;

/**
 * Who buys what a description offers, as learned from descriptions that people labelled: for offers of unknown kinds, too.
 * @param features of the description (`descriptionFeatures`)
 */
export function readLikelyBuyers(features: readonly string[]): LikelyBuyers {
  const scores = classifier.score(features);
  return new Map(classifier.classes.map((id, at) => [id as JobFunctionId, scores[at] ?? 0]));
}
