import { type PhraseHit, PhraseSet } from '../phrase-set.ts';
import { type CompanyKind, KINDS } from './all-kinds.ts';

let phrases: PhraseSet<CompanyKind> | undefined;

/** @returns every place where a text names a kind of company within a sector, in the order of the text */
export function findKinds(text: string): PhraseHit<CompanyKind>[] {
  if (phrases === undefined) {
    phrases = new PhraseSet<CompanyKind>(true);
    for (const kind of KINDS) for (const phrase of kind.phrases) phrases.add(phrase, kind);
  }
  return phrases.find(text);
}
