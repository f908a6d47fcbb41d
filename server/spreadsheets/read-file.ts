import type { SheetColumn } from '../../shared/contract/sheet-columns.ts';
import { DomainError } from '../platform/domain-error.ts';
import { type ArrangedProfiles, arrangeProfiles } from './columns/arrange-profiles.ts';
import { describeColumns } from './columns/describe-columns.ts';
import { type KnownMappings, layOutSheet, type SheetLayout } from './columns/lay-out-sheet.ts';
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

interface ReadSheet {
  layout: SheetLayout;
  arranged: ArrangedProfiles | null;
}

function readSheet(sheet: Sheet, known: KnownMappings): ReadSheet {
  const links = sheet.readLinks();
  const rows = links.size === 0 ? sheet.rows : addLinkedRows(sheet.rows, links);
  const layout = layOutSheet(rows, links, known);
  return { layout, arranged: arrangeProfiles(layout, links) };
}

/** What stands where profiles were expected, for the user to see what is wrong: the first link to the network. */
function describeNearMiss(rows: readonly SheetRow[]): string | undefined {
  for (const { row, cells } of rows) {
    const column = cells.findIndex((cell) => cell.includes('/') && mayBeLink(cell));
    if (column < 0) continue;
    const cell = readProfileCell({ text: cells[column], row, column }, NO_LINKS);
    if (!cell.ok) return `Cell ${columnLetters(column)}${row} holds ${cell.value}. ${cell.reason}`;
  }
  return undefined;
}

/** What was found in the sheets that hold no profiles. */
interface Passed {
  columns?: SheetColumn[];
  nearMiss?: string | undefined;
  misfit?: DomainError;
}

/**
 * Reads an uploaded file of any kind: the first sheet, in the order of the workbook and hidden ones last, that
 * holds a profile URL, in the column of the mapping if one is given.
 * @throws DomainError one of the upload_… codes; invalid_mapping when the mapping given fits no sheet
 */
export async function readFile(bytes: Buffer, known: KnownMappings = {}): Promise<ArrangedProfiles> {
  const passed: Passed = {};
  for await (const sheet of readSheets(bytes)) {
    if (sheet.rows.length === 0) continue;
    const arranged = tryOne(sheet, known, passed);
    if (arranged) return arranged;
  }
  const { columns, nearMiss: details, misfit } = passed;
  if (misfit) throw misfit;
  throw columns ? new DomainError('upload_no_profiles', { details, columns }) : new DomainError('upload_empty');
}

function tryOne(sheet: Sheet, known: KnownMappings, passed: Passed): ArrangedProfiles | null {
  try {
    const { layout, arranged } = readSheet(sheet, known);
    if (arranged) return arranged;
    passed.columns ??= describeColumns(layout);
    passed.nearMiss ??= describeNearMiss(sheet.rows);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'invalid_mapping') throw error;
    passed.misfit ??= error;
  }
  return null;
}
