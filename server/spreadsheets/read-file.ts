import { elementAt } from '../../shared/element-at.ts';
import { DomainError } from '../platform/domain-error.ts';
import { type ArrangedProfiles, arrangeProfiles } from './columns/arrange-profiles.ts';
import { mayBeLink, readProfileCell } from './columns/read-profile-cell.ts';
import { readCsv } from './formats/csv/read-csv.ts';
import { detectFileKind } from './formats/detect-file-kind.ts';
import { COLUMNS_MAX, columnLetters, type Sheet, type SheetLinks, type SheetRow } from './formats/sheet-rows.ts';

const NO_LINKS: SheetLinks = new Map();

/** The readers of workbooks are loaded when one comes: a csv file needs neither. */
async function* readSheets(bytes: Buffer): AsyncGenerator<Sheet, void, undefined> {
  switch (detectFileKind(bytes)) {
    case 'empty':
      throw new DomainError('upload_empty');
    case 'other':
      throw new DomainError('upload_wrong_kind');
    case 'text':
      yield readCsv(bytes);
      return;
    case 'zip':
      yield* (await import('./formats/xlsx/read-xlsx.ts')).readXlsxSheets(bytes);
      return;
    case 'compound':
      yield* (await import('./formats/xls/read-xls.ts')).readXlsSheets(bytes);
      return;
  }
}

/** A cell with a link and no text stored (a formula never calculated) may be all a row has. */
function addLinkedRows(rows: readonly SheetRow[], links: SheetLinks): SheetRow[] {
  const byNumber = new Map(rows.map((row) => [row.row, row]));
  for (const key of links.keys()) {
    const row = Math.floor(key / COLUMNS_MAX);
    const cells = byNumber.get(row)?.cells ?? [];
    while (cells.length <= key % COLUMNS_MAX) cells.push('');
    byNumber.set(row, { row, cells });
  }
  return [...byNumber.values()].sort((a, b) => a.row - b.row);
}

function readSheet(sheet: Sheet): ArrangedProfiles | null {
  const seen = arrangeProfiles(sheet.rows, NO_LINKS);
  if (seen && seen.rejected.length === 0) return seen;
  const links = sheet.readLinks();
  return links.size === 0 ? seen : arrangeProfiles(addLinkedRows(sheet.rows, links), links);
}

/** What stands where profiles were expected, for the user to see what is wrong: the first link to the network. */
function describeNearMiss(rows: readonly SheetRow[]): string | undefined {
  for (const { row, cells } of rows) {
    const column = cells.findIndex((cell) => cell.includes('/') && mayBeLink(cell));
    if (column < 0) continue;
    const cell = readProfileCell(elementAt(cells, column), undefined);
    if (!cell.ok) return `Cell ${columnLetters(column)}${row} holds ${cell.value}. ${cell.reason}`;
  }
  return undefined;
}

/**
 * Reads an uploaded file of any kind: the first sheet, in the order of the workbook and hidden ones last, that
 * holds a profile URL.
 * @throws DomainError one of the upload_… codes
 */
export async function readFile(bytes: Buffer): Promise<ArrangedProfiles> {
  let nearMiss: string | undefined;
  let filled = false;
  for await (const sheet of readSheets(bytes)) {
    const arranged = readSheet(sheet);
    if (arranged) return arranged;
    filled ||= sheet.rows.length > 0;
    nearMiss ??= describeNearMiss(sheet.rows);
  }
  throw filled ? new DomainError('upload_no_profiles', { details: nearMiss }) : new DomainError('upload_empty');
}
