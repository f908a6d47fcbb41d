import { type PhraseHit, PhraseSet } from '../phrase-set.ts';
import type { Capability } from '../types.ts';
import { CAPABILITIES } from './all-capabilities.ts';

type PhraseKind = 'phrases' | 'signs' | 'sellers';

const ofAll = new Map<PhraseKind, PhraseSet<Capability>>();
const ofOne = new WeakMap<Capability, Map<PhraseKind, PhraseSet<Capability>>>();

/** @returns every place where a text names a kind of offer, as the user's own description does */
export function findCapabilities(text: string): PhraseHit<Capability>[] {
  const set = ofAll.get('phrases') ?? phraseSetOf(CAPABILITIES, 'phrases');
  ofAll.set('phrases', set);
  return set.find(text);
}

/**
 * @param kind phrases by which the offer is named, signs that it may be needed, or words of those who sell it
 * @returns every place where a text says so of one kind of offer: the tables of all of them would be searched for each prospect
 */
export function findPhrasesOf(capability: Capability, kind: PhraseKind, text: string): PhraseHit<Capability>[] {
  const sets = ofOne.get(capability) ?? new Map<PhraseKind, PhraseSet<Capability>>();
  ofOne.set(capability, sets);
  const set = sets.get(kind) ?? phraseSetOf([capability], kind);
  sets.set(kind, set);
  return set.find(text);
}

function phraseSetOf(capabilities: readonly Capability[], kind: PhraseKind): PhraseSet<Capability> {
  const set = new PhraseSet<Capability>(capabilities.length > 1);
  for (const capability of capabilities) {
    for (const phrase of capability[kind]) {
      set.add(phrase, capability);
      const turned = kind === 'phrases' ? turn(phrase) : undefined;
      if (turned !== undefined) set.add(turned, capability);
    }
  }
  return set;
}

const COMPOUND = /^(\p{L}[\p{L}\p{N} -]{2,}) (software|platform|app)$/u;

/** 'Returns software' is 'software for returns', too. */
function turn(phrase: string): string | undefined {
  const [, what, kind] = COMPOUND.exec(phrase) ?? [];
  return what === undefined || kind === undefined ? undefined : `${kind} for ${what}`;
}
