import chardet from 'chardet';

/** Below this the guess is worth less than the encoding most spreadsheets without Unicode are saved in. */
const CONFIDENCE_MIN = 40;
const FALLBACK = 'windows-1252';

function decoder(encoding: string): TextDecoder | null {
  try {
    return new TextDecoder(encoding);
  } catch {
    return null;
  }
}

/** UTF-16 without a byte order mark: zeros stand in the high bytes of western text. */
function guessUtf16(bytes: Uint8Array): string | null {
  const head = bytes.subarray(0, 2000);
  let [even, odd] = [0, 0];
  head.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even++;
    else odd++;
  });
  if (Math.max(even, odd) < head.length / 5) return null;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

/**
 * Decodes a text file of any common encoding.
 * @returns its text without a byte order mark
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = [bytes[0], bytes[1]];
  if (mark[0] === 0xff && mark[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (mark[0] === 0xfe && mark[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const utf16 = guessUtf16(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [best] = chardet.analyse(bytes.subarray(0, 100_000)).filter(({ name }) => !name.startsWith('UTF'));
    const encoding = best && best.confidence >= CONFIDENCE_MIN ? best.name : FALLBACK;
    return (decoder(encoding) ?? new TextDecoder(FALLBACK)).decode(bytes);
  }
}
