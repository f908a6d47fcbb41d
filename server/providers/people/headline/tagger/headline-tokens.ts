/** A word or a sign of a headline, and where it stands in it. */
export interface HeadlineToken {
  text: string;
  from: number;
  to: number;
  /** No space before it. */
  isGlued: boolean;
}

const UNBROKEN = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}ー]';
/** Letters and digits, between which a joiner may stand. */
const PART = `(?:(?!${UNBROKEN})[\\p{L}\\p{M}\\p{N}][\\u200c\\u200d]?)+`;
/** Words with what holds them together ('AT&T', 'acme.io', "O'Neil"), one character of writing without blanks, or one sign. */
const TOKEN = new RegExp(`${UNBROKEN}|${PART}(?:['’.&+]${PART})*|[^\\s\\u200b-\\u200f\\ufe0f]`, 'gu');
const MOST_TOKENS = 80;

/** Parts a headline into words and signs. Of a longer one the first 80 are read. */
export function headlineTokens(text: string): HeadlineToken[] {
  const tokens: HeadlineToken[] = [];
  for (const { 0: word, index } of text.matchAll(TOKEN)) {
    if (tokens.length === MOST_TOKENS) break;
    tokens.push({ text: word, from: index, to: index + word.length, isGlued: tokens.at(-1)?.to === index });
  }
  return tokens;
}
