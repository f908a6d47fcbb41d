import { cleanText } from '../../../shared/clean-text.ts';
import { type CsvOptions, csvLine } from '../../../shared/csv-line.ts';
import { cellsOfRow, type ExportRow } from '../cells-of-row.ts';
import type { ExportColumn } from '../export-column.ts';

/** The headings, as the first line of a csv file. */
export function csvHeader(columns: readonly ExportColumn[], options: CsvOptions): string {
  return csvLine(
    columns.map(({ heading }) => cleanText(heading)),
    options,
  );
}

/** Lines of a csv file. */
export function csvRows(rows: readonly ExportRow[], columns: readonly ExportColumn[], options: CsvOptions): string {
  const clean = rows.map((row) =>
    cellsOfRow(row, columns).map((cell) => (typeof cell === 'string' ? cleanText(cell) : cell)),
  );
  return clean.map((cells) => csvLine(cells, options)).join('');
}
