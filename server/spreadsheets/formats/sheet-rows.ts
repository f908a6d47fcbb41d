import { elementAt } from '../../../shared/element-at.ts';

/** One row of a sheet that holds anything. */
export interface SheetRow {
  /** Row number as the spreadsheet shows it, from 1; blank rows above it count. */
  row: number;
  /** Visible text of the cells from column A on; '' for an empty cell. */
  cells: string[];
}

/** Targets of the links in cells whose text may be something else, by `linkKey`. */
export type SheetLinks = ReadonlyMap<number, string>;

export interface Sheet {
  rows: SheetRow[];
  /** Read only when the visible text does not tell all. */
  readLinks(): SheetLinks;
}

/** The widest sheet any spreadsheet program writes. */
export const COLUMNS_MAX = 16_384;

/**
 * @param row from 1
 * @param column from 0
 */
export function linkKey(row: number, column: number): number {
  return row * COLUMNS_MAX + column;
}

/** @returns the letters of a column, 'A' for 0, 'AA' for 26 */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

/** @returns row (from 1) and column (from 0) of a cell's name, 'C7'; null when it is none */
export function readCellName(name: string): { row: number; column: number } | null {
  const read = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(name);
  if (!read) return null;
  let column = 0;
  for (const letter of elementAt(read, 1)) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(read[2]), column: column - 1 };
}

/** @returns true when nothing can be seen in the cell */
export function isBlank(text: string | undefined): boolean {
  // For most cells the first character decides, without a copy.
  return (
    text === undefined ||
    text === '' ||
    ((text.charCodeAt(0) <= 0x20 || text.charCodeAt(0) > 0x7f) && text.trim() === '')
  );
}
