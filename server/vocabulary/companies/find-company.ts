import path from 'node:path';
import { SortedTable } from '../sorted-table.ts';

/** Most words of a name in the table. */
export const LONGEST_COMPANY_NAME = 5;

const table = new SortedTable(path.join(import.meta.dirname, 'company-names.txt'));

/** A maker of software is a tool as well: 'experience with BambooHR', 'engineers at BambooHR'. */
export type CompanyKind = 'employer' | 'maker';

/** Which phrases are names of companies; words in lower case without accents, with single blanks between them. */
export interface CompanyNames {
  kindOf(words: string): CompanyKind | undefined;
  /** Whether any longer name begins with these words. */
  mayContinue(words: string): boolean;
}

/** Employers, brands and makers of software, as people call them; many are ordinary words as well. */
export const COMPANY_NAMES: CompanyNames = {
  kindOf(words) {
    const found = table.find(words);
    return found === undefined ? undefined : found === 'm' ? 'maker' : 'employer';
  },
  mayContinue: (words) => table.hasKeyFrom(`${words} `),
};

/** A name that begins with the first of some words. */
export interface CompanyFound {
  kind: CompanyKind;
  /** How many words it has. */
  length: number;
}

/**
 * Finds the names that begin with the first of some words.
 * @param words as the table has them; what follows the first names
 * @returns shorter names first
 */
export function findCompanies(words: readonly string[], names = COMPANY_NAMES): CompanyFound[] {
  const found: CompanyFound[] = [];
  let key = '';
  for (const [at, word] of words.slice(0, LONGEST_COMPANY_NAME).entries()) {
    key = at === 0 ? word : `${key} ${word}`;
    const kind = names.kindOf(key);
    if (kind) found.push({ kind, length: at + 1 });
    if (!names.mayContinue(key)) break;
  }
  return found;
}
