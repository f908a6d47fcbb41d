import { expect, it } from 'vitest';
import { readTokens } from '../tokens.ts';
import { readForeignWords, readShortForms } from './words-of-meanings.ts';

const rows = [...readForeignWords(), ...readShortForms()];
const words = rows.flatMap((row) => [...row.words, ...row.weakWords]);

it('every line has a kind, an English meaning and words', () => {
  const wrong = rows.filter(
    ({ kind, meaning, words: strong, weakWords }) =>
      !['title', 'function', 'industry', 'keyword'].includes(kind) ||
      meaning === '' ||
      strong.length + weakWords.length === 0 ||
      (kind !== 'industry' && weakWords.length > 0),
  );
  expect(wrong).toEqual([]);
});

it('short forms are of titles and industries, and mean these wherever they stand', () => {
  const wrong = readShortForms().filter(
    ({ kind, weakWords }) => !['title', 'industry'].includes(kind) || weakWords.length > 0,
  );
  expect(wrong).toEqual([]);
});

it('no words have two meanings of one kind', () => {
  const seen = new Set<string>();
  const kinds = rows.flatMap((row) => [...row.words, ...row.weakWords].map((word) => `${row.kind} ${word}`));
  expect(kinds.filter((word) => seen.size === seen.add(word).size)).toEqual([]);
});

it('the words are written as they are read in searches', () => {
  const read = (word: string) => readTokens(word).flatMap(({ kind, text }) => (kind === 'mark' ? [] : text));
  expect(words.filter((word) => read(word).join(' ') !== word)).toEqual([]);
});
