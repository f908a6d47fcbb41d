import { createHash } from 'node:crypto';
import { columnLetters, isBlank, type SheetRow } from '../formats/sheet-rows.ts';

/** Characters of a heading that are shown. */
const HEADING_MAX = 200;

/** A column of the sheet that holds anything. */
export interface UsedColumn {
  index: number;
  letter: string;
  /** On one line and cut; '' where there is none. */
  heading: string;
  /** How a mapping names it: by its heading, or by its letter where it has none, or one that does not tell it from others. */
  key: string;
}

/** A heading on one line, without what cannot be seen. */
export function plainHeading(text: string | undefined): string {
  return (text ?? '')
    .slice(0, 1_000)
    .replace(/[\s\u200b-\u200f\u2060\ufeff]+/g, ' ')
    .trim();
}

/** Lists the columns that hold anything, in sheet order. */
export function listColumns(rows: readonly SheetRow[], header: SheetRow | undefined): UsedColumn[] {
  const used: boolean[] = [];
  for (const { cells } of header ? [header, ...rows] : rows) {
    for (let column = 0; column < cells.length; column++) if (!used[column]) used[column] = !isBlank(cells[column]);
  }
  const columns = used.flatMap((filled, index) =>
    filled ? [{ index, letter: columnLetters(index), heading: plainHeading(header?.cells[index]) }] : [],
  );
  const times = new Map<string, number>();
  for (const { heading } of columns) times.set(fold(heading), (times.get(fold(heading)) ?? 0) + 1);
  const letters = new Set(columns.map(({ letter }) => letter));
  return columns.map(({ index, letter, heading }) => {
    const names =
      heading !== '' &&
      heading !== '__proto__' &&
      heading.length <= HEADING_MAX &&
      times.get(fold(heading)) === 1 &&
      (heading === letter || !letters.has(heading));
    return { index, letter, heading: heading.slice(0, HEADING_MAX), key: names ? heading : letter };
  });
}

/** A heading for comparing: however it is spaced and capitalised. */
export function fold(heading: string): string {
  return heading.normalize('NFKC').toLowerCase();
}

/** @returns a digest by which the same headings in the same order are known again; null where no column has one */
export function digestHeadings(columns: readonly UsedColumn[]): string | null {
  const headings = columns.flatMap(({ letter, heading }) => (heading === '' ? [] : [[letter, fold(heading)]]));
  if (headings.length === 0) return null;
  return createHash('sha256').update(JSON.stringify(headings)).digest('hex');
}
