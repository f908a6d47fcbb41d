import { cleanText } from '../../../../shared/clean-text.ts';
import { type Cell, cellsOfRow, type ExportRow } from '../../cells-of-row.ts';
import type { ExportColumn } from '../../export-column.ts';

/** The most a cell may hold (Excel's specifications and limits). */
const CELL_CHARS_MAX = 32_767;
/** Text that reads like the format's own escape for a character. */
const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** Rows of a sheet, as XML. @param first number of the first one, from 1 */
export function sheetRows(rows: readonly ExportRow[], columns: readonly ExportColumn[], first: number): string {
  return rows.map((row, at) => rowXml(cellsOfRow(row, columns), first + at)).join('');
}

/** A row of a sheet. A text is never a formula, whatever it begins with: it is stored as text. */
export function rowXml(cells: readonly Cell[], number: number): string {
  let xml = `<row r="${number}">`;
  for (const [at, cell] of cells.entries()) {
    if (cell === null) continue;
    const place = `${lettersOf(at)}${number}`;
    xml +=
      typeof cell === 'number'
        ? `<c r="${place}"><v>${cell}</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${cellText(cell)}</t></is></c>`;
  }
  return `${xml}</row>`;
}

function cellText(text: string): string {
  const clean = cleanText(text);
  const fitting = clean.length > CELL_CHARS_MAX ? `${clean.slice(0, CELL_CHARS_MAX - 1).toWellFormed()}…` : clean;
  return escapeXml(fitting.replace(ESCAPE_LIKE, '_x005F_'));
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const LETTERS: string[] = [];
/** 'A', 'Z', 'AA'. @param at from 0 */
function lettersOf(at: number): string {
  LETTERS[at] ??= (at >= 26 ? lettersOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
  return LETTERS[at];
}
