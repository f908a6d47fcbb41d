import { type PhraseHit, PhraseSet } from '../phrase-set.ts';
import type { Capability } from '../types.ts';
import { CAPABILITIES } from './all-capabilities.ts';

const offers = phraseSetOf('phrases');
const signs = phraseSetOf('signs');
const sellers = phraseSetOf('sellers');

/** @returns every place where a text names a kind of offer, as the user's own description does */
export function findCapabilities(text: string): PhraseHit<Capability>[] {
  return offers.find(text);
}

/** @returns every place where a prospect's own words show that a kind of offer may be needed there */
export function findSigns(text: string): PhraseHit<Capability>[] {
  return signs.findEach(text);
}

/** @returns every place where a text says that its company sells such an offer itself */
export function findSellers(text: string): PhraseHit<Capability>[] {
  return sellers.find(text);
}

function phraseSetOf(kind: 'phrases' | 'signs' | 'sellers'): PhraseSet<Capability> {
  const set = new PhraseSet<Capability>();
  for (const capability of CAPABILITIES) for (const phrase of capability[kind]) set.add(phrase, capability);
  return set;
}
