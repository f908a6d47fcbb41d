/** Endings of one language that stand behind a word: with each, what the word may end on without it. */
type Endings = readonly (readonly [ending: RegExp, alone: readonly string[]])[];

/** Plural, owner and case of Turkish nouns, without accents: 'müdürlerini' → 'müdürleri', 'müdürü', 'müdür'. */
const TURKISH: Endings = [
  [/l[ae]r(?:i|in|ini|inin|ine|inde|inden|indeki|inca)$/, ['leri', 'lari', 'ler', 'lar', '', 'i', 'u']],
  [/l[ae]r(?:e|a|de|da|den|dan|deki|daki|le|la)?$/, ['', 'i', 'u', 'si', 'su']],
  [/(?:sindeki|sundaki|sinda|sinde|sunda|sinin|sunun|sini|sunu|sine|suna|si|su)$/, ['', 'si', 'su']],
  [/(?:indeki|undaki|ndeki|ndaki|inde|unde|unda|inden|undan|inin|unun|ini|unu|ine|una)$/, ['', 'i', 'u']],
  [/(?:deki|daki|teki|taki|den|dan|ten|tan|de|da|te|ta)$/, ['', 'i', 'u']],
  [/(?:in|un|nin|nun|yi|yu|ye|ya|i|u|e|a)$/, ['', 'i', 'u']],
];

/** Plural, gender and case of German nouns, without accents: 'Autohäusern' → 'Autohäuser', 'Krankenschwestern' → '…schwester'. */
const GERMAN: Endings = [
  [/innen$/, ['in', '']],
  [/n$/, ['']],
  [/en$/, ['', 'e']],
  [/er$/, ['']],
  [/es$/, ['']],
  [/[es]$/, ['']],
];

/** Plural and case of Russian nouns: 'разработчикам' → 'разработчики', 'разработчик'. */
const RUSSIAN: Endings = [
  [/(?:ами|ам|ах)$/, ['ы', 'и', '', 'а']],
  [/(?:ями|ям|ях)$/, ['и', 'ь', 'я']],
  [/(?:ов|ом|ами)$/, ['', 'ы', 'и']],
  [/(?:ев|ем)$/, ['', 'ь', 'и']],
  [/еи$/, ['ь', 'и', '']],
  [/[ауеы]$/, ['', 'а']],
  [/[яюи]$/, ['ь', '', 'и']],
];

const ENDINGS: Readonly<Record<string, Endings>> = { tr: TURKISH, de: GERMAN, ru: RUSSIAN };
/** What is left of a shorter word may be anything. */
const SHORTEST = 3;

/**
 * A word without the ending that its place in the sentence gives it, in languages that put there what English says with little words.
 * @param word lower case, without accents
 * @param languages ISO 639 codes of those that the query is in
 * @param isKnown whether the vocabulary has a word
 * @returns the first known form, undefined when the word is known as it stands or no form is
 */
export function baseForm(
  word: string,
  languages: readonly string[],
  isKnown: (word: string) => boolean,
): string | undefined {
  if (languages.every((code) => !(code in ENDINGS)) || isKnown(word)) return undefined;
  for (const [ending, alone] of languages.flatMap((code) => ENDINGS[code] ?? [])) {
    const stem = word.replace(ending, '');
    if (stem === word || stem.length < SHORTEST) continue;
    const found = alone.find((end) => isKnown(stem + end));
    if (found !== undefined) return stem + found;
  }
  // Of a word that stands in phrases alone the plural is taken off: 'veri bilimciler'.
  const one = languages.includes('tr') ? word.replace(TURKISH_PLURAL, '') : word;
  return one !== word && one.length >= SHORTEST ? one : undefined;
}

const TURKISH_PLURAL = /l[ae]r(?:i|ini|inin|ine|inde|indeki)?$/;
