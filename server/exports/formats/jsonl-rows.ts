import { type StoredProvenance, writeProvenance } from '../../enrichment/stored-provenance.ts';
import type { UploadedCell } from '../../enrichment/uploaded-cell.ts';
import { cellsOfRow, type ExportRow } from '../cells-of-row.ts';
import type { ExportColumn } from '../export-column.ts';

/** Jobs with names and values as the API has them, one a line: the values as they are stored. */
export function jobLines(rows: readonly ExportRow[], sources: boolean): string {
  return rows.map((row) => `${jobLine(row, sources)}\n`).join('');
}

function jobLine({ result, extra, provenance, ...job }: ExportRow, sources: boolean): string {
  const own = extra
    ? { extra: Object.fromEntries((JSON.parse(extra) as UploadedCell[]).map(([heading, text]) => [heading, text])) }
    : {};
  const head = JSON.stringify({ ...job, ...own }).slice(0, -1);
  const origins = sources
    ? `,"provenance":${provenance ? writeProvenance(JSON.parse(provenance) as StoredProvenance) : '{}'}`
    : '';
  // As it is stored it may be written over several lines.
  return `${head},"result":${result?.replaceAll('\n', ' ') ?? '{}'}${origins}}`;
}

/** Rows by the headings of their columns, one a line; empty cells are left out. */
export function rowLines(rows: readonly ExportRow[], columns: readonly ExportColumn[]): string {
  const lines = rows.map((row) => {
    const cells = cellsOfRow(row, columns);
    return JSON.stringify(
      Object.fromEntries(columns.flatMap(({ heading }, at) => (cells[at] === null ? [] : [[heading, cells[at]]]))),
    );
  });
  return lines.map((line) => `${line}\n`).join('');
}
