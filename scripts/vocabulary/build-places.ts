import { TOWN_POPULATION } from '../../server/vocabulary/places/find-places.ts';
import { plainPlaceName } from '../../server/vocabulary/places/plain-place-name.ts';
import { readAreas } from './places/areas.ts';
import { readCountries } from './places/countries.ts';
import { type City, readCities } from './places/geonames-cities.ts';
import { readLocalities } from './places/localities.ts';
import { addCityNames } from './places/named-cities.ts';
import { readRegions } from './places/regions.ts';

interface Reading {
  kind: 'c' | 'r' | 'n' | 'a';
  name: string;
  code: string;
  population: number;
  /** Cities whose names profiles have instead. */
  alsoCities?: readonly string[];
  /** What readings of a name are sorted by. */
  weight: number;
}

const MOST_READINGS = 8;
/** A short code of an American state is meant more often than one of another country's of ten times the people. */
const WEIGHT_OF_STATE_CODES = 10;
/** A city of that size is what its name means, not the region called after it. */
const GREAT_CITY = 100_000;

const keyOfCity = ({ name, code }: Pick<City, 'name' | 'code'>): string => `${plainPlaceName(name)}|${code}`;

/** The tables of server/vocabulary/places: every name with its readings, and what areas hold. */
export function buildPlaces(): { names: string; areas: string } {
  const countries = readCountries();
  const regions = readRegions();
  const named = readCities(regions);
  addCityNames(named);
  const localities = readLocalities();
  // Brooklyn is a city of GeoNames, and to those who search there a part of New York.
  const quarters = new Set(localities.filter(({ isQuarter }) => isQuarter).map(keyOfCity));
  const cityKeys = new Set(named.map(keyOfCity));
  for (const { name, code, isQuarter, alsoCities = [] } of localities)
    if (isQuarter && !alsoCities.some((city) => cityKeys.has(keyOfCity({ name: city, code }))))
      throw new Error(`quarters.txt: ${name} has another code than its city`);
  const cities = [...named.filter((city) => !quarters.has(keyOfCity(city))), ...localities];
  const areas = readAreas();
  const people = countPeople(cities);
  const readings = new Map<string, Reading[]>();
  const add = (
    names: readonly string[],
    reading: Omit<Reading, 'weight'>,
    weigh = (_key: string) => reading.population,
  ) => {
    for (const key of new Set(names.map(plainPlaceName))) {
      if (key === '') continue;
      const known = readings.get(key) ?? [];
      const isKnown = known.some(
        ({ kind, name, code }) => kind === reading.kind && code === reading.code && name === reading.name,
      );
      if (!isKnown) known.push({ ...reading, weight: weigh(key) });
      readings.set(key, known);
    }
  };
  const great = new Map<string, number>();
  const areaNames = new Map(areas.flatMap((area) => area.names.map((each) => [plainPlaceName(each), area] as const)));
  for (const { name, code, population, names, first, isDistrict, alsoCities } of cities) {
    // Orange County in California is the metro area.
    const area = alsoCities && areaNames.get(plainPlaceName(name));
    if (area?.cities.some((city) => alsoCities?.includes(city))) continue;
    add(names, { kind: 'c', name, code, population, ...(alsoCities && { alsoCities }) }, () =>
      first ? Number.POSITIVE_INFINITY : population,
    );
    if (population < GREAT_CITY || isDistrict) continue;
    for (const each of names) great.set(`${code.slice(0, 2)} ${plainPlaceName(each)}`, population);
  }
  for (const { code, shown, names, first, isKnown } of regions) {
    const population = people.get(code) ?? 0;
    if (population === 0 && !isKnown) continue;
    const weigh = (key: string) => {
      if (first && key === plainPlaceName(shown)) return Number.POSITIVE_INFINITY;
      const city = great.get(`${code.slice(0, 2)} ${key}`);
      if (city !== undefined) return Math.min(population, city - 1);
      return code.startsWith('US-') && key.length === 2 ? population * WEIGHT_OF_STATE_CODES : population;
    };
    add(names, { kind: 'r', name: shown, code, population }, weigh);
  }
  for (const { code, name, names } of countries)
    add(names, { kind: 'n', name, code, population: people.get(code) ?? 0 });
  for (const area of areas) {
    const parts = area.regions.length > 0 ? area.regions : area.kind === 'metro' ? [] : area.countries;
    const inParts = parts.reduce((sum, code) => sum + (people.get(code) ?? 0), 0);
    const population =
      inParts ||
      area.cities.reduce((sum, city) => sum + (great.get(`${area.countries[0]} ${plainPlaceName(city)}`) ?? 0), 0);
    add(area.names, { kind: 'a', name: area.name, code: area.name, population });
  }
  return { names: writeNames(readings), areas: writeAreas({ countries, regions, areas }, readings) };
}

/** People in the cities of each region and country. */
function countPeople(cities: readonly City[]): Map<string, number> {
  const people = new Map<string, number>();
  for (const { code, population, isDistrict } of cities) {
    if (isDistrict || population < TOWN_POPULATION) continue;
    for (const each of new Set([code, code.slice(0, 2)])) people.set(each, (people.get(each) ?? 0) + population);
  }
  return people;
}

function writeNames(readings: ReadonlyMap<string, Reading[]>): string {
  const keys = [...readings.keys()].map((key) => ({ key, bytes: Buffer.from(`${key}|`) }));
  keys.sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  const lines = keys.flatMap(({ key }) =>
    (readings.get(key) ?? [])
      .sort((a, b) => b.weight - a.weight || (a.code < b.code ? -1 : 1))
      .slice(0, MOST_READINGS)
      .map(
        ({ kind, name, code, population, alsoCities }) =>
          `${key}|${kind}|${name}|${kind === 'a' ? '' : code}|${population}${alsoCities?.length ? `|${alsoCities.join(';')}` : ''}\n`,
      ),
  );
  return lines.join('');
}

const SOURCES = `# Countries, regions and areas by code, written by npm run vocabulary.
# Sources: GeoNames (CC BY 4.0), ISO 3166-2 (iso-3166, MIT), CLDR (Unicode License v3), i18n-iso-countries (MIT), tables of scripts/vocabulary/places.
`;

function writeAreas(
  {
    countries,
    regions,
    areas,
  }: {
    countries: ReturnType<typeof readCountries>;
    regions: ReturnType<typeof readRegions>;
    areas: ReturnType<typeof readAreas>;
  },
  readings: ReadonlyMap<string, Reading[]>,
): string {
  const used = new Set([...readings.values()].flat().map(({ code }) => code));
  const lines = [
    ...countries.map(({ code, name }) => `${code}|${name}`),
    ...regions.filter(({ code }) => used.has(code)).map(({ code, name }) => `${code}|${name}`),
    ...areas.map((area) =>
      [`@${area.name}`, area.name, area.kind, area.cities, area.regions, area.countries].join('|'),
    ),
  ];
  return `${SOURCES}${lines.join('\n')}\n`;
}
