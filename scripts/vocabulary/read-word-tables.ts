import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTable } from '../../server/search/intent/vocabulary/table.ts';

/** A row of a table that is written by hand. */
export interface WordRow {
  /** The table's name: 'health'. */
  table: string;
  cells: string[];
}

/** @returns the rows of the tables in a folder, by their names, without the remarks, which begin with '#' */
export const readWordTables = (folder: string): WordRow[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      readTable(readFileSync(path.join(folder, file), 'utf8'))
        .filter(([first = '']) => !first.startsWith('#'))
        .map((cells) => ({ table: path.parse(file).name, cells })),
    );
