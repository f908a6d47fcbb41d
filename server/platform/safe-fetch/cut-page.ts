/** Where to look for the end of something. */
const TAIL_BYTES = 16_384;
/** What ends a paragraph, an entry of a list or more: what stands before is whole. */
const END_OF_BLOCK =
  /<\/(?:p|div|li|ul|ol|dl|dd|h[1-6]|td|tr|table|section|article|header|footer|nav|main|aside|script|style|head)>/gi;

/**
 * Cuts a page off that was too long to be read to its end: behind the last block that is whole, else before the last tag, else
 * behind the last word. No character, tag or sentence is left in halves, whatever the encoding.
 */
export function cutPage(bytes: Buffer): Buffer {
  const isUtf16 = bytes.length > 1 && [0xfffe, 0xfeff].includes(bytes.readUInt16BE(0));
  if (isUtf16) return bytes.subarray(0, bytes.length - (bytes.length % 2));
  const start = Math.max(0, bytes.length - TAIL_BYTES);
  // As Latin-1 a byte is a character, and the marks below are the same bytes in every encoding of the web.
  const tail = bytes.toString('latin1', start);
  const block = [...tail.matchAll(END_OF_BLOCK)].at(-1);
  if (block) return bytes.subarray(0, start + block.index + block[0].length);
  const tag = tail.lastIndexOf('<');
  return cutAt(bytes, start, tag >= 0 ? tag : Math.max(tail.lastIndexOf(' '), tail.lastIndexOf('\n')));
}

/** Cuts lines off behind the last that is whole. */
export function cutLines(bytes: Buffer): Buffer {
  return cutAt(bytes, 0, bytes.lastIndexOf('\n'));
}

function cutAt(bytes: Buffer, start: number, at: number): Buffer {
  return at < 0 ? bytes : bytes.subarray(0, start + at);
}
