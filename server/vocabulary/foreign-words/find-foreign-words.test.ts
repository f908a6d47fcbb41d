import { expect, it } from 'vitest';
import { findForeignWords, keyOfWords, longestForeignPhrase } from './find-foreign-words.ts';

it.each([
  ['gobernanta', [{ kind: 'title', name: 'Head Housekeeper', isWeak: false }]],
  ['ama de llaves', [{ kind: 'title', name: 'Head Housekeeper', isWeak: false }]],
  ['sagewerke', [{ kind: 'industry', name: 'Sawmills', isWeak: false }]],
  ['gros œuvre', [expect.objectContaining({ name: 'Structural Work' })]],
])('%s is found with what it means', (words, meanings) => {
  expect(findForeignWords(words)).toEqual(expect.arrayContaining(meanings));
});

it.each(['ama de', 'xyzzy', '部長', ''])('%j means nothing in the table', (words) => {
  expect(findForeignWords(words)).toEqual([]);
});

it('the longest phrase from a word on is known, so that no longer one is looked up', () => {
  // 'ama de llaves y limpieza'
  expect(longestForeignPhrase('ama')).toBe(5);
  expect(longestForeignPhrase('sagewerke')).toBe(1);
  expect([longestForeignPhrase('xyzzy'), longestForeignPhrase('部長')]).toEqual([0, 0]);
});

it('letters without an accent to lose are written out', () => {
  expect([keyOfWords('gros œuvre'), keyOfWords('straße'), keyOfWords('łódź')]).toEqual([
    'gros oeuvre',
    'strasse',
    'lódź',
  ]);
});
