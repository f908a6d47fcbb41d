import type { Meaning } from './candidates/candidate.ts';

/** In a boolean expression, words that are no titles and no places are looked for in the whole profile. */
export function asKeywords(meaning: Meaning, typed: string): Meaning {
  switch (meaning.kind) {
    case 'industry':
    case 'department':
      return { kind: 'keyword', names: [typed], known: true };
    default:
      return meaning;
  }
}
