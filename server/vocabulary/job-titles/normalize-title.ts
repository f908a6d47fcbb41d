const MARKS = /[\u0300-\u036f\u064b-\u0652\u0640\u200b-\u200f]/g;
const POSSESSIVE = /['’`´]s(?![\p{L}\p{N}])/gu;
const NOT_WORDS = /[^\p{L}\p{M}\p{N}+#]+/gu;
/** A title that is longer says what is meant in its beginning. */
const TITLE_CHARS = 500;

/**
 * Writes a title as the tables hold theirs: lower case, without accents, words parted by single spaces, '&' as 'and'.
 * @param text "Directeur d'Études", 'R&D Engineer'
 * @returns 'directeur d etudes', 'r and d engineer'
 */
export function normalizeTitle(text: string): string {
  return fold(text.slice(0, TITLE_CHARS))
    .replace(POSSESSIVE, 's')
    .replaceAll('&', ' and ')
    .replace(NOT_WORDS, ' ')
    .trim();
}

/** Lower case without accents and other marks that are often left out; every other character stays. */
function fold(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(MARKS, '').normalize('NFC').replaceAll('ß', 'ss');
}
