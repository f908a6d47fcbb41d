import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listColumns } from '../../server/spreadsheets/columns/column-keys.ts';
import { columnsByHeading } from '../../server/spreadsheets/columns/recognise-columns.ts';
import { columnFeatures } from '../../server/spreadsheets/columns/tagger/column-features.ts';
import { COLUMN_CLASSES, type ColumnClass } from '../../server/spreadsheets/columns/tagger/tag-columns.ts';
import type { SheetRow } from '../../server/spreadsheets/formats/sheet-rows.ts';
import { trainSequenceTagger } from './train-sequence-tagger.ts';
import { writeClassifier } from './write-classifier.ts';

/** A sheet whose columns are marked, with some of its rows. */
export interface MarkedSheet {
  header: SheetRow;
  rows: SheetRow[];
  classes: ColumnClass[];
  source: string;
}

const SHEETS = path.join(import.meta.dirname, 'sheet-columns');
const FILE = path.resolve(import.meta.dirname, '../../server/spreadsheets/columns/tagger/columns.bin');

/** Learns what the columns of sheets hold. */
export function trainColumnTagger(): void {
  writeFileSync(FILE, learnColumnTagger(readMarkedSheets()));
}

/**
 * Sheets, parted by an empty line; of each a comment, then a line a column: class, heading and cells between tabs.
 * @throws Error for classes that are none
 */
export function readMarkedSheets(): MarkedSheet[] {
  return readdirSync(SHEETS)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(SHEETS, file), 'utf8')
        .split(/\n\s*\n/)
        .map((block) => block.split('\n').filter((line) => line.includes('\t') && !line.startsWith('#')))
        .filter((lines) => lines.length > 0)
        .map((lines) => readSheet(lines, path.basename(file, '.tsv'))),
    );
}

function readSheet(lines: readonly string[], source: string): MarkedSheet {
  const columns = lines.map((line) => line.split('\t'));
  const classes = columns.map(([name]) => {
    const found = COLUMN_CLASSES.find((one) => one === name);
    if (!found) throw new Error(`No class '${name ?? ''}' of a column in ${source}`);
    return found;
  });
  const height = Math.max(...columns.map((column) => column.length));
  const rowAt = (at: number): SheetRow => ({ row: at, cells: columns.map((column) => column[at] ?? '') });
  const rows = Array.from({ length: height - 2 }, (_, at) => rowAt(at + 2));
  return { header: rowAt(1), rows, classes, source };
}

/** Each sheet teaches twice, with its headings and without. @returns the file of the tagger */
export function learnColumnTagger(sheets: readonly MarkedSheet[]): Buffer {
  const examples = sheets.flatMap(({ header, rows, classes }) => {
    const profile = classes.indexOf('profile');
    const tags = classes.map((name) => COLUMN_CLASSES.indexOf(name));
    const bare = { ...header, cells: header.cells.map(() => '') };
    return [header, bare].map((headings) => {
      const columns = columnsByHeading(listColumns(rows, headings), rows);
      return {
        features: columnFeatures(columns, profile < 0 ? null : profile),
        tags: columns.map(({ index }) => tags[index] ?? 0),
      };
    });
  });
  return writeClassifier(COLUMN_CLASSES, trainSequenceTagger(examples, COLUMN_CLASSES));
}
