import type { SearchRelaxed } from '../../../../shared/contract/search.ts';

const WORDS: Record<SearchRelaxed, string> = {
  titles: 'title',
  levels: 'level',
  places: 'place',
  industries: 'industry',
  numbers: 'years of experience and company size',
  keywords: 'keywords',
};

/** Says in what people come close only, so that nobody takes them for what was asked: 'Taken more widely than you asked: place.' */
export function describeRelaxed(relaxed: readonly SearchRelaxed[]): string {
  return `Taken more widely than you asked: ${relaxed.map((part) => WORDS[part]).join(', ')}.`;
}
