import type { Meaning } from './candidates/candidate.ts';
import type { QueryText } from './query-text.ts';

/** Written as a boolean expression: operators in capitals with brackets or quotes, or several of them. */
export function isBooleanQuery(text: QueryText): boolean {
  if (text.shouting) return false;
  const operators = text.tokens.filter(({ raw }) => /^(?:AND|OR|NOT)$/.test(raw)).length;
  const marks = text.tokens.filter(({ text: mark, kind }) => kind === 'mark' && /^["()]$/.test(mark)).length;
  const joins = text.tokens.filter(({ raw }) => /^(?:AND|OR)$/.test(raw)).length;
  return joins >= 2 || (operators >= 1 && marks >= 2) || marks >= 6;
}

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
