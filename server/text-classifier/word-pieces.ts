/** Writing that parts its words by no blanks. */
export const UNBROKEN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}ー]/u;

const LENGTHS = { shortest: 3, longest: 6 };
const LENGTHS_UNBROKEN = { shortest: 1, longest: 4 };

/**
 * Beginnings, ends and middles of a word, by which a classifier knows words that it never met: 'vendite' by '^vend'.
 * @returns names of features, for pieces of three to six characters, of unbroken writing one to four; '^' and '$' count as one
 */
export function wordPieces(word: string): string[] {
  const { shortest, longest } = UNBROKEN.test(word) ? LENGTHS_UNBROKEN : LENGTHS;
  const whole = [...`^${word}$`];
  const pieces: string[] = [];
  for (let length = shortest; length <= longest; length += 1)
    for (let from = 0; from + length <= whole.length; from += 1)
      pieces.push(`g${whole.slice(from, from + length).join('')}`);
  return pieces;
}
