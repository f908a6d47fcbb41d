import { countGivenWords } from './compound-given-names.ts';
import {
  countFamilySyllables,
  isCommonChineseFamily,
  isEastAsianFamily,
  isSyllablePair,
  isSyllables,
  isVietnameseFamily,
} from './east-asian-order.ts';
import { isInitial } from './initials.ts';
import { findKnownName, isGivenName } from './known-names.ts';
import { findParticle, isLeadingParticle, isParticle } from './particles.ts';

const CAPITALS = /^(?=.*\p{Lu}.*\p{Lu})[^\p{Ll}]+$/u;
const SPEAKABLE = /^(?:[^AEIOUY][AEIOUY]|[AEIOU][^AEIOU][AEIOUY])/;
const VOWEL = /[AEIOUYÀ-Ü]/;

/** 'van der Berg', 'Da Vinci'; but 'van nguyen' and 'La Toya Jackson' have a given name. */
export function isFamilyOnly(words: readonly string[], hasCase: boolean): boolean {
  const [first = '', second = ''] = words;
  if (!isLeadingParticle(first, hasCase) || (words.length === 2 && !hasCase)) return false;
  if (first === 'Bin' || isVietnameseFamily(second) || isSyllablePair(words)) return false;
  if (words.length === 2 && isCommonChineseFamily(second)) return false;
  return words.length === 2 || /^\p{Ll}/u.test(first) || isParticle(second, hasCase);
}

/** Not a word that may be initials: 'AJ', 'AML', 'THHG'. */
function isLoud(word: string): boolean {
  if (!CAPITALS.test(word) || word.includes('.')) return false;
  const { given, family } = findKnownName(word);
  if (word.length === 2) return family > 0;
  return given + family > 0 || (word.length > 3 && VOWEL.test(word)) || (word.length === 3 && SPEAKABLE.test(word));
}

/** The family name in capitals beside given names that are not: 'DUPONT Jean', 'Jean van der BERG'. */
export function findCapitals(words: readonly string[]): { from: number; to: number } | undefined {
  const from = words.findIndex(isLoud);
  if (from < 0) return undefined;
  let to = from;
  while (to < words.length && isLoud(words[to] ?? '')) to++;
  if (to - from === words.length) return undefined;
  // 'SARAH Whitlock'
  if (from === 0 && to === 1 && isGivenName(words[0] ?? '') && !isGivenName(words[1] ?? '')) return undefined;
  // 'MA Winnik' has initials, 'MA Yun' a family name.
  const isShort = from === 0 && to === 1 && (words[0] ?? '').length === 2;
  if (isShort && !(isEastAsianFamily(words[0] ?? '') && words.slice(1).every(isSyllables))) return undefined;
  if (from === 0) return { from, to };
  if (to < words.length) return undefined;
  return { from: Math.min(from, findParticle(words, 1, true) ?? from), to };
}

/** Where the family name begins, given names first. */
export function findFamily(words: readonly string[], hasCase: boolean): number {
  let given = 0;
  while (given < words.length - 1 && isInitial(words[given] ?? '')) given++;
  const isGivenNext = given < words.length - 1 && !isParticle(words[given] ?? '', hasCase);
  if (given === 0 || isGivenNext) given += countGivenWords(words.slice(given));
  if (given >= words.length) return Math.max(1, words.length - 1);
  const particle = findParticle(words, given, hasCase);
  const iberian = findIberian(words, given);
  const double = words.length - given > 1 ? countFamilySyllables(words.slice(-2)) : 1;
  if (double === 2) return words.length - 2;
  const start = Math.min(particle ?? words.length, iberian ?? words.length);
  if (start < words.length) return start;
  return lastFullWord(words, given);
}

/** The last word, without an initial behind it: 'Maria López G.'; but 'Adolph D' and 'Ramesh K'. */
function lastFullWord(words: readonly string[], given: number): number {
  const last = words.length - 1;
  if (last < 2 || !isInitial(words[last] ?? '')) return last;
  return last - 1 >= given && !isGivenName(words[last - 1] ?? '') ? last - 1 : last;
}

/** The first of two family names: 'García' of 'García Márquez', and a rare one before a common one: 'Aznar López'. */
function findIberian(words: readonly string[], from: number): number | undefined {
  const last = words.length - 1;
  const common = words.findIndex((word, at) => at >= from && at < last && isIberianFamily(word));
  if (common >= 0) return common;
  const rare = words[last - 1] ?? '';
  const { given } = findKnownName(rare);
  const isRare = last - 1 >= from && given === 0 && !isInitial(rare) && isSecondOfTwo(words);
  if (isRare && findKnownName(words[0] ?? '').cultures.includes('I')) return last - 1;
  // 'Adela Ruth Ticona Huanca': two given names, and two that nobody is called by.
  const isFour = last === 3 && from <= 2 && isGivenName(words[0] ?? '') && isGivenName(words[1] ?? '');
  return isFour && [rare, words[last] ?? ''].every((word) => isNoGiven(word)) ? last - 1 : undefined;
}

const isNoGiven = (word: string) => findKnownName(word).given === 0 && !isInitial(word);

/** The last word is a family name of Spain or Latin America, or nobody's where the name is written with Spanish accents. */
function isSecondOfTwo(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  if (isIberianFamily(last)) return true;
  const { given, cultures } = findKnownName(last);
  return given === 0 && cultures === '' && words.slice(0, -1).some((word) => SPANISH.test(word.normalize('NFC')));
}

const SPANISH = /[áíóúñ]|é(?!e)/i;

function isIberianFamily(word: string): boolean {
  const { given, family, cultures } = findKnownName(word);
  return cultures.includes('i') && family > given && !cultures.includes('I');
}
