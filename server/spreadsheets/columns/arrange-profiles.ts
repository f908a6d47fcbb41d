import { LIMITS } from '../../../shared/catalogue.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { tooManyRows } from '../formats/row-limit.ts';
import { columnLetters, isBlank, linkKey, type SheetLinks, type SheetRow } from '../formats/sheet-rows.ts';
import { findHeaderRow } from './find-header-row.ts';
import { findProfileColumn } from './find-profile-column.ts';
import { readProfileCell } from './read-profile-cell.ts';

/** Characters of all cells together; a small file can name one long text in every row. */
const TEXT_MAX = 64 * 1024 * 1024;

/** A sheet taken apart. */
export interface ArrangedProfiles {
  /** Rows with data: no headings, no titles above them, no blank ones. */
  rows: number;
  column: { index: number; letter: string; name: string };
  /** Headings of the user's other columns, in sheet order. */
  headers: string[];
  duplicates: number;
  urls: string[];
  /** The row of each URL. */
  sources: SheetRow[];
  /** Columns (from 0) of `headers`. */
  others: number[];
  rejected: { row: number; value: string; reason: string }[];
}

/** The other columns that hold anything; unnamed, repeated or unusable headings give way to the column's letters. */
function nameColumns(rows: readonly SheetRow[], header: SheetRow | undefined, profileColumn: number) {
  const used: boolean[] = [];
  for (const { cells } of header ? [header, ...rows] : rows) {
    for (let column = 0; column < cells.length; column++) if (!used[column]) used[column] = !isBlank(cells[column]);
  }
  used[profileColumn] = false;
  const names = new Map<string, number>();
  for (let column = 0; column < used.length; column++) {
    if (!used[column]) continue;
    const heading = header?.cells[column]?.replace(/\s+/g, ' ').trim() ?? '';
    const letter = columnLetters(column);
    if (heading === '' || heading === '__proto__') names.set(letter, column);
    else names.set(names.has(heading) ? `${heading} (${letter})` : heading, column);
  }
  return names;
}

/**
 * Takes a sheet apart into profiles, the user's other columns and the rows that hold something else.
 * @returns null when no cell of the sheet holds a profile URL
 * @throws DomainError upload_too_many_rows, upload_suspicious
 */
export function arrangeProfiles(rows: readonly SheetRow[], links: SheetLinks): ArrangedProfiles | null {
  const index = findProfileColumn(rows, links);
  if (index === null) return null;
  const read = ({ row, cells }: SheetRow) => readProfileCell(cells[index] ?? '', links.get(linkKey(row, index)));
  const first = rows.findIndex((row) => read(row).ok);
  const headerAt = findHeaderRow(rows.slice(0, first), index);
  const header = rows[headerAt];
  const data = rows.slice(headerAt + 1);
  if (data.length > LIMITS.uploadRows) throw tooManyRows();

  const letter = columnLetters(index);
  const others = nameColumns(data, header, index);
  const arranged: ArrangedProfiles = {
    rows: data.length,
    column: { index, letter, name: header?.cells[index]?.trim() || letter },
    headers: [...others.keys()],
    duplicates: 0,
    urls: [],
    sources: [],
    others: [...others.values()],
    rejected: [],
  };
  const seen = new Set<string>();
  let characters = 0;
  for (const row of data) {
    const cell = read(row);
    if (!cell.ok) arranged.rejected.push({ row: row.row, value: cell.value, reason: cell.reason });
    else if (seen.has(cell.url)) arranged.duplicates++;
    else {
      seen.add(cell.url);
      arranged.urls.push(cell.url);
      arranged.sources.push(row);
      for (const text of row.cells) characters += text.length;
      if (characters > TEXT_MAX) throw new DomainError('upload_suspicious');
    }
  }
  return arranged;
}
