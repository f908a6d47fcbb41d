import type { Capability } from '../types.ts';
import { longStemsOf } from '../words.ts';
import { CAPABILITIES_OF_FIELDS, GENERAL_CAPABILITIES } from './all-capabilities.ts';

interface Spread {
  /** The stems of each kind of offer. */
  offers: ReadonlyMap<Capability, ReadonlySet<string>>;
  /** In how many vocabularies a stem stands. */
  vocabularies: ReadonlyMap<string, number>;
}

/** Read when somebody first describes an offer in words that are in no table. */
let spread: Spread | undefined;

function readSpread(): Spread {
  const offers = new Map<Capability, ReadonlySet<string>>();
  const vocabularies = new Map<string, number>();
  for (const [at, capability] of GENERAL_CAPABILITIES.entries()) {
    // Further phrases are how single companies say it: their other words are of many trades.
    const phrases = CAPABILITIES_OF_FIELDS[at]?.phrases ?? [];
    const stems = longStemsOf([capability.label, ...phrases].join(' ').replaceAll('*', ''));
    offers.set(capability, stems);
    for (const stem of stems) vocabularies.set(stem, (vocabularies.get(stem) ?? 0) + 1);
  }
  return { offers, vocabularies };
}

/** How much a stem tells of one kind of offer rather than of another (inverse document frequency). */
function weightOf(stem: string, { vocabularies }: Spread): number {
  return Math.log(GENERAL_CAPABILITIES.length / (vocabularies.get(stem) ?? 1));
}

/** So many stems in common, and so much weight, are no chance. */
const LEAST_STEMS = 2;
const LEAST_WEIGHT = 5;

/** Offers that are programs, by their labels; and the words without which no description speaks of one. */
const SOFTWARE = /\b(?:software|platforms?|chatbots)\b/;
const SOFTWARE_SAID =
  /software|\bapps?\b|saas|pla(?:t|tt|te)form|plataforma|piattaforma|cloud|\b(?:erp|crm|api|ai|ki|ia|bot|tool|digital|online|web|portal|dashboard|programa|logiciel|sistema|système|system|gestionale|systeem)/i;

/**
 * Guesses which kind of offer a text speaks of by the rare words that it shares with the table's phrases, for texts in which no phrase stands
 * as such. Specialised offers are known by their phrases alone.
 * @returns the nearest kinds of offers with the weight of the words they share, nearest first; empty when none is near
 */
export function guessCapabilities(text: string): { capability: Capability; weight: number }[] {
  spread ??= readSpread();
  const known = spread;
  const said = longStemsOf(text);
  const saysSoftware = SOFTWARE_SAID.test(text);
  const near = GENERAL_CAPABILITIES.flatMap((capability) => {
    if (!saysSoftware && SOFTWARE.test(capability.label)) return [];
    const shared = [...said].filter((stem) => known.offers.get(capability)?.has(stem));
    const weight = shared.reduce((sum, stem) => sum + weightOf(stem, known), 0);
    return shared.length >= LEAST_STEMS && weight >= LEAST_WEIGHT ? [{ capability, weight }] : [];
  });
  return near.toSorted((a, b) => b.weight - a.weight);
}
