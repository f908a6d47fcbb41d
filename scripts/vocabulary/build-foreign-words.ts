import path from 'node:path';
import { entries } from '../../server/search/intent/vocabulary/table.ts';
import { keyOfWords } from '../../server/vocabulary/foreign-words/find-foreign-words.ts';
import { readWordTables } from './read-word-tables.ts';

/** Words of another language with what they mean in English. */
export interface ForeignWords {
  kind: 'title' | 'function' | 'industry' | 'keyword';
  meaning: string;
  words: string[];
  /** Of industries: words that name one only where it is expected. */
  weakWords: string[];
}

const FOLDER = path.join(import.meta.dirname, 'foreign-words');
const LETTERS: Readonly<Record<ForeignWords['kind'], string>> = {
  title: 't',
  function: 'f',
  industry: 'i',
  keyword: 'k',
};

/** The rows of the tables: one for a language or a family of them, and one for trades in many. */
export const readForeignWords = (): ForeignWords[] =>
  readWordTables(FOLDER).map(({ cells: [kind, meaning = '', words, weakWords] }) => ({
    ...{ kind: kind as ForeignWords['kind'], meaning },
    ...{ words: entries(words), weakWords: entries(weakWords) },
  }));

const HEADER = `# Words of other languages with what they mean in English; before each meaning a letter: t title, f function, i industry, w industry where one is
# expected, k keyword. Made by \`npm run vocabulary\` from the tables of scripts/vocabulary/foreign-words; not to be edited.
`;

/** The table of server/vocabulary/foreign-words: `words<tab>letter and meaning`, `|` between meanings, sorted by bytes. Words are in ASCII. */
export function buildForeignWords(): string {
  const meanings = new Map<string, Set<string>>();
  const add = (words: readonly string[], meaning: string) => {
    for (const key of words.map(keyOfWords)) meanings.set(key, (meanings.get(key) ?? new Set()).add(meaning));
  };
  for (const { kind, meaning: name, words, weakWords } of readForeignWords()) {
    const meaning = name.normalize('NFD').replace(/\p{Mn}/gu, '');
    add(words, `${LETTERS[kind]}${meaning}`);
    add(weakWords, `w${meaning}`);
  }
  const lines = [...meanings].map(([word, said]) => `${word}\t${[...said].join('|')}\n`);
  return HEADER + lines.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))).join('');
}
