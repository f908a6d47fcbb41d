import { countGivenWords } from './compound-given-names.ts';
import { countSyllableNames, isBeforeChineseName, isVietnameseFamily } from './east-asian-order.ts';
import { findCapitals, findFamily, isFamilyOnly } from './find-family-name.ts';
import { isInitial } from './initials.ts';
import { findKnownName } from './known-names.ts';
import { countLeadingFamilyWords } from './name-order.ts';
import { isParticle } from './particles.ts';
import { plainLetters } from './plain-letters.ts';

/** A name's words by what they are. */
export interface NameWords {
  first: string[];
  middle: string[];
  last: string[];
}

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
  if (family !== undefined) return { ...splitGiven(words, family, true), last: [...family] };
  const start = hasCase ? findCapitals(words) : undefined;
  if (start !== undefined) {
    const last = words.slice(start.from, start.to);
    return { ...splitGiven([...words.slice(0, start.from), ...words.slice(start.to)], last, start.from === 0), last };
  }
  const [western = '', chinese = '', ...syllables] = words;
  if (isBeforeChineseName(words)) return { first: [western], middle: syllables, last: [chinese] };
  const leading = countLeadingFamilyWords(words);
  if (leading > 0) {
    const last = words.slice(0, leading);
    return { ...splitGiven(words.slice(leading), last, true), last };
  }
  if (isFamilyOnly(words, hasCase)) return { first: [], middle: [], last: [...words] };
  if (words.length === 2 && isInitial(words[0] ?? '') && isIndianGiven(words[1] ?? '')) {
    return { first: [words[1] ?? ''], middle: [], last: [words[0] ?? ''] };
  }
  const at = findFamily(words, hasCase);
  // 'María López G.'
  const endsInInitial = isInitial(words.at(-1) ?? '') && !isParticle(words.at(-2) ?? '', hasCase);
  const end = at < words.length - 1 && endsInInitial && at > 0 ? words.length - 1 : words.length;
  return { ...splitGiven([...words.slice(0, at), ...words.slice(end)], words.slice(at)), last: words.slice(at, end) };
}

/** What somebody is called, and further names and initials. @param isFamilyFirst the family name stands before these words */
function splitGiven(
  words: readonly string[],
  family: readonly string[],
  isFamilyFirst = false,
): { first: string[]; middle: string[] } {
  const isVietnamese = family.length === 1 && isVietnameseFamily(family[0] ?? '');
  const names = isVietnamese ? withoutVietnameseMiddle(words) : words;
  let start = 0;
  // 'J. Edgar' is called Edgar, 'J. R.' has nothing more.
  while (start < names.length - 1 && isInitial(names[start] ?? '')) start++;
  if (isInitial(names[start] ?? '')) start = 0;
  const rest = names.slice(start);
  const length =
    isVietnamese && isFamilyFirst && rest.every(isVietnameseGiven)
      ? rest.length
      : Math.max(countGivenWords(rest), countSyllableNames(rest, family));
  const first = rest.slice(0, length);
  return { first, middle: [...words.slice(0, words.length - rest.length), ...rest.slice(length)] };
}

/** 'K. Ramesh': in the south of India the father's initial comes first. */
function isIndianGiven(word: string): boolean {
  const { given, family, cultures } = findKnownName(word);
  return given > 0 && given < 3 && family === 0 && cultures.includes('D');
}

const isVietnameseGiven = (word: string) => findKnownName(word).cultures.includes('V');

/** 'Thị Minh Khai' is called Minh Khai: the first word says whether it is a woman or a man. */
function withoutVietnameseMiddle(words: readonly string[]): readonly string[] {
  return words.length > 1 && /^(?:thi|van)$/.test(plainLetters(words[0] ?? '')) ? words.slice(1) : words;
}
