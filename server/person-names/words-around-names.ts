import path from 'node:path';
import { readKeyedLines } from '../vocabulary/read-keyed-lines.ts';
import { plainLetters } from './plain-letters.ts';

/** Where a word stands: before a name ('LCDR'), behind it ('MUDr.'), between two of its words ('épouse'), or for nobody ('Buchhaltung'). */
export type PlaceAround = 'before' | 'behind' | 'married' | 'nobody';

/** Built by `npm run vocabulary`; a line each: 'lcdr b'. */
const TABLE = path.join(import.meta.dirname, 'words-around-names.txt');
export const PLACE_LETTERS: Readonly<Record<PlaceAround, string>> = {
  before: 'b',
  behind: 'h',
  married: 'm',
  nobody: 'n',
};

export const PLACES_AROUND = Object.keys(PLACE_LETTERS) as readonly PlaceAround[];

let table: Map<string, string> | undefined;

/** Written with a dot, or in capitals: 'Kun.' is a priest and Kun a name, 'RAin' a lawyer and Rain a name. */
const DOTTED = '.';
const CAPITALS = '^';
const MOST_CAPITALS = 4;

/**
 * How the table keeps words, and in which ways a text may have written them: in small letters, without accents, dots and brackets, and
 * with a sign behind them where they had a dot or, if they are short, capitals.
 * @returns the strictest way first
 */
export function keysAround(words: string): string[] {
  const bare = words
    .replace(/[.‘’'()[\]]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const key = plainLetters(bare);
  const isInCapitals = bare.length <= MOST_CAPITALS && /\p{Lu}.*\p{Lu}/u.test(bare);
  return [...(words.includes('.') ? [key + DOTTED] : []), ...(isInCapitals ? [key + CAPITALS] : []), key];
}

/** Whether words, whatever their case and accents, stand there in some language and are no name anywhere. */
export function standsAround(words: string, place: PlaceAround): boolean {
  table ??= readKeyedLines(TABLE);
  for (const key of keysAround(words)) if (table.get(key)?.includes(PLACE_LETTERS[place])) return true;
  return false;
}
