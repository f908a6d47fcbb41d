import { expect, test } from 'vitest';
import { COMPANY_NAMES, findCompanies } from './find-company.ts';

test.each([
  ['hancock whitney', 'employer'],
  ['siemens energy', 'employer'],
  ['l&t', 'employer'],
  ['bamboohr', 'maker'],
  ['new relic', 'maker'],
  // A trade, a title and a place are no companies.
  ['software', undefined],
  ['controller', undefined],
  ['berlin', undefined],
])('%s is known as %s', (name, kind) => {
  expect(COMPANY_NAMES.kindOf(name)).toBe(kind);
});

test('all names that begin with a word are found, and none across others', () => {
  const lengths = (words: string) => findCompanies(words.split(' ')).map(({ length }) => length);
  expect(lengths('blue cross blue shield in ohio')).toEqual([1, 2, 4]);
  expect(lengths('managers at hancock whitney')).toEqual([]);
});
