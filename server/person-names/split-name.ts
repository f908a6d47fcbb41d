import { countGivenWords } from './compound-given-names.ts';
import { findKnownName, isGivenName } from './known-names.ts';
import {
  countFamilySyllables,
  countLeadingFamilyWords,
  countSyllableNames,
  isSyllablePair,
  isVietnameseFamily,
} from './name-order.ts';
import { findParticle, isLeadingParticle, isParticle } from './particles.ts';
import { plainLetters } from './plain-letters.ts';

/** A name's words by what they are. */
export interface NameWords {
  first: string[];
  middle: string[];
  last: string[];
}

const CAPITALS = /^(?=.*\p{Lu}.*\p{Lu})[^\p{Ll}]+$/u;
const INITIAL = /^\p{Lu}\.?$|^(?:\p{Lu}\.)+\p{Lu}?$/u;
const VOWEL = /[AEIOUYÀ-Ü]/;

/**
 * Tells given names from family names.
 * @param family the family name's words where they are known; else they are found among `words`
 * @param hasCase whether capitals mean anything
 */
export function splitName(
  family: readonly string[] | undefined,
  words: readonly string[],
  hasCase: boolean,
): NameWords {
  if (family !== undefined) return { ...splitGiven(words, family), last: [...family] };
  const start = hasCase ? findCapitals(words) : undefined;
  if (start !== undefined) {
    const last = words.slice(start.from, start.to);
    return { ...splitGiven([...words.slice(0, start.from), ...words.slice(start.to)], last), last };
  }
  const leading = countLeadingFamilyWords(words);
  if (leading > 0) {
    const last = words.slice(0, leading);
    return { ...splitGiven(words.slice(leading), last), last };
  }
  if (isFamilyOnly(words, hasCase)) return { first: [], middle: [], last: [...words] };
  if (words.length === 2 && INITIAL.test(words[0] ?? '') && isOnlyGiven(words[1] ?? '')) {
    return { first: [words[1] ?? ''], middle: [], last: [words[0] ?? ''] };
  }
  const at = findFamily(words, hasCase);
  // 'María López G.'
  const end = at < words.length - 1 && INITIAL.test(words.at(-1) ?? '') && at > 0 ? words.length - 1 : words.length;
  return { ...splitGiven([...words.slice(0, at), ...words.slice(end)], words.slice(at)), last: words.slice(at, end) };
}

/** 'van der Berg', 'Da Vinci'; but 'van nguyen' and 'La Toya Jackson' have a given name. */
function isFamilyOnly(words: readonly string[], hasCase: boolean): boolean {
  const [first = '', second = ''] = words;
  if (!isLeadingParticle(first, hasCase) || (words.length === 2 && !hasCase)) return false;
  if (isVietnameseFamily(second) || isSyllablePair(words)) return false;
  return words.length === 2 || /^\p{Ll}/u.test(first) || isParticle(second, hasCase);
}

/** The family name in capitals beside given names that are not: 'DUPONT Jean', 'Jean van der BERG'. */
function findCapitals(words: readonly string[]): { from: number; to: number } | undefined {
  const isLoud = (word: string) =>
    CAPITALS.test(word) &&
    !word.includes('.') &&
    (word.length > 3 || VOWEL.test(word)) &&
    (word.length > 2 || findKnownName(word).family > 0);
  const from = words.findIndex(isLoud);
  if (from < 0) return undefined;
  let to = from;
  while (to < words.length && isLoud(words[to] ?? '')) to++;
  if (to - from === words.length) return undefined;
  if (from === 0) return { from, to };
  if (to < words.length) return undefined;
  return { from: Math.min(from, findParticle(words, 1, true) ?? from), to };
}

/** Where the family name begins, given names first. */
function findFamily(words: readonly string[], hasCase: boolean): number {
  let given = 0;
  while (given < words.length - 1 && INITIAL.test(words[given] ?? '')) given++;
  const isGivenNext = given < words.length - 1 && !isParticle(words[given] ?? '', hasCase);
  if (given === 0 || isGivenNext) given += countGivenWords(words.slice(given));
  if (given >= words.length) return Math.max(1, words.length - 1);
  const particle = findParticle(words, given, hasCase);
  const iberian = words.findIndex((word, at) => at >= given && at < words.length - 1 && isIberianFamily(word));
  const double = words.length - given > 1 ? countFamilySyllables(words.slice(-2)) : 1;
  if (double === 2) return words.length - 2;
  const start = Math.min(particle ?? words.length, iberian < 0 ? words.length : iberian);
  if (start < words.length) return start;
  return lastFullWord(words, given);
}

/** The last word, without an initial behind it: 'Maria López G.'; but 'Adolph D' and 'Ramesh K'. */
function lastFullWord(words: readonly string[], given: number): number {
  const last = words.length - 1;
  if (last < 2 || !INITIAL.test(words[last] ?? '')) return last;
  return last - 1 >= given && !isGivenName(words[last - 1] ?? '') ? last - 1 : last;
}

function isIberianFamily(word: string): boolean {
  const { given, family, cultures } = findKnownName(word);
  return cultures.includes('i') && family > given && !cultures.includes('I');
}

/** What somebody is called, and further names and initials. */
function splitGiven(words: readonly string[], family: readonly string[]): { first: string[]; middle: string[] } {
  const isVietnamese = family.length === 1 && isVietnameseFamily(family[0] ?? '');
  const names = isVietnamese ? withoutVietnameseMiddle(words) : words;
  let start = 0;
  // 'J. Edgar' is called Edgar, 'J. R.' has nothing more.
  while (start < names.length - 1 && INITIAL.test(names[start] ?? '')) start++;
  if (INITIAL.test(names[start] ?? '')) start = 0;
  const rest = names.slice(start);
  const length =
    isVietnamese && rest.every(isVietnameseGiven)
      ? rest.length
      : Math.max(countGivenWords(rest), countSyllableNames(rest, family));
  const first = rest.slice(0, length);
  return { first, middle: [...words.slice(0, words.length - rest.length), ...rest.slice(length)] };
}

/** 'K. Ramesh': in the south of India the father's initial comes first. */
function isOnlyGiven(word: string): boolean {
  const { given, family } = findKnownName(word);
  return given > 0 && family === 0;
}

const isVietnameseGiven = (word: string) => findKnownName(word).cultures.includes('V');

/** 'Thị Minh Khai' is called Minh Khai: the first word says whether it is a woman or a man. */
function withoutVietnameseMiddle(words: readonly string[]): readonly string[] {
  return words.length > 1 && /^(?:thi|van)$/.test(plainLetters(words[0] ?? '')) ? words.slice(1) : words;
}
