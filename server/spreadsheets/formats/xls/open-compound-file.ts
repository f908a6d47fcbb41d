import * as compoundFiles from 'cfb';
import { DomainError } from '../../../platform/domain-error.ts';
import { BIFF, BIFF8, readBiffRecords } from './biff-records.ts';

/** A sheet as the workbook lists it. */
export interface BiffSheet {
  name: string;
  hidden: boolean;
  /** Where its records start in the stream. */
  offset: number;
}

export interface BiffWorkbook {
  stream: Buffer;
  sheets: BiffSheet[];
  /** Whether any record can be a link, so that it is worth looking for them. */
  mayHaveLinks: boolean;
}

function findStream(bytes: Buffer): Buffer {
  let file: ReturnType<typeof compoundFiles.read>;
  try {
    file = compoundFiles.read(bytes, { type: 'buffer' });
  } catch (error) {
    throw new DomainError('upload_damaged', { cause: error });
  }
  if (compoundFiles.find(file, 'EncryptedPackage')) throw new DomainError('upload_encrypted');
  const workbook = compoundFiles.find(file, 'Workbook') ?? compoundFiles.find(file, 'Book');
  if (!workbook) throw new DomainError('upload_wrong_kind');
  const { content } = workbook;
  return Buffer.isBuffer(content) ? content : Buffer.from(content);
}

/**
 * Looks through an OLE container before its cells are read.
 * @returns the stream with the workbook's records and the list of its sheets
 * @throws DomainError upload_damaged, upload_encrypted, or upload_wrong_kind when it is no workbook we read
 */
export function openCompoundFile(bytes: Buffer): BiffWorkbook {
  const stream = findStream(bytes);
  const sheets: BiffSheet[] = [];
  let mayHaveLinks = false;
  try {
    for (const { type, offset, data } of readBiffRecords(stream)) {
      if (type === BIFF.filePass) throw new DomainError('upload_encrypted');
      if (offset === 0 && (type !== BIFF.begin || data.readUInt16LE(0) !== BIFF8)) {
        throw new DomainError('upload_wrong_kind', {
          details: 'This workbook was made by Excel 95 or older. Please save it as .xlsx and upload again.',
        });
      }
      if (type === BIFF.link || type === BIFF.formula) mayHaveLinks = true;
      if (type !== BIFF.sheet) continue;
      const wide = data.readUInt8(7) & 1;
      const name = data.toString(wide ? 'utf16le' : 'latin1', 8, 8 + data.readUInt8(6) * (wide ? 2 : 1));
      sheets.push({ name, hidden: (data.readUInt8(4) & 3) !== 0, offset: data.readUInt32LE(0) });
    }
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError('upload_damaged', { cause: error });
  }
  return { stream, sheets, mayHaveLinks };
}
