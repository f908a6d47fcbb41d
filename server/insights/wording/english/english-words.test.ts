import { expect, it } from 'vitest';
import { areEnglishWords } from './english-words.ts';

it.each([
  ['restaurant point of sale software', true],
  ['restaurants', true],
  ['Dienstpläne', false],
  ['auditoria interna', false],
  ['ERP', false],
  ['IT-Support für KMU', false],
  ['Transport und Lager', false],
])('tells whether a phrase is of English words: %s', (phrase, expected) => {
  expect(areEnglishWords(phrase)).toBe(expected);
});
