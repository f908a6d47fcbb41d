import path from 'node:path';
import { LRUCache } from 'lru-cache';
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
const longest = new LRUCache<string, number>({ max: 5000 });

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
export function longestProfessionalTerm(word: string): number {
  const known = longest.get(word);
  if (known !== undefined) return known;
  const alone = findProfessionalTerms(word).length > 0 ? 1 : 0;
  const most = table.keysFrom(`${word} `).reduce((length, key) => Math.max(length, key.split(' ').length), alone);
  longest.set(word, most);
  return most;
}
