import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTokens } from '../../server/search/intent/tokens.ts';
import { readShortForms } from '../../server/search/intent/vocabulary/short-forms.ts';
import { buildForeignWords, readForeignWords } from './build-foreign-words.ts';

const foreign = readForeignWords();
const short = readShortForms();

describe('words of other languages', () => {
  it('are in the table as `npm run vocabulary` builds it', () => {
    const file = path.resolve(import.meta.dirname, '../../server/vocabulary/foreign-words/foreign-words.txt');
    // Compared as a whole: the difference of megabytes would be no help.
    const table = readFileSync(file, 'utf8');
    expect(buildForeignWords() === table).toBe(true);
    expect(table).toMatch(/^[ -~\t\n]+$/);
  });

  it('have a kind and an English meaning', () => {
    const wrong = foreign.filter(
      ({ kind, meaning, words, weakWords }) =>
        !['title', 'function', 'industry', 'keyword'].includes(kind) ||
        meaning === '' ||
        words.length + weakWords.length === 0 ||
        (kind !== 'industry' && weakWords.length > 0),
    );
    expect(wrong).toEqual([]);
  });
});

it('short forms are of titles and industries', () => {
  expect(short.filter(({ kind, words }) => !['title', 'industry'].includes(kind) || words.length === 0)).toEqual([]);
});

it.each([
  ['foreign words', foreign.map((row) => ({ ...row, words: [...row.words, ...row.weakWords] }))],
  ['short forms', short],
])('%s have no two meanings of one kind, and are written as they are read in searches', (_what, rows) => {
  const seen = new Set<string>();
  const kinds = rows.flatMap(({ kind, words }) => words.map((word) => `${kind} ${word}`));
  expect(kinds.filter((word) => seen.size === seen.add(word).size)).toEqual([]);
  const read = (word: string) => readTokens(word).flatMap(({ kind, text }) => (kind === 'mark' ? [] : text));
  expect(rows.flatMap(({ words }) => words).filter((word) => read(word).join(' ') !== word)).toEqual([]);
});
