import { describe, expect, it } from 'vitest';
import { DEPARTMENTS, SENIORITY_LEVELS } from '../../../shared/catalogue.ts';
import { INDIAN_CITIES, WORLD_CITIES } from '../../sample-network/data/places.ts';
import { INDUSTRIES } from '../../sample-network/data/vocabulary.ts';
import { listIndustryPhrases } from '../../vocabulary/industries/industry-phrases.ts';
import { readIntent } from './read-intent.ts';
import { FUNCTIONS } from './vocabulary/functions.ts';
import { LEVELS, SENIORITY_WORDS } from './vocabulary/levels.ts';
import { entries, readTable } from './vocabulary/table.ts';
import { TITLES } from './vocabulary/titles.ts';

describe('places', () => {
  it('are understood by the names, and in the countries, that they have in the sample network', () => {
    for (const { city, country } of [...INDIAN_CITIES, ...WORLD_CITIES]) {
      const [place] = readIntent(`people in ${city}`).locations;
      const found = [...(place?.cities ?? []), ...(place?.regions ?? []), ...(place?.countries ?? [])];
      expect(found, city).toContain(city);
      expect([...(place?.within ?? []), ...(place?.countries ?? [])], city).toContain(country);
    }
  });
});

describe('the vocabulary', () => {
  it('covers every industry of the sample network', () => {
    const covered = new Set([...listIndustryPhrases()].flatMap(({ industry }) => industry.labels));
    for (const { label } of INDUSTRIES) expect(covered, label).toContain(label);
  });

  it.each([
    ['titles', TITLES, 2, 3],
    ['functions', FUNCTIONS, 2, -1],
    ['levels', LEVELS, -1, 2],
    ['seniority words', SENIORITY_WORDS, -1, 1],
  ])('%s use the job functions and levels of the catalogue', (_what, table, department, seniority) => {
    for (const row of readTable(table)) {
      for (const name of entries(row[department])) expect(DEPARTMENTS, row[0]).toContain(name);
      for (const name of entries(row[seniority])) expect(SENIORITY_LEVELS, row[0]).toContain(name);
    }
  });
});
