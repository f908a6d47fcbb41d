import { linkKey } from '../sheet-rows.ts';
import { BIFF, type BiffRecord } from './biff-records.ts';

const FLAG = { moniker: 0x01, displayName: 0x14, frameName: 0x80, monikerAsText: 0x100 } as const;
const URL_MONIKER = 'e0c9ea79f9bace118c8200aa004ba90b';
const TEXT_TOKEN = 0x17;
const FORMULA_HEAD_BYTES = 22;

const readUtf16 = (bytes: Buffer) => bytes.toString('utf16le').replace(/\0.*$/s, '');

/** The address of a link laid over cells ([MS-XLS] HLink); null for one that leads to a file or into the workbook. */
function readLinkTarget(data: Buffer): string | null {
  const flags = data.readUInt32LE(28);
  let at = 32;
  const readText = () => {
    const bytes = data.readUInt32LE(at) * 2;
    const text = data.subarray(at + 4, at + 4 + bytes);
    at += 4 + bytes;
    return readUtf16(text);
  };
  if ((flags & FLAG.displayName) === FLAG.displayName) readText();
  if (flags & FLAG.frameName) readText();
  if (!(flags & FLAG.moniker)) return null;
  if (flags & FLAG.monikerAsText) return readText();
  if (data.toString('hex', at, at + 16) !== URL_MONIKER) return null;
  return readUtf16(data.subarray(at + 20, at + 20 + data.readUInt32LE(at + 16)));
}

/** The first text of a formula, which HYPERLINK("address", "text") has as its address. */
function readFormulaTarget(data: Buffer): string | null {
  if (data[FORMULA_HEAD_BYTES] !== TEXT_TOKEN) return null;
  const characters = data.readUInt8(FORMULA_HEAD_BYTES + 1);
  const start = FORMULA_HEAD_BYTES + 3;
  const wide = data.readUInt8(FORMULA_HEAD_BYTES + 2) & 1;
  return data.toString(wide ? 'utf16le' : 'latin1', start, start + characters * (wide ? 2 : 1));
}

/** Adds where the cells of the record lead, when it is a link or a formula that makes one. */
export function addBiffLink({ type, data }: BiffRecord, links: Map<number, string>): void {
  if (type !== BIFF.link && type !== BIFF.formula) return;
  const column = data.readUInt16LE(type === BIFF.link ? 4 : 2);
  const target = type === BIFF.link ? readLinkTarget(data) : readFormulaTarget(data);
  if (target) links.set(linkKey(data.readUInt16LE(0) + 1, column), target);
}
