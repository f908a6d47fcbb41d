import { CHINESE, CHINESE_DOUBLES, COMMON, KOREAN, VIETNAMESE } from './east-asian-families.ts';
import {
  KOREAN_SPELLING,
  ONE_CHINESE,
  ONE_KOREAN,
  TWO_CHINESE,
  TWO_KOREAN,
  VIETNAMESE_LETTERS,
} from './east-asian-spelling.ts';
import { findKnownName, type KnownName } from './known-names.ts';
import { plainLetters } from './plain-letters.ts';

/** Whether a name in Latin letters has the order of Chinese, Korean or Vietnamese names: 'Hu Jintao', 'Kim Taek Yong'. */
export function isEastAsianOrder(
  words: readonly string[],
  plain: readonly string[],
  known: readonly KnownName[],
): boolean {
  return isVietnamese(words, plain, known) || isChinese(plain, known) || isKorean(plain, known);
}

/** 1 for 'Ouyang' before another word, 2 for 'Au Yeung', else 0. */
export function countFamilySyllables(words: readonly string[]): number {
  const [first = '', second = ''] = words.map((word) => plainLetters(word).replace('-', ''));
  if (CHINESE_DOUBLES.has(first)) return 1;
  return CHINESE_DOUBLES.has(first + second) && !CHINESE_DOUBLES.has(second) && words.every((word) => word.length < 7)
    ? 2
    : 0;
}

/**
 * How many words a Chinese or Korean given name has that ends before, or begins after, the family name: 2 in 'Tai Man', 'Taek Yong'.
 */
export function countSyllableNames(given: readonly string[], family: readonly string[]): number {
  const name = plainLetters(family[0] ?? '');
  const { cultures } = findKnownName(name);
  const isChinese = cultures.includes('c') || CHINESE.includes(name) || countFamilySyllables(family) > 0;
  const isKorean = cultures.includes('k') || KOREAN.includes(name);
  const plain = given.map(plainLetters);
  if (given.length !== 2 || !(isChinese || isKorean) || isWestern(findKnownName(plain[0] ?? ''))) return 1;
  const isSyllables = isKorean
    ? allMatch(plain, ONE_KOREAN) || allMatch(plain, ONE_CHINESE)
    : allMatch(plain, ONE_CHINESE);
  return isSyllables && !isWestern(findKnownName(plain[1] ?? '')) ? 2 : 1;
}

const allMatch = (words: readonly string[], shape: RegExp) => words.every((word) => shape.test(word));

/** Known in lists outside East Asia. */
function isWestern({ given, cultures }: KnownName): boolean {
  return given - (cultures.match(/[CKVJ]/g)?.length ?? 0) > 1;
}

/** 'Jason Tan Wei Ming', 'Michelle Lim Hui Ling': a given name of the West before a whole Chinese name. */
export function isBeforeChineseName(words: readonly string[]): boolean {
  const [first = '', family = '', ...given] = words;
  const plain = given.map(plainLetters);
  return (
    given.length === 2 &&
    isWestern(findKnownName(first)) &&
    CHINESE.includes(plainLetters(family)) &&
    allMatch(plain, ONE_CHINESE) &&
    !given.some((word) => isWestern(findKnownName(word)))
  );
}

/** Whether a family name is one of Vietnam. */
export function isVietnameseFamily(word: string): boolean {
  return VIETNAMESE.includes(plainLetters(word));
}

/** Whether a word is one of the hundred commonest family names of China. */
export function isCommonChineseFamily(word: string): boolean {
  const rank = CHINESE.indexOf(plainLetters(word));
  return rank >= 0 && rank < COMMON;
}

/** Whether a word is a family name of China, Korea or Vietnam. */
export function isEastAsianFamily(word: string): boolean {
  const plain = plainLetters(word);
  return CHINESE.includes(plain) || KOREAN.includes(plain) || VIETNAMESE.includes(plain);
}

/** Whether a word can be a given name of one or two syllables. */
export function isSyllables(word: string): boolean {
  const plain = plainLetters(word);
  return ONE_CHINESE.test(plain) || TWO_CHINESE.test(plain) || isHyphenated(plain);
}

/** Whether two words are a Chinese name of a syllable each, which tells nothing of their order. */
export function isSyllablePair(words: readonly string[]): boolean {
  return (
    words.length === 2 &&
    CHINESE.includes(plainLetters(words[0] ?? '')) &&
    ONE_CHINESE.test(plainLetters(words[1] ?? ''))
  );
}

function isVietnamese(words: readonly string[], plain: readonly string[], known: readonly KnownName[]): boolean {
  const [first = '', ...others] = plain;
  const rank = VIETNAMESE.indexOf(first);
  if (rank < 0) return false;
  if (others.some((word) => VIETNAMESE.indexOf(word) >= 0 && VIETNAMESE.indexOf(word) <= rank)) return false;
  if (/^(?:thi|van)$/.test(others[0] ?? '') && others.length > 1) return true;
  if (VIETNAMESE_LETTERS.test(words.join(' '))) return true;
  return known.slice(1).every(({ cultures }, at) => cultures.includes('V') || /^(?:van|thi)$/.test(others[at] ?? ''));
}

function isChinese(plain: readonly string[], known: readonly KnownName[]): boolean {
  const [first = '', ...others] = plain;
  const rank = CHINESE.indexOf(first);
  if (rank < 0 || others.length > 2 || known.slice(1).some(isWestern)) return false;
  const last = CHINESE.indexOf(others.at(-1) ?? '');
  if (others.length === 2) return (last < 0 || rank < last) && allMatch(others, ONE_CHINESE);
  const second = others[0] ?? '';
  if (ONE_CHINESE.test(second))
    return (
      !isWestern(known[0] as KnownName) && (last < 0 ? rank < COMMON && !known[1]?.family : rank < 20 && last > 40)
    );
  return last < 0 && (isHyphenated(second) || (!known[1]?.family && TWO_CHINESE.test(second)));
}

function isKorean(plain: readonly string[], known: readonly KnownName[]): boolean {
  const [first = '', ...others] = plain;
  const rank = KOREAN.indexOf(first);
  if (rank < 0 || others.length > 2 || known.slice(1).some(isWestern)) return false;
  const last = KOREAN.indexOf(others.at(-1) ?? '');
  if (others.length === 2) return (last < 0 || rank < last) && allMatch(others, ONE_KOREAN);
  const second = others[0] ?? '';
  if (last >= 0) return false;
  if (isHyphenated(second) || isHyphenated(second, ONE_KOREAN)) return true;
  // 'Kim' and 'Lee' are given names, too.
  const isSure =
    known[1]?.cultures.includes('K') ||
    KOREAN_SPELLING.test(second) ||
    !(isWestern(known[0] as KnownName) || known[1]?.given);
  return isSure && !known[1]?.family && TWO_KOREAN.test(second);
}

/** 'Yun-fat', 'Ki-moon', 'Il-sung' */
function isHyphenated(word: string, syllable = ONE_CHINESE): boolean {
  const syllables = word.split('-');
  return (
    syllables.length === 2 && allMatch(syllables, syllable) && !syllables.some((part) => isWestern(findKnownName(part)))
  );
}
