import { isDegree, isLeadingDegree, isLettersBeforeName } from './credentials.ts';
import {
  AFTER_NAME,
  AFTER_TITLE,
  AMBIGUOUS,
  AND,
  BEFORE_GIVEN,
  BEFORE_TWO,
  CERTAIN_BEFORE_ONE,
  HONORIFICS,
  OTHER_SCRIPTS,
  RESPECT,
  SHORT_GIVEN,
} from './honorific-words.ts';
import { findKnownName, isGivenName } from './known-names.ts';
import { plainLetters } from './plain-letters.ts';
import { type PlaceAround, standsAround } from './words-around-names.ts';

const PERIODS = /[.‘’']/g;
/** 'F.Joachim', 'BJ.Habibie' */
const INITIAL_AND_NAME = /^(?:\p{Lu}{1,2}\.){1,4}\p{Lu}\p{Ll}{2,}$/u;
const DOTTED_TITLES = new Set(['hh', 'he', 'hrh', 'hm']);
/** 'Yamada-san' */
const ADDRESSED = /(?<=\p{L})-(?:san|sama|ssi)$/u;
/** Thai writes them together with the given name: 'นางสาวสมหญิง'. */
const GLUED_THAI =
  /^(นางสาว|นาย|นาง|น\.ส\.|ดร\.|คุณ|อาจารย์|อ\.|ผศ\.|รศ\.|ศ\.|นพ\.|พญ\.|ทพญ?\.)(?=[ก-ฮเ-ไ]\p{sc=Thai}{2})/u;
const INITIALS = /^(?:\p{L}\.)+$/u;
/** 'Univ.-Prof.', 'Uzm.', 'Dipl.-Kffr.' */
const ABBREVIATION = /^(?=.*\p{L}{2})[\p{L}.-]{2,24}\.$/u;
const GLUED = /^(?:\p{L}{2,5}\.)+(?=\p{L}|$)/u;

const keyOf = (word: string) => plainLetters(word).replace(PERIODS, '').replace(/^-|-$/g, '');

const THAI = /\p{sc=Thai}/u;
/** In capitals it is a degree. */
const FORM_OF_ADDRESS = /^M[sx]\.?$/;
const CERTAIN_AFTER = /^(?:civil|emerit[au]s?)$/;
/** 'Mag.a', 'Sig.ra', 'Dott.ssa' */
const ENDING = /^(?:a|in|ra|ssa)$/;

/** A word that can be a title and nothing else, as one finds it beside a name or behind its comma. */
export function isHonorific(word: string): boolean {
  const key = keyOf(word);
  if (INITIALS.test(word)) return DOTTED_TITLES.has(key);
  return (
    (HONORIFICS.has(key) && (!AMBIGUOUS.has(key) || word.endsWith('.'))) || OTHER_SCRIPTS.has(word.replace(/\.$/, ''))
  );
}

/** 'Lewin Paul Mr.' and 'Ramesh Kumar ji' without what stands behind the name. */
export function withoutTrailingTitle(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? '';
  const isTitle =
    (words.length > 2 || last.endsWith('.')) &&
    (AFTER_NAME.has(keyOf(last)) || (last.endsWith('.') && isListed(last, 'behind')));
  return words.length > 1 && (isTitle || RESPECT.has(last)) ? words.slice(0, -1) : words;
}

/** A title, whatever else it may be: as it stands alone before a separator ('Eng/ Ahmed'). */
export function isAnyTitle(word: string): boolean {
  return HONORIFICS.has(keyOf(word));
}

/** 'Dr.Jane' and 'Lt.Gov.' as words of their own; 'J.P.' and 'Ph.D.' stay. */
export function separateHonorifics(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const addressed = ADDRESSED.exec(word);
    if (addressed) return [word.slice(0, addressed.index), addressed[0].slice(1)];
    const thai = GLUED_THAI.exec(word)?.[1];
    if (thai !== undefined) return [thai, word.slice(thai.length)];
    if (!word.includes('.', 1) || !(GLUED.test(word) || INITIAL_AND_NAME.test(word))) return [word];
    const parts = word.split(/(?<=\.)/u).filter((part, at) => at === 0 || !ENDING.test(part));
    if (INITIAL_AND_NAME.test(word) && !isDegree(word)) return parts;
    return parts.length > 1 && HONORIFICS.has(keyOf(parts[0] ?? '')) ? parts : [word];
  });
}

/**
 * A name without the titles before it.
 * @returns `given`: whether the last title taken away is one that goes with given names; undefined when there was none
 */
export function withoutHonorifics(words: readonly string[]): { words: string[]; given: boolean | undefined } {
  let given: boolean | undefined;
  let start = 0;
  while (start < words.length - 1 && isTitleAt(words, start, given !== undefined)) {
    // Thais are addressed by their given names; with what other words go nobody wrote down.
    const title = words[start] ?? '';
    given =
      BEFORE_GIVEN.has(keyOf(title)) ||
      THAI.test(title) ||
      (!HONORIFICS.has(keyOf(title)) && isGivenName(words[start + 1] ?? ''));
    start++;
  }
  return { words: words.slice(start), given };
}

function isTitleAt(words: readonly string[], at: number, afterTitle: boolean): boolean {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (OTHER_SCRIPTS.has(word.replace(/\.$/, ''))) return true;
  const key = keyOf(word);
  if (words.length - at > 2 && (isLeadingDegree(word) || isAbbreviation(word))) return true;
  if (words.length - at > 2 && isGivenName(next) && isLettersBeforeName(word)) return true;
  if (key === 'tan' && !/^s[er]+i$/.test(keyOf(next))) return false;
  if (afterTitle && AND.has(word.toLowerCase()) && HONORIFICS.has(keyOf(next))) return true;
  if (
    afterTitle &&
    AFTER_TITLE.has(key) &&
    (word.endsWith('.') || !/^\p{Lu}\p{Ll}+$/u.test(word) || CERTAIN_AFTER.test(key))
  )
    return true;
  if (!HONORIFICS.has(key) && isListed(word, 'before')) return true;
  if (!HONORIFICS.has(key) || (INITIALS.test(word) && !isDottedTitle(key, afterTitle))) return false;
  if (!AMBIGUOUS.has(key)) return true;
  const rest = words.length - at - 1;
  if (word.endsWith('.') && key.length > 1 && !INITIALS.test(word)) return true;
  if (HONORIFICS.has(keyOf(next)) && rest > 1) return true;
  if (afterTitle && rest > 1 && !isGivenName(word)) return true;
  if (rest === 1)
    return (
      CERTAIN_BEFORE_ONE.has(key) ||
      (FORM_OF_ADDRESS.test(word) && isGivenName(next)) ||
      (isShortCapitals(word) && isGivenName(next) && !isGivenName(word))
    );
  return BEFORE_TWO.has(key) || isGivenName(next);
}

/** In the table of what stands around names; of very short words one cannot be sure. */
function isListed(word: string, place: PlaceAround): boolean {
  return keyOf(word).length > 2 && !INITIALS.test(word) && standsAround(word, place);
}

/** A word that is cut short and no given name: a title in whatever language. */
function isAbbreviation(word: string): boolean {
  const key = keyOf(word);
  if (!ABBREVIATION.test(word) || INITIALS.test(word) || SHORT_GIVEN.has(key)) return false;
  return word.includes('-')
    ? !isGivenName(word) || HONORIFICS.has(key.split('-').at(-1) ?? '')
    : findKnownName(key).given === 0;
}

/** 'H.H.', and 'D.' after 'Sr.'; other letters with dots are initials. */
function isDottedTitle(key: string, afterTitle: boolean): boolean {
  return key.length === 1 ? afterTitle || key === 'm' : DOTTED_TITLES.has(key);
}

/** 'CA Rohit': chartered accountants and the like put their letters first. */
function isShortCapitals(word: string): boolean {
  return /^[A-Z]{2,4}$/.test(word);
}
