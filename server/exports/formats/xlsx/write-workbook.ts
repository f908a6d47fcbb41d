import { Zip } from 'fflate';
import type { ExportColumn } from '../../export-column.ts';
import { type DeflatedPiece, deflatePiece } from './deflate-piece.ts';
import { DeflatedPart } from './deflated-part.ts';
import { SHEET_PATH, SHEET_TAIL, sheetHead, workbookParts } from './workbook-parts.ts';

const SHEET_NAME = 'Enrichment Results';

/**
 * Writes an xlsx file with one sheet, whose rows come compressed. The library that reads sheets writes them as streams as well, but
 * in the thread that asks; here rows are made in others, a page at a time.
 * @param rows called with the checksum of the sheet so far; the pieces it gives go on from there
 */
export async function* writeWorkbook(
  columns: readonly ExportColumn[],
  rows: (crc: number) => AsyncIterable<DeflatedPiece>,
): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  const take = () => {
    const pieces = written;
    written = [];
    return Buffer.concat(pieces);
  };
  for (const [path, text] of Object.entries(workbookParts(SHEET_NAME))) {
    const part = new DeflatedPart(path);
    zip.add(part);
    part.append(deflatePiece(text, 0));
    part.end();
  }
  const sheet = new DeflatedPart(SHEET_PATH);
  zip.add(sheet);
  sheet.append(deflatePiece(sheetHead(columns), 0));
  yield take();
  for await (const piece of rows(sheet.crc)) {
    sheet.append(piece);
    yield take();
  }
  sheet.append(deflatePiece(SHEET_TAIL, sheet.crc));
  sheet.end();
  zip.end();
  yield take();
}
