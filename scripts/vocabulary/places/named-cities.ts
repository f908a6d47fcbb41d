import { plainPlaceName } from '../../../server/vocabulary/places/plain-place-name.ts';
import type { City } from './geonames-cities.ts';
import { entries, readHandTable } from './hand-tables.ts';

/** What GeoNames' main table lacks: names in use today, old names, short names, quarters, other languages and scripts. */
export function addCityNames(cities: City[]): void {
  const byName = indexByName(cities);
  for (const file of ['cities-of-india.txt', 'cities-of-the-world.txt', 'cities-in-other-scripts.txt']) {
    for (const [name = '', code = '', others, population, first] of readHandTable(file)) {
      const names = [name, ...entries(others)];
      const found = citiesOf(byName, names, code);
      const city = found[0] ?? { name, code, population: Number(population || Number.NaN), names: [] };
      if (found.length === 0) {
        if (!population) throw new Error(`${file}: GeoNames has no ${name} in ${code}; give its population`);
        cities.push(city);
      }
      // GeoNames has Delhi beside New Delhi: one of them is enough.
      const same = found.find((other) => other !== city && plainPlaceName(other.name) === plainPlaceName(name));
      if (same) {
        cities.splice(cities.indexOf(same), 1);
        for (const each of same.names.map(plainPlaceName)) byName.set(each, without(byName.get(each), same));
      }
      city.name = name;
      if (city.code.length === 2) city.code = code;
      if (population) city.population = Number(population);
      if (first === 'yes') city.first = true;
      city.names.push(...names);
      byName.set(plainPlaceName(name), [...(byName.get(plainPlaceName(name)) ?? []), city]);
    }
  }
  for (const [zone = '', others] of readHandTable('cities-in-many-languages.txt')) {
    const name = plainPlaceName(zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '');
    const [city] = (byName.get(name) ?? []).toSorted((a, b) => b.population - a.population);
    if (city && city.population >= 100_000) city.names.push(...entries(others));
  }
}

function without(cities: readonly City[] = [], city: City): City[] {
  return cities.filter((each) => each !== city);
}

function indexByName(cities: readonly City[]): Map<string, City[]> {
  const byName = new Map<string, City[]>();
  for (const city of cities) {
    for (const name of new Set(city.names.map(plainPlaceName))) byName.set(name, [...(byName.get(name) ?? []), city]);
  }
  return byName;
}

/** The cities of any of the names in a region or country, the largest first. */
function citiesOf(byName: Map<string, City[]>, names: readonly string[], code: string): City[] {
  const country = code.slice(0, 2);
  const isThere = (city: City) =>
    city.code === code || city.code === country || (code === country && city.code.startsWith(code));
  const found = new Set(names.flatMap((name) => byName.get(plainPlaceName(name)) ?? []).filter(isThere));
  return [...found].sort((a, b) => b.population - a.population);
}
