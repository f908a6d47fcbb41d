import chardet from 'chardet';

/** As many bytes as browsers look through for a declaration. */
const HEAD_BYTES = 4_096;
const CONFIDENCE_MIN = 40;
const FALLBACK = 'windows-1252';

/**
 * Decodes a page: by its byte order mark, by what it declares, or, where that does not fit the bytes, by what it looks like.
 * @param contentType the HTTP header, which counts before the page's own declaration
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const mark = markedEncoding(bytes);
  if (mark) return new TextDecoder(mark).decode(bytes);
  const declared = [charsetOf(contentType), declaredInPage(bytes)].filter((name) => name !== undefined);
  const isUtf8 = decodeStrictly('utf-8', bytes);
  // UTF-8 with more than ASCII in it is hardly ever UTF-8 by chance: it wins over a wrong declaration. ISO-2022-JP is all ASCII.
  if (isUtf8 !== null && !declared.some((name) => /^iso-2022/i.test(name))) return isUtf8;
  for (const name of declared) {
    const text = /^utf-?8$/i.test(name) ? null : decodeStrictly(name, bytes);
    if (text !== null) return text;
  }
  const [best] = chardet.analyse(bytes.subarray(0, 100_000)).filter(({ name }) => !name.startsWith('UTF'));
  const guess = best && best.confidence >= CONFIDENCE_MIN ? best.name : FALLBACK;
  // One damaged byte in a long page is no reason to read all of it as something else.
  if (declared.some((name) => /^utf-?8$/i.test(name)) && damage(bytes) < 0.001) return new TextDecoder().decode(bytes);
  return (decoder(guess) ?? new TextDecoder(FALLBACK)).decode(bytes);
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

function charsetOf(text: string): string | undefined {
  return /charset\s*=[\s"']*([\w:.-]+)/i.exec(text)?.[1];
}

function declaredInPage(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const meta = head.match(/<meta\b[^<>]{0,300}>/gi)?.find((tag) => /charset/i.test(tag));
  return (meta && charsetOf(meta)) ?? /^\s*<\?xml[^>]{0,100}encoding=["']([\w:.-]+)/i.exec(head)?.[1];
}

function decoder(encoding: string, fatal = false): TextDecoder | null {
  try {
    return new TextDecoder(encoding, { fatal });
  } catch {
    return null;
  }
}

function decodeStrictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return decoder(encoding, true)?.decode(bytes) ?? null;
  } catch {
    return null;
  }
}

/** The share of characters that are none in UTF-8. */
function damage(bytes: Uint8Array): number {
  const text = new TextDecoder().decode(bytes);
  return (text.split('\ufffd').length - 1) / Math.max(1, text.length);
}
