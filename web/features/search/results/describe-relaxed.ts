import type { SearchRelaxed } from '../../../../shared/contract/search.ts';

const WORDS: Record<SearchRelaxed, string> = {
  titles: 'title',
  levels: 'level',
  places: 'place',
  industries: 'industry',
  numbers: 'years of experience and company size',
  keywords: 'keywords',
};

/** Says which parts of the query the people match only loosely: 'Taken more widely than you asked: place.' */
export function describeRelaxed(relaxed: readonly SearchRelaxed[]): string {
  return `Taken more widely than you asked: ${relaxed.map((part) => WORDS[part]).join(', ')}.`;
}
