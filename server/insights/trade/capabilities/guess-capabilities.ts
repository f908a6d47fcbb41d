import type { Capability } from '../types.ts';
import { wordsOf } from '../words.ts';
import { CAPABILITIES } from './all-capabilities.ts';

interface Vocabulary {
  capability: Capability;
  stems: ReadonlySet<string>;
}

const LEAST_LETTERS = 4;
/** So many stems in common, and so much weight, are no chance. */
const LEAST_STEMS = 2;
const LEAST_WEIGHT = 7;

const vocabularies: readonly Vocabulary[] = CAPABILITIES.map((capability) => ({
  capability,
  stems: stemsOf([capability.label, ...capability.phrases].join(' ').replaceAll('*', '')),
}));
/** In how many vocabularies a stem stands. */
const spread = new Map<string, number>();
for (const { stems } of vocabularies) for (const stem of stems) spread.set(stem, (spread.get(stem) ?? 0) + 1);

function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap(({ stem }) => (stem.length >= LEAST_LETTERS ? [stem] : [])));
}

/**
 * Guesses which kind of offer a text speaks of by the rare words that it shares with the table's phrases (inverse document frequency), for
 * texts in which no phrase stands as such.
 * @returns the nearest kinds of offers, nearest first; empty when none is near
 */
export function guessCapabilities(text: string): Capability[] {
  const said = stemsOf(text);
  const near = vocabularies.flatMap(({ capability, stems }) => {
    const shared = [...said].filter((stem) => stems.has(stem));
    const weight = shared.reduce((sum, stem) => sum + Math.log(CAPABILITIES.length / (spread.get(stem) ?? 1)), 0);
    return shared.length >= LEAST_STEMS && weight >= LEAST_WEIGHT ? [{ capability, weight }] : [];
  });
  return near.toSorted((a, b) => b.weight - a.weight).map(({ capability }) => capability);
}
