import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTokens } from '../../server/search/intent/tokens.ts';
import { buildForeignWords, readForeignWords } from './build-foreign-words.ts';

const foreign = readForeignWords();

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

it('foreign words have no two meanings of one kind, and are written as they are read in searches', () => {
  const seen = new Set<string>();
  const words = foreign.flatMap((row) => [...row.words, ...row.weakWords].map((word) => ({ kind: row.kind, word })));
  expect(words.filter(({ kind, word }) => seen.size === seen.add(`${kind} ${word}`).size)).toEqual([]);
  const read = (word: string) => readTokens(word).flatMap(({ kind, text }) => (kind === 'mark' ? [] : text));
  expect(words.filter(({ word }) => read(word).join(' ') !== word)).toEqual([]);
});
