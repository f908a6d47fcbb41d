import path from 'node:path';
import { SortedTable } from '../sorted-table.ts';

/** What professionals mean by a short form, by slang, by a product's or an institution's name. */
export interface ProfessionalTerm {
  /** 'school', 'company': an institution that people name in short. */
  kind: 'title' | 'industry' | 'keyword' | 'school' | 'company';
  /** Usual name in English: 'Skilled Nursing Facilities'. */
  name: string;
}

const KINDS = { t: 'title', i: 'industry', k: 'keyword', s: 'school', c: 'company' } as const;

const ASCII = /^[ -~]+$/;

const table = new SortedTable(path.join(import.meta.dirname, 'professional-terms.txt'));

/**
 * @param phrase words as searches are read: in lower case, without accents
 * @returns each of its meanings; none for most phrases
 */
export function findProfessionalTerms(phrase: string): ProfessionalTerm[] {
  const known = ASCII.test(phrase) ? table.find(phrase) : undefined;
  if (known === undefined) return [];
  return known.split('|').map((meaning) => ({
    kind: KINDS[meaning.charAt(0) as keyof typeof KINDS],
    name: meaning.slice(1),
  }));
}

/** Most words of any phrase of the table that begins with that word; 0 when none does. */
export const longestProfessionalTerm = (word: string): number => (ASCII.test(word) ? table.mostWordsFrom(word) : 0);
