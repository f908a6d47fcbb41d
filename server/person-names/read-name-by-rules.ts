import { cleanNameLines } from './clean-name.ts';
import { isCredentialAfterComma, withoutCredentials } from './credentials.ts';
import { readEastAsianName } from './east-asian-names.ts';
import { isAnyTitle, isHonorific, withoutHonorifics, withoutTrailingTitle } from './honorifics.ts';
import { findKnownName, isFamilyName } from './known-names.ts';
import { countLeadingRole } from './leading-roles.ts';
import { hasBothCases } from './letter-case.ts';
import { partsOf, segmentsOf, withoutAsides } from './name-text.ts';
import { isConjunction, isParticle } from './particles.ts';
import type { PersonName } from './person-name.ts';
import { isHiddenMember, isNoName, withoutProfileLabels } from './profile-labels.ts';
import { isLastFirst, readLastFirst } from './read-last-first.ts';
import { countNameWords } from './role-words.ts';
import { splitName } from './split-name.ts';
import { toPersonName } from './to-person-name.ts';
import { standsAround } from './words-around-names.ts';

/** A name of more words is a sentence. */
const MAX_WORDS = 12;

/** 'Dr. h. c. Anna Meier' */
const HONORIS_CAUSA = /\bh\.\s?c\./gi;

/** A given name of which an export left nothing: '??? Smith'. */
const GARBLED = /^ ?[\p{Sm}\ufffd?□]{2,60} \S+$/u;

/**
 * Reads a person's name as it comes out of a tool: any order, script and case, with titles, degrees, nicknames, positions, emoji,
 * markup or a page's labels around it ('DOE, Dr. Jane', 'View Jane Doe’s profile', 'Jane Doe - CEO - Acme | LinkedIn').
 * Of a text only the first 1,000 characters are read.
 * @returns nothing at all where the text names nobody ('LinkedIn Member', an address, a sentence)
 */
export function readNameByRules(text: string): PersonName {
  for (const line of cleanNameLines(text)) {
    const name = readLine(line);
    const { firstName, lastName } = name;
    if (firstName !== undefined && lastName === undefined && GARBLED.test(text)) return { lastName: firstName };
    if (firstName !== undefined || lastName !== undefined) return name;
  }
  return {};
}

function readLine(line: string): PersonName {
  if (isNoName(line)) return {};
  const label = withoutProfileLabels(line).replace(HONORIS_CAUSA, 'h.c.');
  if (isNoName(label)) return {};
  const segments = segmentsOf(withoutAsides(label));
  for (const [at, segment] of segments.entries()) {
    const isTitle = at < segments.length - 1 ? isAnyTitle : isHonorific;
    if (isHiddenMember(segment.trim())) return {};
    const name = isNoName(segment.trim()) ? undefined : readSegment(segment, isTitle);
    if (name !== undefined) return name;
  }
  return {};
}

/** @returns undefined where a part between separators holds no name: a title alone */
function readSegment(segment: string, isTitle: (word: string) => boolean): PersonName | undefined {
  const [head = [], ...tails] = withoutLeadingCredentials(partsOf(segment));
  if (head.length === 0 || head.length > MAX_WORDS) return undefined;
  const isCapitals = !hasBothCases(head.join(''));
  const isAppended = (word: string) =>
    isHonorific(word) || isCredentialAfterComma(word, isCapitals) || isListedBehind(word);
  // 'S.Kom.' comes apart into an initial and a word.
  const parts = tails.filter((words) => !words.every(isAppended) && !isListedBehind(words.join('')));
  const given = parts[0];
  if (given !== undefined && isLastFirst(head, given)) return readLastFirst(head, given);
  if (head.length === 1 && isTitle(head[0] ?? '') && parts.length === 0) return undefined;
  return readFirstLast(head, tails.length > parts.length);
}

/** 'MUDr.', 'S.E.'; of two letters without a dot one cannot be sure. */
const isListedBehind = (words: string) => (words.length > 2 || words.includes('.')) && standsAround(words, 'behind');

const CAPITALS = /^\p{Lu}[\p{Lu}.-]+$/u;

/** 'SHRM-CP, PHR Jane Doe': degrees before the name, the last of them without a comma behind it. */
function withoutLeadingCredentials(parts: readonly string[][]): readonly string[][] {
  const isDegree = (word = '') => CAPITALS.test(word) && isCredentialAfterComma(word, false) && !isFamilyName(word);
  const [first, second, ...others] = parts;
  if (first?.length !== 1 || !isDegree(first[0]) || !second || second.length < 3 || !isDegree(second[0])) return parts;
  return [second.slice(1), ...others];
}

/** 'King George III', 'Pope John Paul II': they have no family name. */
const RULER = /^(?:king|queen|emperor|empress|pope|tsar|czar|kaiser|sultan|prince|princess)$/iu;
const NUMBERED = /^[IVX]{1,6}\.?$/u;
/** Numbers that are no name and no initial: Xi is a family name. */
const REGNAL = /^(?:I{2,3}|IV|VI{1,3}|IX|XI{2,3}|XI?V|XVI{0,2})$/;

/** @param hadCredentials a degree stood behind the name's comma: 'Andrews, M.D.' */
function readFirstLast(head: readonly string[], hadCredentials: boolean): PersonName {
  const [ruler = '', ...called] = head;
  if (RULER.test(ruler) && called.length > 1 && called.length < 4 && NUMBERED.test(called.at(-1) ?? ''))
    return toPersonName({ first: called.slice(0, -1), middle: [], last: [] });
  // 'Felipe VI'
  if (called.length === 1 && REGNAL.test(called[0] ?? '') && hasBothCases(ruler))
    return toPersonName({ first: [ruler], middle: [], last: [] });
  const { words: addressed, given } = withoutHonorifics(head);
  const untitled = addressed.slice(countLeadingRole(addressed));
  const eastAsian = readEastAsianName(untitled);
  if (eastAsian) return eastAsian;
  const named = untitled.slice(0, countNameWords(untitled));
  const kept = withoutCredentials(withoutTrailingTitle(named));
  const words = inCapitals(kept);
  if (words.length > 1) return toPersonName(splitName(undefined, words, hasBothCases(kept.join(''))));
  const [only = ''] = words;
  const isAppended = hadCredentials || words.length < named.length;
  const isFamily = given === undefined ? isAppended && isFamilyAlone(only) : !given && !isOnlyGiven(only);
  return toPersonName({ first: isFamily ? [] : [only], middle: [], last: isFamily ? [only] : [] });
}

/** Initials of a name in small letters: 'john f kennedy'. */
function inCapitals(words: readonly string[]): readonly string[] {
  if (words.length < 2 || words.some((word) => /\p{Lu}/u.test(word))) return words;
  return words.map((word, at) => {
    const isConjoined =
      isConjunction(word, false) && (words[at - 1] ?? '').length > 2 && (words[at + 1] ?? '').length > 2;
    return /^\p{Ll}\.?$/u.test(word) && !isConjoined ? word.toUpperCase() : word;
  });
}

/** 'Andrews, M.D.', but 'Priya, MBA' and 'Girges, MBA'. */
function isFamilyAlone(word: string): boolean {
  return isFamilyName(word) || isParticle(word.split(/['’]/u, 1)[0] ?? '', true);
}

/** 'Dr. Anna', but 'Mr. Duncan'. */
function isOnlyGiven(word: string): boolean {
  const { given, family, cultures } = findKnownName(word);
  return (given > 2 || cultures.includes('D')) && family === 0;
}
