import { utils, type WorkSheet, write } from '@e965/xlsx';
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';

/** Real files, and broken and hostile ones, made for the tests. */

export type Rows = (string | number | boolean | Date | null)[][];

export async function makeXlsx(...sheets: Rows[]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: sheets.map((rows, index) => ({ name: `Sheet${index + 1}`, rows })) }));
}

/** @param adjust changes the sheet before it is written: links, hidden parts */
export function makeXls(rows: Rows, adjust: (sheet: WorkSheet) => void = () => {}): Buffer {
  const sheet = utils.aoa_to_sheet(rows);
  adjust(sheet);
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'People');
  return write(workbook, { type: 'buffer', bookType: 'biff8', bookSST: true });
}

/** Puts other parts into a workbook, or changes those it has. */
export function changeParts(xlsx: Buffer, change: (parts: Record<string, Uint8Array>) => void): Buffer {
  const parts = unzipSync(xlsx);
  change(parts);
  return Buffer.from(zipSync(parts as Zippable));
}

/** Replaces the XML of the first sheet's rows and what follows them. */
export function withSheetXml(xlsx: Buffer, xml: string, relationships?: string): Buffer {
  return changeParts(xlsx, (parts) => {
    parts['xl/worksheets/sheet1.xml'] = strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${xml}</worksheet>`,
    );
    if (relationships === undefined) return;
    parts['xl/worksheets/_rels/sheet1.xml.rels'] = strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationships}</Relationships>`,
    );
  });
}

export const makeZip = (names: readonly string[]): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, strToU8(`<x>${name}</x>`)]))));

/** Makes the table of contents and the local header of a part declare another size than it has. */
export function declareSize(zip: Buffer, name: string, size: number): Buffer {
  const changed = Buffer.from(zip);
  for (const [signature, nameAt, sizeAt] of [
    [0x04034b50, 30, 22],
    [0x02014b50, 46, 24],
  ] as const) {
    for (let at = 0; at + nameAt < changed.length; at++) {
      if (changed.readUInt32LE(at) !== signature) continue;
      if (changed.toString('latin1', at + nameAt, at + nameAt + name.length) !== name) continue;
      changed.writeUInt32LE(size, at + sizeAt);
    }
  }
  return changed;
}

/** Puts the record that announces encryption after the first record of the workbook stream. */
export function encryptXls(xls: Buffer): Buffer {
  const changed = Buffer.from(xls);
  const begin = changed.indexOf(Buffer.from([0x09, 0x08, 0x10, 0x00, 0x00, 0x06, 0x05, 0x00]));
  // The record after BOF becomes FILEPASS; its length stays, so that the walk over the records stays whole.
  changed.writeUInt16LE(0x2f, begin + 4 + changed.readUInt16LE(begin + 2));
  return changed;
}
