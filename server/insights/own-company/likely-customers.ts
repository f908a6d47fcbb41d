import path from 'node:path';
import { LinearClassifier } from '../../text-classifier/linear-classifier.ts';
import type { SectorId } from '../trade/sectors/ids.ts';

const classifier = new LinearClassifier(path.join(import.meta.dirname, 'likely-customers.bin'));

/** How likely it is, in log-odds, that companies of a kind are good customers; '*' for companies of any kind. */
export type LikelyCustomers = ReadonlyMap<SectorId | '*', number>;

/**
 * Bounds of the log-odds, counted with descriptions left out of the learning (of each line of kinds, how many are good
 * customers, and how many others may buy): from `LIKELY_KIND` on every second and every sixth, from `TYPICAL_KIND` on
 * every fourth and every seventh; below `UNLIKELY_KIND` one in a hundred and one in fifty.
 */
export const LIKELY_KIND = -1;
export const TYPICAL_KIND = -2;
export const UNLIKELY_KIND = -6;

/**
 * Which kinds of companies buy what a description offers, as learned from descriptions that people labelled: whether or
 * not it names them, and for offers of unknown kinds, too.
 * @param features of the description (`descriptionFeatures`)
 */
export function readLikelyCustomers(features: readonly string[]): LikelyCustomers {
  const scores = classifier.score(features);
  return new Map(classifier.classes.map((id, at) => [id as SectorId | '*', scores[at] ?? 0]));
}

/** The odds of the likeliest of some kinds; undefined when there are none. */
export function bestOdds(likely: LikelyCustomers, kinds: readonly SectorId[]): number | undefined {
  const odds = kinds.flatMap((one) => likely.get(one) ?? []);
  return odds.length === 0 ? undefined : Math.max(...odds);
}
