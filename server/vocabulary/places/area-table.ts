import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What lies in an area: names of its cities, codes of its regions and countries. */
export interface Area {
  kind: 'region' | 'country' | 'metro' | 'world-region';
  cities: string[];
  regions: string[];
  countries: string[];
}

let areas: Map<string, { name: string; area?: Area }> | undefined;

function readAreas(): Map<string, { name: string; area?: Area }> {
  const found = new Map<string, { name: string; area?: Area }>();
  for (const line of readFileSync(path.join(import.meta.dirname, 'areas.txt'), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [code = '', name = '', kind, cities = '', regions = '', countries = ''] = line.split('|');
    const area = { cities: list(cities), regions: list(regions), countries: list(countries) };
    found.set(code, kind ? { name, area: { kind: kind as Area['kind'], ...area } } : { name });
  }
  return found;
}

function list(cell: string): string[] {
  return cell === '' ? [] : cell.split(',');
}

/** Shown name of a region or country by its ISO 3166 code. */
export function nameOfCode(code: string): string | undefined {
  areas ??= readAreas();
  return areas.get(code)?.name;
}

/** A metro area, part of a country or part of the world by its name. */
export function areaNamed(name: string): Area | undefined {
  areas ??= readAreas();
  return areas.get(`@${name}`)?.area;
}
