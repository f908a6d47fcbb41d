import { rememberReadings } from '../../platform/remember-readings.ts';

/** Letters that no accent is taken off of. */
const FOLDED: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ß: 'ss', ð: 'd', ı: 'i' };
const TO_FOLD = /[łøæœđßðı]/g;
/** Plural and gender, in the larger languages that are written in Latin letters; the longest first. */
const ENDINGS = ['innen', 'ych', 'in', 'en', 'ow', 's', 'x', 'a', 'e', 'i', 'o', 'u', 'y'];
/** A subject or a shop, not who works there: 'psicología', 'boulangerie', 'Bäckerei'. */
const SUBJECT = /(?:ias?|ies?|ei|erei(?:en)?|[^in]eri|ogy|omy|aphy|atry|etry|acy)$/;
const PERSON = /(?:arias?|owie)$/;
/** Nothing is taken off of what would be shorter; more has to stay where an ending is part of many words. */
const SHORTEST = 4;
const LEFT: Readonly<Record<string, number>> = { in: 6, en: 5, ow: 5 };
const LONGEST = 40;
/** The spans of a text hold the same words again and again. */
const MOST_WORDS = 2_000;

/** Forms that differ in more than an ending: 'oficiais', 'Kauffrau', 'vendeuse', 'traduttrice'. */
const REPLACED: readonly (readonly [ending: RegExp, by: string])[] = [
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/aux$/, 'al'],
  [/(?<=kauf|fach|haus)(?:leute|frau|frauen)$/, 'man'],
  [/mann(?:er|ern)?$/, 'man'],
  [/eu(?:r|rs|re|ren|rin|rinnen|se|ses)$/, 'or'],
  [/tri(?:ce|ces|ci|z|zes)$/, 'tor'],
];

/**
 * What the forms of a word have in common: number, gender, accents and doubled letters are left out, so that 'soldadores',
 * 'soldadora' and 'soldador' are one, in any language. Shops and subjects stay apart from who works in them.
 * @param word in lower case without accents
 */
export const stemWord: (word: string) => string = rememberReadings(readStem, MOST_WORDS);

function readStem(word: string): string {
  if (word.length < SHORTEST || word.length > LONGEST) return word;
  let stem = word.replace(TO_FOLD, (letter) => FOLDED[letter] ?? letter);
  for (const [ending, by] of REPLACED) stem = stem.replace(ending, by);
  stem = withoutDoubles(stem);
  if (SUBJECT.test(stem) && !PERSON.test(stem)) return stem.replace(/s$|(?<=ei)en$/, '');
  for (let ending = endingOf(stem); ending !== undefined; ending = endingOf(stem)) stem = stem.slice(0, -ending.length);
  return stem.replace(/rz$/, 'r').replace(/sc$/, 'st').replace(/c$/, 'k').replace(/gh$/, 'g').replace(/ch$/, 'k');
}

function endingOf(stem: string): string | undefined {
  return ENDINGS.find((ending) => stem.length - ending.length >= (LEFT[ending] ?? SHORTEST) && stem.endsWith(ending));
}

function withoutDoubles(word: string): string {
  let single = '';
  for (const letter of word) if (letter !== single.at(-1)) single += letter;
  return single;
}

/** The stems of a title's words: how the table of foreign titles holds it. */
export function stemTitle(words: readonly string[]): string {
  return words.map(stemWord).join(' ');
}
