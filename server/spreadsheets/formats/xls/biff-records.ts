/** Records of the workbook stream of an xls file that are looked at here; its cells are read elsewhere. */
export const BIFF = {
  formula: 0x0006,
  end: 0x000a,
  filePass: 0x002f,
  sheet: 0x0085,
  link: 0x01b8,
  begin: 0x0809,
} as const;

/** The version in the first record: Excel 97 to 2003. */
export const BIFF8 = 0x0600;

export interface BiffRecord {
  type: number;
  /** Where the record starts in the stream. */
  offset: number;
  data: Buffer;
}

/**
 * Walks the records of a workbook stream.
 * @throws RangeError when the last record is cut off
 */
export function* readBiffRecords(stream: Buffer): Generator<BiffRecord, void, undefined> {
  let offset = 0;
  let ended = false;
  while (offset + 4 <= stream.length) {
    const type = stream.readUInt16LE(offset);
    // Zeros fill the last sector.
    if (type === 0 && ended) return;
    const end = offset + 4 + stream.readUInt16LE(offset + 2);
    if (end > stream.length) throw new RangeError('A record is cut off');
    yield { type, offset, data: stream.subarray(offset + 4, end) };
    ended = type === BIFF.end;
    offset = end;
  }
  if (!ended) throw new RangeError('The last record is missing');
}
