import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Rows of a handwritten table of this folder: '|' between cells, '#' before remarks. */
export function readHandTable(file: string): string[][] {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** The entries of a cell, parted by commas. */
export function entries(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
