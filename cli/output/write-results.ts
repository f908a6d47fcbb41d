import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { PARAMETER_BY_ID, type ParameterId } from '../../shared/catalogue.ts';
import { cleanText } from '../../shared/clean-text.ts';
import { csvLine } from '../../shared/csv-line.ts';
import type { ExportFormat } from '../../shared/export-choices.ts';
import { isEmptyValue, valueText } from '../../shared/format-value.ts';
import { headingsOf, type ResultRow } from './result-rows.ts';

/** As of the sheet that the page downloads. */
const SHEET_NAME = 'Enrichment Results';
const WIDTHS = { url: 45, other: 22 };
/** The most a cell of a spreadsheet may hold. */
const CELL_CHARS_MAX = 32_767;
/** Text that reads like the format's own escape for a character. */
const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g;
/** By which Excel knows that a csv file is UTF-8. */
const UTF8_MARK = '\uFEFF';

type Cell = string | number | null;

/**
 * Writes results: the profile's URL, the user's own columns, a column for each parameter, the status, and why it failed.
 * @param parameters ids, in the order of their columns
 * @param forProgram csv is piped on: without the mark for Excel, and with the line ends of a Unix text
 * @returns the bytes of the file
 */
export async function writeResults(
  format: ExportFormat,
  rows: readonly ResultRow[],
  parameters: readonly ParameterId[],
  forProgram = false,
): Promise<Uint8Array> {
  if (format === 'jsonl') return Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const own = headingsOf(rows);
  const headings = [
    'Profile URL',
    ...own.map(cleanText),
    ...parameters.map((id) => PARAMETER_BY_ID.get(id)?.name ?? id),
    'Status',
    'Error',
  ];
  const cells = rows.map((row) => toCells(row, own, parameters));
  return format === 'csv' ? writeCsv([headings, ...cells], forProgram) : writeWorkbook(headings, cells);
}

function writeCsv(lines: readonly Cell[][], forProgram: boolean): Uint8Array {
  const written = lines.map((cells) => csvLine(cells));
  return Buffer.from(
    forProgram ? written.map((line) => `${line.slice(0, -2)}\n`).join('') : `${UTF8_MARK}${written.join('')}`,
  );
}

/** A text is never a formula, whatever it begins with: it is stored as text. */
function writeWorkbook(headings: string[], cells: Cell[][]): Promise<Uint8Array> {
  const rows = [headings, ...cells].map((row) => row.map((cell) => (typeof cell === 'string' ? cellText(cell) : cell)));
  const columns = headings.map((_, at) => ({ width: at === 0 ? WIDTHS.url : WIDTHS.other }));
  return writeXlsx({ sheets: [{ name: SHEET_NAME, columns, rows: rows as CellValue[][], freezePane: { rows: 1 } }] });
}

function toCells(
  { linkedin_url, status, error, extra = {}, result }: ResultRow,
  own: readonly string[],
  parameters: readonly ParameterId[],
): Cell[] {
  return [
    linkedin_url,
    ...own.map((heading) => (extra[heading] ? cleanText(extra[heading]) : null)),
    ...parameters.map((id) => toCell(result[id], id)),
    status.charAt(0).toUpperCase() + status.slice(1),
    status === 'completed' || error === null ? null : cleanText(error),
  ];
}

/** Numbers stay numbers. */
function toCell(value: ResultRow['result'][ParameterId], parameter: ParameterId): Cell {
  if (isEmptyValue(value)) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return cleanText(valueText(value, parameter));
}

function cellText(text: string): string {
  const fitting = text.length > CELL_CHARS_MAX ? `${text.slice(0, CELL_CHARS_MAX - 1).toWellFormed()}…` : text;
  return fitting.replace(ESCAPE_LIKE, '_x005F_');
}
