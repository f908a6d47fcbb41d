import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entries } from './table.ts';

/** What words of another language mean. */
export interface ForeignWords {
  /** 'function': a field of work behind a role, as in 'responsable maintenance'. */
  kind: 'title' | 'function' | 'industry' | 'keyword';
  /** In English: 'Maintenance'. */
  meaning: string;
  words: string[];
  /** Of industries: words that name one only where it is expected. */
  weakWords: string[];
}

const FOLDER = path.join(import.meta.dirname, 'foreign-words');

/** Reads the tables of all languages, one file each. */
export function readForeignWords(): ForeignWords[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => readFileSync(path.join(FOLDER, file), 'utf8').split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind, meaning = '', words, weakWords] = line.split('|').map((cell) => cell.trim());
      return { kind: kind as ForeignWords['kind'], meaning, words: entries(words), weakWords: entries(weakWords) };
    });
}
