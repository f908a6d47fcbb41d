import { expect, test } from 'vitest';
import { CliError } from '../cli-error.ts';
import { jsonlToSheet } from './jsonl-to-sheet.ts';
import type { SheetInput } from './read-input.ts';
import { splitSheet } from './split-sheet.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('lines of JSON become a sheet with a column for each field', () => {
  const { bytes, place } = jsonlToSheet('x', bytesOf('{"url":"u1","n":1}\n\n{"url":"a,b","tags":["x"],"n":null}\n'));
  expect(textOf(bytes).trimEnd().split('\n')).toEqual(['url,n,tags', 'u1,1,', '"a,b",,"[""x""]"']);
  expect([place(2), place(3)]).toEqual(['line 1', 'line 3']);
});

test.each([
  ['"text"', 'line 2: expected an object'],
  ['{"a":', 'line 2: this is no JSON'],
])('a line that is no object is named: %s', (line, said) => {
  expect(() => jsonlToSheet('people.jsonl', bytesOf(`{"a":1}\n${line}\n`))).toThrow(said);
  expect(() => jsonlToSheet('people.jsonl', bytesOf(`{"a":1}\n${line}\n`))).toThrow(CliError);
});

const person = (name: string) => `https://www.linkedin.com/in/${name}`;
const sheet = (text: string): SheetInput => ({
  source: 'people.csv',
  name: 'people.csv',
  bytes: bytesOf(text),
  place: (row) => `line ${row}`,
});

test('a sheet that the server takes at once stays as it is', () => {
  const whole = sheet(`url\n${person('a')}\n`);
  expect(splitSheet(whole)).toEqual([whole]);
});

test('a larger one is split under its headings; a profile is in one part alone', () => {
  const lines = [1, 2, 1, 3, 4, 2, 5].map((at) => `D-${at};${person(`p${at}`)}`);
  const parts = splitSheet(sheet(['Deal;Profile', ...lines, 'D-9;nobody'].join('\n')), { rows: 3, bytes: 10_000 });
  expect(parts.map(({ bytes }) => textOf(bytes).trimEnd().split('\n'))).toEqual([
    ['Deal,Profile', ...[1, 2, 3].map((at) => `D-${at},${person(`p${at}`)}`)],
    ['Deal,Profile', ...[4, 5].map((at) => `D-${at},${person(`p${at}`)}`), 'D-9,nobody'],
  ]);
  expect(parts.map(({ profileColumn, repeated }) => [profileColumn, repeated])).toEqual([
    ['B', 1],
    ['B', 1],
  ]);
  // Rows 4 of the parts, where they stand in the file.
  expect(parts.map(({ place }) => place(4))).toEqual(['line 5', 'line 9']);
});

test('without headings the first line is a profile like the others', () => {
  const parts = splitSheet(sheet(`${[1, 2, 3].map((at) => person(`p${at}`)).join('\n')}\n`), {
    rows: 2,
    bytes: 10_000,
  });
  expect(parts.map(({ bytes }) => textOf(bytes).trimEnd().split('\n').length)).toEqual([2, 1]);
  expect(parts[1]?.place(1)).toBe('line 3');
});
