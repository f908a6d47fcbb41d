import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildPlaces } from './build-places.ts';

it('the tables of places are what `npm run vocabulary` builds', () => {
  const committed = (file: string) =>
    readFileSync(path.resolve(import.meta.dirname, '../../server/vocabulary/places', file), 'utf8');
  const built = buildPlaces();
  // Compared as a whole: the difference of two megabytes would be no help.
  expect(built.names === committed('place-names.txt')).toBe(true);
  expect(built.areas === committed('areas.txt')).toBe(true);
});
