import { entries, readHandTable } from './hand-tables.ts';

/** A metro area, part of a country or part of the world. */
export interface NamedArea {
  name: string;
  kind: 'metro' | 'world-region';
  names: string[];
  cities: string[];
  /** ISO codes. */
  regions: string[];
  countries: string[];
}

export function readAreas(): NamedArea[] {
  const metros = readHandTable('metro-areas.txt').map(([name = '', others, countries = '', cities, regions = '']) => ({
    name,
    kind: 'metro' as const,
    names: [name, ...entries(others)],
    cities: entries(cities),
    regions: codes(regions),
    countries: codes(countries),
  }));
  const worlds = new Map<string, NamedArea>();
  for (const [name = '', others, parts = ''] of readHandTable('world-regions.txt')) {
    const inner = [...parts.matchAll(/\[([^\]]+)\]/g)].flatMap(([, part = '']) => {
      const known = worlds.get(part);
      if (known === undefined)
        throw new Error(`world-regions.txt: ${name} names ${part} before it is said what that is`);
      return known.countries;
    });
    const countries = [...new Set([...inner, ...codes(parts.replace(/\[[^\]]+\]/g, ' '))])];
    worlds.set(name, {
      name,
      kind: 'world-region',
      names: [name, ...entries(others)],
      cities: [],
      regions: [],
      countries,
    });
  }
  return [...metros, ...worlds.values()];
}

function codes(cell: string): string[] {
  return cell.split(' ').filter((code) => code !== '');
}
