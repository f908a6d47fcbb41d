/** Accents, Arabic vowel signs and hamzas, tatweel, and characters without width. */
const MARKS = /[\u0300-\u036f\u064b-\u0655\u0640\u093c\u200b-\u200f\u2060\ufeff]/g;
const POSSESSIVE = /['’`´]s(?![\p{L}\p{N}])/gu;
/** Most titles: nothing to fold but capitals. */
const PLAIN = /^[ -~]*$/;
/** 'SDE2' */
const GLUED_LEVEL = /(?<![a-z])(sde|swe|sdet|mts)([1-9])(?!\d)/g;
const NOT_WORDS = /[^\p{L}\p{M}\p{N}+#]+/gu;
/** 'and', 'with', 'to', 'for' and the article, which Arabic writes together with the word. */
const ARABIC_PREFIX = /(?<![\p{L}\p{M}])(?:وال|بال|كال|لل|ال)(?=\p{L}{3})/gu;
/** 'מנכ"ל': the sign within a Hebrew abbreviation parts nothing. */
const HEBREW_SIGN = /(?<=[\u05d0-\u05ea])["״”'׳](?=[\u05d0-\u05ea])/gu;
/** A title that is longer says what is meant in its beginning. */
const TITLE_CHARS = 500;

/**
 * Writes a title as the tables hold theirs: lower case, without accents, words parted by single spaces, '&' as 'and'.
 * @param text "Directeur d'Études", 'R&D Engineer'
 * @returns 'directeur d etudes', 'r and d engineer'
 */
export function normalizeTitle(text: string): string {
  return foldTitle(text).replaceAll('&', ' and ').replace(NOT_WORDS, ' ').trim();
}

/** Lower case, without accents, possessive apostrophes and Arabic articles; every other character stays. */
export function foldTitle(text: string): string {
  const title = text.slice(0, TITLE_CHARS);
  if (PLAIN.test(title)) return title.toLowerCase().replace(POSSESSIVE, 's').replace(GLUED_LEVEL, '$1 $2');
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(ARABIC_PREFIX, '')
    .replace(HEBREW_SIGN, '')
    .replace(POSSESSIVE, 's');
}
