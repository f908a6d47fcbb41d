import { type City, POPULATION_OF_DISTRICTS } from './geonames-cities.ts';
import { entries, readHandTable } from './hand-tables.ts';

/** Quarters, business districts, industrial areas, resorts, valleys and regions as people call them, which GeoNames has no towns for. */
export const readLocalities = (): City[] =>
  readHandTable('localities.txt').map(([name = '', others, code = '', city]) => ({
    ...{ name, code, population: POPULATION_OF_DISTRICTS, names: [name, ...entries(others)], isDistrict: true },
    ...(city && { alsoCities: [city] }),
  }));
