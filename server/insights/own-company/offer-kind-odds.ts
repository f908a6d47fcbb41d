import path from 'node:path';
import { LinearClassifier } from '../../text-classifier/linear-classifier.ts';

/** What is learned of a kind of offer that tables found in a description: is the main offer of that kind, does it take away that kind's problem. */
export const OFFER_KIND_CLASSES = ['kind', 'problem'] as const;

const classifier = new LinearClassifier(path.join(import.meta.dirname, 'offer-kinds.bin'));

/**
 * Bounds of the log-odds, counted with descriptions left out of the learning (`npm run bench -- own-descriptions`): the kind is
 * sure of 66 in a hundred descriptions, and right for 89 in a hundred of these; its problem, where both are sure, of 44, and true for 87.
 */
export const SURE_KIND = 0.8;
export const SURE_PROBLEM = 1.2;

/**
 * How likely a description's main offer is of a kind, and solves the problem that the table tells of that kind: in log-odds, as
 * learned from 6,115 descriptions in which people judged what the tables found.
 * @param features from `offerKindFeatures`
 */
export function readOfferKindOdds(features: readonly string[]): { kind: number; problem: number } {
  const [kind = 0, problem = 0] = classifier.score(features);
  return { kind, problem };
}
