import path from 'node:path';
import { readKeyedLines } from '../vocabulary/read-keyed-lines.ts';
import { plainLetters } from './plain-letters.ts';

/** What open lists of names say of a word. */
export interface KnownName {
  /** In how many lists it is a given name; at most 9. */
  given: number;
  /** In how many lists it is a family name; at most 9. */
  family: number;
  /**
   * Whose name it is, where names follow rules of their own: i Iberian and Latin American, d Indian, c Chinese, j Japanese, k Korean,
   * v Vietnamese. Small letter: as a family name; capital: as a given name. E: as a given name in such lists more than in others.
   */
  cultures: string;
}

/** Built by `npm run vocabulary`; one line a word: 'garcia 09i'. */
const TABLE = path.join(import.meta.dirname, 'known-names.txt');
const UNKNOWN: KnownName = { given: 0, family: 0, cultures: '' };

let table: Map<string, string> | undefined;

/** Looks one word of a name up, whatever its case and accents; a double name ('Ana-Lucía') as its first part. */
export function findKnownName(word: string): KnownName {
  table ??= readKeyedLines(TABLE, ' ');
  const plain = plainLetters(word);
  const found = table.get(plain) ?? table.get(plain.split('-', 1)[0] ?? '');
  if (found === undefined) return UNKNOWN;
  return { given: Number(found.charAt(0)), family: Number(found.charAt(1)), cultures: found.slice(2) };
}

/** Whether a word is far more often a given name than a family name. */
export function isGivenName(word: string): boolean {
  const { given, family } = findKnownName(word);
  return given > family;
}

/** Whether a word is far more often a family name than a given name. */
export function isFamilyName(word: string): boolean {
  const { given, family } = findKnownName(word);
  return family > given;
}
