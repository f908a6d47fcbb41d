import { expect, it } from 'vitest';
import { findPlaces } from '../../../vocabulary/places/find-places.ts';
import { EAST_ASIAN_PLACES } from './east-asian-places.ts';
import { readTable } from './table.ts';

it('every name is read as a place of East Asia, not as its namesake elsewhere: Kochi is in India, too', () => {
  const countries = new Set(['CN', 'HK', 'JP', 'KR', 'SG', 'TW']);
  const names = readTable(EAST_ASIAN_PLACES).map(([name = '']) => name);
  expect(names.length).toBeGreaterThan(100);
  const elsewhere = names.filter((name) => !findPlaces(name)[0]?.countryCodes.every((code) => countries.has(code)));
  expect(elsewhere).toEqual([]);
});
