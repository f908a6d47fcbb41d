const WORD = /[a-zà-ÿ]+(?:['’][a-z]+)?/gi;
const SENTENCE_END = /[.!?…]["”')]?(?=\s|$)/g;
const APOSTROPHE = /['’]/;
const VOWELS = /[aeiouyà-ÿ]+/g;
/** A silent e at the end; 'le' after a consonant is spoken. */
const SILENT_E = /(?:[^laeiouy]|[aeiouy]l)e$/;
const SILENT_ED = /[^dt]ed$/;

/** Syllables of an English word, by its groups of vowels. */
function countSyllables(word: string): number {
  const [low = ''] = word.toLowerCase().split(APOSTROPHE);
  const groups = low.match(VOWELS)?.length ?? 0;
  const silent = SILENT_E.test(low) || SILENT_ED.test(low) ? 1 : 0;
  return Math.max(1, groups - silent);
}

/**
 * The school grade at which a text is read with ease (Flesch-Kincaid).
 * @param text without names and quotations, which are nobody's style
 * @returns undefined for a text without words
 */
export function readingGrade(text: string): number | undefined {
  const words = text.match(WORD) ?? [];
  if (words.length === 0) return undefined;
  const sentences = Math.max(1, text.match(SENTENCE_END)?.length ?? 0);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}
