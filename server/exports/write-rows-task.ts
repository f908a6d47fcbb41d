import type { ExportChoice } from '../../shared/export-choices.ts';
import { threadWork } from '../platform/threads/thread-work.ts';
import type { ExportRow } from './cells-of-row.ts';
import type { ExportColumn } from './export-column.ts';
import { csvRows } from './formats/csv-rows.ts';
import { jobLines, rowLines } from './formats/jsonl-rows.ts';
import { type DeflatedPiece, deflatePiece } from './formats/xlsx/deflate-piece.ts';
import { sheetRows } from './formats/xlsx/sheet-rows.ts';

export interface WriteRowsTask {
  choice: ExportChoice;
  columns: readonly ExportColumn[];
  rows: readonly ExportRow[];
  /** Number of the first of them in the sheet, and the checksum of what comes before it. */
  first: number;
  crc: number;
}

/** Writes some rows of a file, in a thread: parsing, escaping and compressing 2.3 million values takes seconds. */
export default threadWork(({ choice, columns, rows, first, crc }: WriteRowsTask): DeflatedPiece => {
  switch (choice.format) {
    case 'xlsx':
      return deflatePiece(sheetRows(rows, columns, first), crc);
    case 'csv':
      return plainPiece(csvRows(rows, columns, { plainNumbers: choice.layout !== 'plain' }));
    case 'jsonl':
      return plainPiece(choice.layout === 'plain' ? jobLines(rows, choice.sources) : rowLines(rows, columns));
  }
});

function plainPiece(text: string): DeflatedPiece {
  const bytes = Buffer.from(text);
  return { bytes, crc: 0, size: bytes.length };
}
