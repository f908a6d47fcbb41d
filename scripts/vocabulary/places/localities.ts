import { type City, POPULATION_OF_DISTRICTS } from './geonames-cities.ts';
import { entries, readHandTable } from './hand-tables.ts';

/** What 'Koramangala' and 'Canary Wharf' weigh beside other places of the name, and beside words. */
export const POPULATION_OF_QUARTERS = 500_000;

/** Quarters, business districts, industrial areas, resorts, valleys and regions as people call them, which GeoNames has no towns for. */
export const readLocalities = (): City[] => [
  ...readParts('quarters.txt', POPULATION_OF_QUARTERS).map((quarter) => ({ ...quarter, isQuarter: true as const })),
  ...readParts('localities.txt', POPULATION_OF_DISTRICTS),
];

const readParts = (file: string, population: number): City[] =>
  readHandTable(file).map(([name = '', others, code = '', city]) => ({
    ...{ name, code, population, names: [name, ...entries(others)], isDistrict: true },
    ...(city && { alsoCities: [city] }),
  }));
