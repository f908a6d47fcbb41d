import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/** A reading of a name, as the table has it. */
export interface PlaceRow {
  kind: 'city' | 'region' | 'country' | 'area';
  /** Shown name. */
  name: string;
  /** ISO 3166 code of a region or country, of a city's region or else country; of a metro area or part of the world its name. */
  code: string;
  /** People in its cities. */
  population: number;
  /** Of a part of a city, and of what lies beside one, that city's name; of a county its towns. */
  cities?: string[];
}

const NEW_LINE = 10;
/** In bytes: 'x|n|Y|XX|0'. */
const SHORTEST_LINE = 10;
const KINDS = { c: 'city', r: 'region', n: 'country', a: 'area' } as const;

/** Names with their readings, a reading a line, sorted by the bytes of the name. Both outside the heap. */
interface Table {
  text: Buffer;
  /** Where each line starts, and where the last ends. */
  lines: Uint32Array;
}

let table: Table | undefined;
/** The spans of one text begin and end with the same words again and again. */
const recent = new LRUCache<string, PlaceRow[]>({ max: 2000 });

/** Read when first asked for. */
function readTable(): Table {
  const text = readFileSync(path.join(import.meta.dirname, 'place-names.txt'));
  const starts = new Uint32Array(Math.ceil(text.length / SHORTEST_LINE) + 1);
  let count = 0;
  for (let at = text.indexOf(NEW_LINE); at >= 0; at = text.indexOf(NEW_LINE, at + 1)) starts[++count] = at + 1;
  return { text, lines: starts.slice(0, count + 1) };
}

/**
 * @param name as `plainPlaceName` gives it
 * @returns its readings, likeliest first
 */
export function lookUpPlaceName(name: string): readonly PlaceRow[] {
  const known = recent.get(name);
  if (known !== undefined) return known;
  const rows = search(name);
  recent.set(name, rows);
  return rows;
}

function search(name: string): PlaceRow[] {
  table ??= readTable();
  const { text, lines } = table;
  const key = Buffer.from(`${name}|`);
  const rows: PlaceRow[] = [];
  for (let line = firstLineFrom(key, table); compare(key, line, table) === 0; line++) {
    rows.push(readRow(text.toString('utf8', (lines[line] ?? 0) + key.length, (lines[line + 1] ?? 0) - 1)));
  }
  return rows;
}

const firstWords = new LRUCache<string, boolean>({ max: 5000 });

/** Whether any name in the table begins with that word: most words of a text begin none, and no phrase from them on is a place. */
export function startsPlaceName(word: string): boolean {
  const known = firstWords.get(word);
  if (known !== undefined) return known;
  table ??= readTable();
  const key = Buffer.from(`${word} `);
  const starts = compare(key, firstLineFrom(key, table), table) === 0 || lookUpPlaceName(word).length > 0;
  firstWords.set(word, starts);
  return starts;
}

/** The first line that is not before the key. */
function firstLineFrom(key: Buffer, { text, lines }: Table): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(key, middle, { text, lines }) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a line stands before (-1), begins with (0) or stands after the key. */
function compare(key: Buffer, line: number, { text, lines }: Table): number {
  const start = lines[line] ?? text.length;
  return text.compare(key, 0, key.length, start, Math.min(start + key.length, text.length));
}

function readRow(line: string): PlaceRow {
  const [kind = '', name = '', code = '', population = '', cities] = line.split('|');
  const row = { kind: KINDS[kind as keyof typeof KINDS], name, code, population: Number(population) };
  return cities ? { ...row, cities: cities.split(';') } : row;
}
