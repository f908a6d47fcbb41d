import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A reading of a name, as the table has it. */
export interface PlaceRow {
  kind: 'city' | 'region' | 'country' | 'area';
  /** Shown name. */
  name: string;
  /** ISO 3166 code of a region or country, of a city's region or else country; of a metro area or part of the world its name. */
  code: string;
  /** People in its cities. */
  population: number;
}

const NEW_LINE = 10;
const KINDS = { c: 'city', r: 'region', n: 'country', a: 'area' } as const;

let table: Buffer | undefined;

/** Names with their readings, a reading a line, sorted by the bytes of the name; outside the heap, read when first asked for. */
function placeNames(): Buffer {
  table ??= readFileSync(path.join(import.meta.dirname, 'place-names.txt'));
  return table;
}

/**
 * @param name as `plainPlaceName` gives it
 * @returns its readings, likeliest first
 */
export function lookUpPlaceName(name: string): PlaceRow[] {
  const buffer = placeNames();
  const key = Buffer.from(`${name}|`);
  let low = 0;
  let high = buffer.length;
  while (low < high) {
    const middle = startOfLine(buffer, (low + high) >>> 1);
    const isBefore = buffer.compare(key, 0, key.length, middle, Math.min(middle + key.length, buffer.length)) < 0;
    if (isBefore) low = buffer.indexOf(NEW_LINE, middle) + 1;
    else high = middle;
  }
  const rows: PlaceRow[] = [];
  while (
    low < buffer.length &&
    buffer.compare(key, 0, key.length, low, Math.min(low + key.length, buffer.length)) === 0
  ) {
    const end = buffer.indexOf(NEW_LINE, low);
    rows.push(readRow(buffer.toString('utf8', low + key.length, end)));
    low = end + 1;
  }
  return rows;
}

function startOfLine(buffer: Buffer, at: number): number {
  return at === 0 ? 0 : buffer.lastIndexOf(NEW_LINE, at - 1) + 1;
}

function readRow(line: string): PlaceRow {
  const [kind = '', name = '', code = '', population = ''] = line.split('|');
  return { kind: KINDS[kind as keyof typeof KINDS], name, code, population: Number(population) };
}
