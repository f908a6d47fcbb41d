import { countGivenWords, isDevotion } from './compound-given-names.ts';
import {
  countFamilySyllables,
  isCommonChineseFamily,
  isEastAsianFamily,
  isSyllablePair,
  isSyllables,
  isVietnameseFamily,
} from './east-asian-order.ts';
import { findIberian } from './iberian-families.ts';
import { isIndianDoubleFamily } from './indian-double-families.ts';
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
  // 'Del Richards': nobody in Spain has this family name.
  if (words.length === 2 && isForeignToParticle(first, second)) return false;
  return words.length === 2 || /^\p{Ll}/u.test(first) || isParticle(second, hasCase);
}

/** 'Del' and 'Dell' are given names, too, before a family name that is not Spanish. */
function isForeignToParticle(particle: string, family: string): boolean {
  const known = findKnownName(family);
  return /^Dell?$/.test(particle) && known.given + known.family > 0 && !/[iI]/.test(known.cultures);
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
  if (isDevotion(words)) return words.length;
  if (given >= words.length) return Math.max(1, words.length - 1);
  const particle = findParticle(words, given, hasCase);
  const iberian = findIberian(words, given, particle ?? words.length - 1);
  const double = words.length - given > 1 ? countFamilySyllables(words.slice(-2)) : 1;
  if (double === 2 || (words.length - given > 1 && isIndianDoubleFamily(words.slice(-2)))) return words.length - 2;
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
