import { expect, it } from 'vitest';
import {
  areEnglishWords,
  areMostlyEnglishWords,
  hasHardlyEnglishWords,
  isMadeOfEnglishWords,
} from './english-words.ts';

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

it('tells whether a text is of English words, or of hardly any', () => {
  expect(isMadeOfEnglishWords('Temperature controlled from door to door.')).toBe(true);
  expect(isMadeOfEnglishWords('Wir planen und bauen Filteranlagen')).toBe(false);
  expect(hasHardlyEnglishWords('Technik, Investitionen, Neubau.')).toBe(true);
  expect(hasHardlyEnglishWords('Maintenance, projects and utilities')).toBe(false);
});

it.each([
  ['BDC Representative', true],
  ['Firmware Engineer GNSS', true],
  ['CTO', true],
  ['Fullstack Developer', true],
  ['Driver’s Mate', true],
  ['Manager Verkauf', false],
  ['Tapicer', false],
  ['Agent de propreté', false],
  ['Conductor de reparto', false],
  ['Pflegefachkraft Intensiv', false],
])('tells whether a title is rather English: %s', (title, expected) => {
  expect(areMostlyEnglishWords(title)).toBe(expected);
});
