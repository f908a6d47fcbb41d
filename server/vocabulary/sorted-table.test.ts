import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { SortedTable } from './sorted-table.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sorted-table-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'table.txt');
writeFileSync(file, '# Made up.\na\t1\na b\t2\na c d\t3\nab\t4\n');
const table = new SortedTable(file);

it('finds what stands behind a whole key', () => {
  expect(['a', 'a b', 'ab', 'a c', 'b', ''].map((key) => table.find(key))).toEqual([
    '1',
    '2',
    '4',
    undefined,
    undefined,
    undefined,
  ]);
});

it('lists the keys that begin alike, to the end of the file', () => {
  expect(table.keysFrom('a ')).toEqual(['a b', 'a c d']);
  expect(table.keysFrom('ab')).toEqual(['ab']);
  expect(table.keysFrom('b')).toEqual([]);
  expect([table.hasKeyFrom('a c'), table.hasKeyFrom('c')]).toEqual([true, false]);
});

it('knows how many words the longest key has that begins with a word', () => {
  expect(['a', 'ab', 'b', 'a'].map((word) => table.mostWordsFrom(word))).toEqual([3, 1, 0, 3]);
});
