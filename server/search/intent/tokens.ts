import { trimEndOf, trimStartOf } from '../../../shared/trim-text.ts';

/** A word of the query; the text is `','` for anything that ends a phrase. */
export interface Token {
  /** Lower case, without accents. */
  text: string;
  /** As typed. */
  raw: string;
}

/** Lower case, without accents and without look-alikes: how words are compared. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/ø/gi, 'o')
    .replace(/ł/gi, 'l')
    .replace(/[‘’]/g, "'")
    .toLowerCase();
}

/** Slashes that belong to a word, not between two. */
const ONE_WORD = /^(ui\/ux|ux\/ui|a\/b|s\/4hana|ai\/ml|pe\/vc|24\/7)$/i;

/** Words and phrase ends of a text, in order. Hyphens part words; `&` inside a word stays (R&D). */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  const spaced = text
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/\p{C}/gu, ' ')
    .replace(/[(),;:|"“”!?[\]{}<>\n\r\t•]|\.(?=\s|$)| [-–—] |[–—]|@/g, spaceOut);
  for (const chunk of spaced.split(/\s+/)) {
    if (chunk === '') continue;
    if (chunk === ',' || chunk === '-') tokens.push({ text: ',', raw: chunk });
    else for (const raw of splitChunk(chunk)) tokens.push({ text: plain(raw).replace(/'s$/, ''), raw });
  }
  return tokens;
}

/** '@' is a word of its own, a dash between words a phrase end that shows where it came from. */
function spaceOut(mark: string): string {
  if (mark === '.') return ' ';
  if (mark === '@') return ' @ ';
  return /[-–—]/.test(mark) ? ' - ' : ' , ';
}

const NO_START = /[^\p{L}\p{N}@.&]/u;
const NO_END = /[^\p{L}\p{N}\p{M}+#]/u;

function splitChunk(chunk: string): string[] {
  if (chunk === '&' || chunk === '+') return ['and'];
  if (ONE_WORD.test(chunk)) return [chunk];
  return chunk
    .replace(/^-(?=\p{L})/u, 'not ')
    .replaceAll('/', ' or ')
    .replace(/(?<=\p{L})-(?=[\p{L}\d])/gu, ' ')
    .split(' ')
    .map((word) => trimEndOf(trimStartOf(word, NO_START), NO_END))
    .filter((word) => word !== '');
}
