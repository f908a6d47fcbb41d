import { ALWAYS, BEFORE_NAMES, CREDENTIALS, GENERATIONS, SURE_INITIALS } from './credential-words.ts';
import { findKnownName } from './known-names.ts';

const DOTS = /[.®'’]/g;
/** 'Ed.S.', 'Msc.Ed.', 'Q.C.', 'Ph.D': capitals with dots between. */
const DOTTED = /^(?:\p{Lu}\p{Ll}{0,4}\.){1,5}\p{Lu}?\p{Ll}{0,4}\.?$/u;
const INITIALS = /^\p{Lu}\.(?:-?\p{Lu}\.)*$/u;
/** 'CCC-SLP', 'LUTC', 'TEDx', 'CIPP/E', 'P.Eng'. */
const ACRONYM = /^(?=(?:[^A-Z]{0,8}[A-Z]){2})[A-Za-z][A-Za-z\d®&+./’'-]{1,11}$/;
/** 'CGMA', 'MCIPS', 'FRCPC' */
const UNSPEAKABLE = /^[B-DF-HJ-NP-TV-XZ]{2,5}[AEIOU]?[B-DF-HJ-NP-TV-XZ]{0,2}$/;
const CAPITALS = /^[^\p{Ll}]+$/u;

const keyOf = (word: string) => word.toLowerCase().replace(DOTS, '');

/** 'Jr. Juan' after the comma of a family name. */
export function withoutLeadingGeneration(words: readonly string[]): readonly string[] {
  return words.length > 1 && GENERATIONS.has(keyOf(words[0] ?? '')) ? words.slice(1) : words;
}

/** Whether a word behind a comma is no part of the name: a degree, a licence, a generation, or an abbreviation nobody knows. */
export function isCredentialAfterComma(word: string, nameIsCapitals: boolean): boolean {
  const key = keyOf(word);
  if (GENERATIONS.has(key) || ALWAYS.has(key)) return true;
  if (CREDENTIALS.has(key)) return CAPITALS.test(word) || /[.®]/.test(word) || !isName(word);
  return nameIsCapitals
    ? DOTTED.test(word) && !INITIALS.test(word)
    : (ACRONYM.test(word) && !INITIALS.test(word) && !isName(word)) || (DOTTED.test(word) && !INITIALS.test(word));
}

function isName(word: string): boolean {
  const { given, family } = findKnownName(word);
  return given + family > 0;
}

/**
 * The words of a name without degrees and generations at its end; one word stays in any case.
 * @param before how many words of the name stand elsewhere: given names in a cell of their own
 */
export function withoutCredentials(words: readonly string[], before = 0): string[] {
  let end = words.length;
  const isCapitals = words.every((word) => CAPITALS.test(word));
  while (end > 1) {
    const at = end - 1 + before;
    const [previous = '', word = ''] = words.slice(end - 2, end);
    if (at > 2 && isSplitDegree(previous, word)) end -= 2;
    else if (isCredentialAt(word, at, isCapitals)) end--;
    // 'RN BSN XYZ': what stands behind known ones is one, too.
    else if (at > 2 && !isCapitals && ACRONYM.test(word) && !isName(word) && isCredentialAt(previous, at - 1, false))
      end--;
    else break;
  }
  return words.slice(0, end);
}

/** Whether a word is a degree or licence, and known as one. */
export function isDegree(word: string): boolean {
  return CREDENTIALS.has(keyOf(word));
}

/** 'MBA Lukas Braun', 'B.Sc. Lukas Braun': a degree that stands before the name. */
export function isLeadingDegree(word: string): boolean {
  const key = keyOf(word);
  return (
    (ALWAYS.has(key) && !GENERATIONS.has(key) && CAPITALS.test(word)) ||
    (CREDENTIALS.has(key) && DOTTED.test(word) && !INITIALS.test(word))
  );
}

/** 'CPC Juan Paredes': letters before a given name that are no initials. */
export function isLettersBeforeName(word: string): boolean {
  return CAPITALS.test(word) && BEFORE_NAMES.has(keyOf(word));
}

/** 'Ph. D.', 'M. Sc.' */
function isSplitDegree(first: string, second: string): boolean {
  return (
    first.endsWith('.') &&
    first.length < 4 &&
    /\p{L}{3}/u.test(keyOf(first + second)) &&
    CREDENTIALS.has(keyOf(first + second))
  );
}

/** Whether a word that is a whole family name cell is none: 'MBA', but not 'MA'. */
export function isOnlyCredential(word: string): boolean {
  return word.length > 2 && isCredentialAfterComma(word, true) && !isName(word) && !/^(?:juni|seni)or$/i.test(word);
}

/** @param at how many words of the name come before it */
function isCredentialAt(word: string, at: number, isCapitals: boolean): boolean {
  const key = keyOf(word);
  if (ALWAYS.has(key)) return true;
  // 'Jason Senior' is a name.
  if (GENERATIONS.has(key))
    return word.endsWith('.') || key === 'sr' || (at > 1 && (CAPITALS.test(word) || key.length > 3));
  if (CREDENTIALS.has(key)) {
    if (DOTTED.test(word) && word.length > 2) return at > 1 || !INITIALS.test(word) || SURE_INITIALS.has(key);
    // 'CEng', 'PharmD'; 'McLean' and 'Ma' are names.
    if (!CAPITALS.test(word)) return at > 1 && ACRONYM.test(word) && !isName(word);
    // 'Yo-Yo MA' is a name with the family in capitals.
    return at > 1 && !(isCapitals && isName(word));
  }
  if (INITIALS.test(word)) return false;
  if (at > 1 && !isCapitals && UNSPEAKABLE.test(word) && !isName(word)) return true;
  return at > 1 && DOTTED.test(word) && /\p{L}\.\p{L}/u.test(word);
}
