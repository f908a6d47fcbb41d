import type { TitleWanted } from '../../providers/people-search.ts';
import type { Meaning } from './candidates/candidate.ts';
import { readTokens } from './tokens.ts';
import { writeTitle } from './write-names.ts';

const LEVEL_TITLES = /^(?:head|director|vp|vice president|president|partner|owner|manager|chief)s?$/i;

function titleOf(typed: string): TitleWanted {
  const name = writeTitle(readTokens(typed));
  return { name, phrases: [name], related: [] };
}

/** In a boolean expression, functions are looked for in the whole profile, and levels are words of titles. */
export function asKeywords(meaning: Meaning, typed: string): Meaning {
  switch (meaning.kind) {
    case 'department':
      return { kind: 'keyword', names: [typed], known: true };
    // '(Director OR Head OR "General Manager")': levels that stand as words of titles.
    case 'seniority':
      return LEVEL_TITLES.test(typed) ? { kind: 'title', titles: [titleOf(typed)] } : meaning;
    default:
      return meaning;
  }
}
