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
    const countries = new Set<string>();
    for (const [, part, code] of parts.matchAll(/\[([^\]]+)\]|([A-Z]{2})/g)) {
      const known = part === undefined ? undefined : worlds.get(part);
      if (part !== undefined && known === undefined) throw new Error(`world-regions.txt: what is ${part} in ${name}?`);
      for (const each of known?.countries ?? [code ?? '']) countries.add(each);
    }
    worlds.set(name, {
      name,
      kind: 'world-region',
      names: [name, ...entries(others)],
      cities: [],
      regions: [],
      countries: [...countries],
    });
  }
  return [...metros, ...worlds.values()];
}

function codes(cell: string): string[] {
  return cell.split(' ').filter((code) => code !== '');
}
