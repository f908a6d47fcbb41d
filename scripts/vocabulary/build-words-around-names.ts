import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findKnownName } from '../../server/person-names/known-names.ts';
import { keysAround, PLACE_LETTERS, type PlaceAround } from '../../server/person-names/words-around-names.ts';
import { entries, readTable } from '../../server/search/intent/vocabulary/table.ts';

const FILE = path.join(import.meta.dirname, 'person-names/words-around-names.txt');

const HEADER = `# What stands around people's names, and where (letters, words-around-names.ts). Made by \`npm run vocabulary\` from
# scripts/vocabulary/person-names/words-around-names.txt; not to be edited.
`;

/**
 * The table of server/person-names: `words<tab>letters`, sorted. What is a name in any list is left out, and so is what ends in '?'.
 * @throws Error for a place that is none
 */
export function buildWordsAroundNames(text = readFileSync(FILE, 'utf8')): string {
  const places = new Map<string, Set<string>>();
  for (const [language = '', place = '', words] of readTable(text)) {
    if (language.startsWith('#')) continue;
    const letter = PLACE_LETTERS[place as PlaceAround];
    if (letter === undefined) throw new Error(`No place '${place}' of words around a name`);
    for (const each of entries(words, ';')) {
      const [key = ''] = keysAround(each);
      if (each.endsWith('?') || key === '' || isName(key)) continue;
      places.set(key, (places.get(key) ?? new Set()).add(letter));
    }
  }
  return (
    HEADER +
    [...places]
      .map(([key, letters]) => `${key}\t${[...letters].sort().join('')}\n`)
      .sort()
      .join('')
  );
}

function isName(key: string): boolean {
  const { given, family } = findKnownName(key.replace(/[.^]$/, ''));
  return given + family > 0;
}
