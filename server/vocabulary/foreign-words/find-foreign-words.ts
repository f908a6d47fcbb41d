import path from 'node:path';
import { SortedTable } from '../sorted-table.ts';

/** What words of another language mean. */
export interface ForeignMeaning {
  /** 'function': a field of work behind a role, as in 'responsable maintenance'. */
  kind: 'title' | 'function' | 'industry' | 'keyword';
  /** In plain English: 'Maintenance'. */
  name: string;
  /** Of an industry: the words name one only where it is expected. */
  isWeak: boolean;
}

const KINDS = { t: 'title', f: 'function', i: 'industry', w: 'industry', k: 'keyword' } as const;

const table = new SortedTable(path.join(import.meta.dirname, 'foreign-words.txt'));

/**
 * @param phrase words as searches are read, without accents: 'leiter', 'galeries commerciales'
 * @returns each of its meanings; none for most phrases
 */
export function findForeignWords(phrase: string): ForeignMeaning[] {
  const key = keyOfWords(phrase);
  const known = ASCII.test(key) ? table.find(key) : undefined;
  if (known === undefined) return [];
  return known.split('|').map((meaning) => {
    const kind = meaning.charAt(0) as keyof typeof KINDS;
    return { kind: KINDS[kind], name: meaning.slice(1), isWeak: kind === 'w' };
  });
}

const ASCII = /^[ -~]+$/;
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Words as the table has them: letters that have no accent to lose are written out. */
export const keyOfWords = (words: string): string =>
  ASCII.test(words) ? words : words.replace(/[ßœæøłđı]/g, (letter) => LETTERS[letter] ?? letter);

/** Most words of any phrase of the table that begins with that word; 0 when none does. */
export function longestForeignPhrase(word: string): number {
  const key = keyOfWords(word);
  return ASCII.test(key) ? table.mostWordsFrom(key) : 0;
}
