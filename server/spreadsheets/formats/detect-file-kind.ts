export type FileKind = 'zip' | 'compound' | 'text' | 'empty' | 'other';

const startsWith = (bytes: Uint8Array, ...head: number[]) => head.every((byte, index) => bytes[index] === byte);

/** Text that is something else than a table: pages, documents, pictures, JSON. */
const OTHER_TEXT = /^\s*(?:<(?:!doctype|html|\?xml|table|svg)|%PDF-|\{\\rtf|GIF8|\{\s*"|\[\s*["{]|\[\s*\[\s*["\d])/i;

/** True when most of the first bytes could not stand in a text of any common encoding. */
function isBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 4096);
  let odd = 0;
  for (const byte of head) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27)) odd++;
  return odd > head.length / 50;
}

/** UTF-16 has a zero in every second byte of western text, so zeros alone do not make a file binary. */
function isUtf16(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) return true;
  const head = bytes.subarray(0, 2000);
  let even = 0;
  let odd = 0;
  head.forEach((byte, index) => {
    if (byte === 0) index % 2 === 0 ? even++ : odd++;
  });
  const half = head.length / 2;
  return (even > half * 0.7 && odd < half * 0.1) || (odd > half * 0.7 && even < half * 0.1);
}

/**
 * Says by its content, whatever its name, what a file is: a workbook that is called .csv is read as the workbook it is.
 * @returns 'zip' (xlsx and others), 'compound' (xls, encrypted workbooks, others), 'text' (csv), 'empty' or 'other'
 */
export function detectFileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  if (startsWith(bytes, 0x50, 0x4b) && (bytes[2] ?? 0) < 9 && (bytes[3] ?? 0) < 9) return 'zip';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'compound';
  if (isUtf16(bytes)) return 'text';
  if (isBinary(bytes)) return 'other';
  const head = new TextDecoder('utf-8').decode(bytes.subarray(0, 200));
  return OTHER_TEXT.test(head) ? 'other' : 'text';
}
