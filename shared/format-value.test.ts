import { describe, expect, it } from 'vitest';
import { isEmptyValue, readEntry, valueLine, valueText } from './format-value.ts';
import type { ResultValue } from './result-value.ts';

describe('a value on one line', () => {
  it.each<[string, string, ResultValue, string]>([
    ['a text', 'jobTitle', 'Buyer', 'Buyer'],
    ['a text of several lines', 'painPoints', 'One.\n\n  Two.', 'One. Two.'],
    ['a count', 'totalEmployees', 12500, '12,500'],
    ['a year', 'yearFounded', 1998, '1998'],
    ['yes', 'premium', true, 'Yes'],
    ['no', 'premium', false, 'No'],
    ['a list of words', 'skillsTools', ['SQL', 'Excel'], 'SQL, Excel'],
    [
      'positions',
      'workExperience',
      [
        { title: 'Buyer', companyName: 'Acme', start: '2021-04', companySlug: 'acme' },
        { title: 'Clerk', companyName: 'Bolt', start: '2018', end: '2021-03' },
      ],
      'Buyer, Acme (Apr 2021 to present); Clerk, Bolt (2018 to Mar 2021)',
    ],
    ['a certificate', 'certifications', [{ name: 'PMP', issuer: 'PMI', date: '2020-11-02' }], 'PMP, PMI (Nov 2020)'],
  ])('%s', (_, parameter, value, line) => expect(valueLine(value, parameter)).toBe(line));

  it('is copied with one entry a line', () => {
    expect(valueText(['SQL', 'Excel'], 'skillsTools')).toBe('SQL\nExcel');
    expect(valueText('One.\nTwo.', 'painPoints')).toBe('One.\nTwo.');
  });
});

describe('a structured value', () => {
  it('puts school before degree and field', () => {
    const entry = readEntry({ school: 'IIT Delhi', degree: 'BTech', field: 'Physics', start: '2001', end: '2005' });
    expect(entry).toMatchObject({ heading: 'IIT Delhi', detail: 'BTech, Physics', period: '2001 to 2005' });
  });

  it('does not take a school without an end for a current one', () => {
    expect(readEntry({ school: 'IIT Delhi', start: '2001' }).period).toBe('from 2001');
  });

  it('keeps fields it does not know, under a readable name', () => {
    expect(readEntry({ name: 'PMP', credentialId: 'X1' }).rest).toEqual([{ label: 'Credential id', text: 'X1' }]);
  });
});

it.each<[ResultValue | undefined, boolean]>([
  [undefined, true],
  ['', true],
  [[], true],
  [0, false],
  [false, false],
  ['x', false],
])('%j is empty: %s', (value, empty) => expect(isEmptyValue(value)).toBe(empty));
