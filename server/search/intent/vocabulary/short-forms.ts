import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entries, readTable } from './table.ts';

/** Short forms, slang and local names in English: 'qs', 'chippies', 'ltc homes'. */
export interface ShortForms {
  kind: 'title' | 'industry';
  /** Usual name. */
  meaning: string;
  words: string[];
}

const FILE = path.join(import.meta.dirname, 'english-short-forms.txt');

/** @returns the rows of english-short-forms.txt */
export const readShortForms = (): ShortForms[] =>
  readTable(readFileSync(FILE, 'utf8'))
    .filter(([kind = '']) => !kind.startsWith('#'))
    .map(([kind, meaning = '', words]) => ({ kind: kind as ShortForms['kind'], meaning, words: entries(words) }));
