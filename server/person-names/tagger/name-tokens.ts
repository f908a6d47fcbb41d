/** A word or a sign of a text that holds a name. */
export interface NameToken {
  text: string;
  /** No space before it. */
  isGlued: boolean;
}

const UNBROKEN = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー]';
/** Words with their apostrophes, hyphens and dots ("d'Arc-Morel", 'M.Sc.', 'K.'), one character of writing without blanks, or one sign. */
const TOKEN = new RegExp(
  `${UNBROKEN}|['’]?(?:(?!${UNBROKEN})[\\p{L}\\p{M}\\p{N}\\u200c\\u200d])+(?:['’.‐-]{1,2}(?:(?!${UNBROKEN})[\\p{L}\\p{M}\\p{N}])+)*['’.]?|[^\\s]`,
  'gu',
);
/** 'Dr.Anna', 'F.Joachim', 'ดร.บงกช', 'นายสมชาย': a name behind a dot or a title in Thai begins a word; 'Rook’s profile': the ending is none of the name. */
const GLUED =
  /(?<=\.)(?=\p{Lu}\p{Ll}{2})|(?<=\.)(?=[ก-ฮเ-ไ]\p{sc=Thai}{2})|(?<=^(?:นางสาว|นาย|นาง|คุณ|อาจารย์))(?!สาว)(?=[ก-ฮเ-ไ]\p{sc=Thai}{2})|(?<=\p{L}{2})(?=['’]s$)/u;
const MOST_TOKENS = 40;

/** Parts a line of text into words and signs; of a longer one the first 40 are read. */
export function nameTokens(line: string): NameToken[] {
  const tokens: NameToken[] = [];
  let end = 0;
  for (const { 0: word, index } of line.matchAll(TOKEN)) {
    for (const [at, text] of word.split(GLUED).entries()) tokens.push({ text, isGlued: at > 0 || index === end });
    end = index + word.length;
    if (tokens.length >= MOST_TOKENS) break;
  }
  if (tokens[0]) tokens[0] = { ...tokens[0], isGlued: false };
  return tokens;
}
