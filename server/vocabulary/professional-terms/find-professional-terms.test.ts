import { expect, it } from 'vitest';
import { findProfessionalTerms, longestProfessionalTerm } from './find-professional-terms.ts';

it.each([
  ['snfs', [{ kind: 'industry', name: 'Skilled Nursing Facilities' }]],
  ['exim manager', [{ kind: 'title', name: 'Export Import Manager' }]],
  ['kobo', [{ kind: 'keyword', name: 'KoboToolbox' }]],
])('%s is found with what professionals mean', (words, meanings) => {
  expect(findProfessionalTerms(words)).toEqual(expect.arrayContaining(meanings));
});

it.each(['xyzzy', 'noon', '部長', '', 'exim'.repeat(50)])('%j means nothing in the table', (words) => {
  expect(findProfessionalTerms(words)).toEqual([]);
});

it('the longest phrase from a word on is known, so that no longer one is looked up', () => {
  expect(longestProfessionalTerm('skilled')).toBeGreaterThanOrEqual(3);
  expect([longestProfessionalTerm('xyzzy'), longestProfessionalTerm('部長')]).toEqual([0, 0]);
});
