import { expect, it } from 'vitest';
import { findPlaces } from '../../../vocabulary/places/find-places.ts';
import { LOCAL_PLACE_NAMES } from './local-place-names.ts';
import { readTable } from './table.ts';

it('every name is read as a place where it is written so, not as its namesake elsewhere: Kochi is in India, too', () => {
  const countries = new Set(['CN', 'HK', 'JP', 'KR', 'SG', 'TW', 'UA', 'IL', 'GR']);
  const names = readTable(LOCAL_PLACE_NAMES).map(([name = '']) => name);
  expect(names.length).toBeGreaterThan(100);
  const elsewhere = names.filter((name) => !findPlaces(name)[0]?.countryCodes.every((code) => countries.has(code)));
  expect(elsewhere).toEqual([]);
});
