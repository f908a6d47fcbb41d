import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entries, readTable } from './table.ts';

/** What words of another language, or short forms of English, mean. */
export interface WordsOfMeaning {
  /** 'function': a field of work behind a role, as in 'responsable maintenance'. */
  kind: 'title' | 'function' | 'industry' | 'keyword';
  /** In plain English: 'Maintenance'. */
  meaning: string;
  words: string[];
  /** Of industries: words that name one only where it is expected. */
  weakWords: string[];
}

const FOREIGN = path.join(import.meta.dirname, 'foreign-words');
const SHORT_FORMS = path.join(import.meta.dirname, 'english-short-forms.txt');

/** Reads the tables of all languages, one file each. */
export const readForeignWords = (): WordsOfMeaning[] =>
  readdirSync(FOREIGN)
    .toSorted()
    .flatMap((file) => readWords(path.join(FOREIGN, file)));

/** Reads short forms, slang and local names in English: 'qs', 'chippies', 'ltc homes'. */
export const readShortForms = (): WordsOfMeaning[] => readWords(SHORT_FORMS);

const readWords = (file: string): WordsOfMeaning[] =>
  readTable(readFileSync(file, 'utf8'))
    .filter(([kind = '']) => !kind.startsWith('#'))
    .map(([kind, meaning = '', words, weakWords]) => ({
      ...{ kind: kind as WordsOfMeaning['kind'], meaning },
      ...{ words: entries(words), weakWords: entries(weakWords) },
    }));
