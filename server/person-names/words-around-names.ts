import { readFileSync } from 'node:fs';
import path from 'node:path';
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

let table: Map<string, string> | undefined;

function readTable(): Map<string, string> {
  const lines = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.flatMap((line) => {
      const tab = line.indexOf('\t');
      return line.startsWith('#') ? [] : [[line.slice(0, tab), line.slice(tab + 1)]];
    }),
  );
}

/** Words as the table has them: in small letters, without accents, dots and brackets. */
export const keyAround = (words: string): string =>
  plainLetters(words)
    .replace(/[.‘’'()[\]]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** Whether words, whatever their case, accents and dots, stand there in some language and are no name anywhere. */
export function standsAround(words: string, place: PlaceAround): boolean {
  table ??= readTable();
  return table.get(keyAround(words))?.includes(PLACE_LETTERS[place]) === true;
}
