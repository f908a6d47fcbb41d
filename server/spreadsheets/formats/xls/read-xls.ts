import { readXls, type Workbook } from 'hucre/xlsx';
import { elementAt } from '../../../../shared/element-at.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { cellText } from '../cell-text.ts';
import { checkRowsWhileReading } from '../row-limit.ts';
import { isBlank, type Sheet, type SheetLinks, type SheetRow } from '../sheet-rows.ts';
import { addBiffLink } from './biff-links.ts';
import { BIFF, readBiffRecords } from './biff-records.ts';
import { openCompoundFile } from './open-compound-file.ts';

const NO_LINKS: SheetLinks = new Map();

function readRows(values: Workbook['sheets'][number]['rows']): SheetRow[] {
  const rows: SheetRow[] = [];
  for (const [index, row] of values.entries()) {
    // Rows and cells that the file does not mention are holes.
    const cells = Array.from(row ?? [], cellText);
    if (!cells.every(isBlank)) checkRowsWhileReading(rows.push({ row: index + 1, cells }));
  }
  return rows;
}

/** Opens the file once more: few need it, and its stream is not kept while the cells are. */
function readLinks(bytes: Buffer, sheet: number): SheetLinks {
  const { stream, sheets } = openCompoundFile(bytes);
  const links = new Map<number, string>();
  let depth = 0;
  for (const record of readBiffRecords(stream.subarray(elementAt(sheets, sheet).offset))) {
    // A chart inside the sheet is a list of records of its own.
    if (record.type === BIFF.begin) depth++;
    else if (record.type === BIFF.end && --depth === 0) break;
    else if (depth === 1) addBiffLink(record, links);
  }
  return links;
}

/**
 * Reads the sheets of an xls workbook (Excel 97 to 2003): those one sees, then the hidden ones.
 * @throws DomainError upload_damaged, upload_encrypted, upload_wrong_kind, upload_too_many_rows
 */
export async function* readXlsSheets(bytes: Buffer): AsyncGenerator<Sheet, void, undefined> {
  const { sheets, mayHaveLinks } = openCompoundFile(bytes);
  const workbook = await readXls(bytes).catch((error: unknown) => {
    throw new DomainError('upload_damaged', { cause: error });
  });
  const order = [...sheets.entries()].sort(([, a], [, b]) => Number(a.hidden) - Number(b.hidden));
  for (const [index] of order) {
    const rows = readRows(workbook.sheets.splice(index, 1, { name: '', rows: [] })[0]?.rows ?? []);
    yield { rows, readLinks: () => (mayHaveLinks ? readLinks(bytes, index) : NO_LINKS) };
  }
}
