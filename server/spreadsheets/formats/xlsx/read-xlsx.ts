import { streamXlsxRows } from 'hucre/xlsx';
import { DomainError } from '../../../platform/domain-error.ts';
import { cellText } from '../cell-text.ts';
import { checkRowsWhileReading } from '../row-limit.ts';
import { isBlank, type Sheet, type SheetRow } from '../sheet-rows.ts';
import { inspectArchive } from './inspect-archive.ts';
import { listSheets } from './list-sheets.ts';
import { readSheetLinks } from './sheet-links.ts';

async function readRows(bytes: Uint8Array, sheet: string): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    const cells = values.map(cellText);
    if (!cells.every(isBlank)) checkRowsWhileReading(rows.push({ row: index + 1, cells }));
  }
  return rows;
}

/** A chart has a sheet of its own without any cells. */
const isChart = (error: unknown) => error instanceof Error && error.message.includes('missing worksheet');

/** A part that unpacks to more than it declares; the reader stops there. */
const isBomb = (error: unknown) => error instanceof Error && error.message.includes('zip bomb');

/**
 * Reads the sheets of an xlsx workbook one by one.
 * @throws DomainError upload_damaged, upload_suspicious, upload_wrong_kind, upload_too_many_rows
 */
export async function* readXlsxSheets(bytes: Uint8Array): AsyncGenerator<Sheet, void, undefined> {
  inspectArchive(bytes);
  try {
    const sheets = listSheets(bytes);
    // Those one sees come first.
    for (const sheet of [...sheets.filter(({ hidden }) => !hidden), ...sheets.filter(({ hidden }) => hidden)]) {
      const rows = await readRows(bytes, sheet.name).catch((error: unknown) => {
        if (isChart(error)) return [];
        throw error;
      });
      yield { rows, readLinks: () => readSheetLinks(bytes, sheet) };
    }
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError(isBomb(error) ? 'upload_suspicious' : 'upload_damaged', { cause: error });
  }
}
