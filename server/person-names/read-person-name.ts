import { findPlaces } from '../vocabulary/places/find-places.ts';
import { cleanNameLines } from './clean-name.ts';
import { isCredentialAfterComma, withoutCredentials, withoutLeadingGeneration } from './credentials.ts';
import { readEastAsianName } from './east-asian-names.ts';
import { isAnyTitle, isHonorific, withoutHonorifics, withoutTrailingTitle } from './honorifics.ts';
import { findKnownName, isFamilyName, isGivenName } from './known-names.ts';
import { hasBothCases, inNaturalCase, isInTurkish } from './letter-case.ts';
import { partsOf, segmentsOf, withoutAsides } from './name-text.ts';
import { isConjunction, isLeadingParticle, isParticle } from './particles.ts';
import type { PersonName } from './person-name.ts';
import { isHiddenMember, isNoName, withoutProfileLabels } from './profile-labels.ts';
import { countNameWords, isRoleText } from './role-words.ts';
import { type NameWords, splitName } from './split-name.ts';

/** A name of more words is a sentence. */
const MAX_WORDS = 12;

/** A given name of which an export left nothing: '??? Smith'. */
const GARBLED = /^ ?[\p{Sm}\ufffd?□]{2,60} \S+$/u;

/**
 * Reads a person's name as it comes out of a tool: any order, script and case, with titles, degrees, nicknames, positions, emoji,
 * markup or a page's labels around it ('DOE, Dr. Jane', 'View Jane Doe’s profile', 'Jane Doe - CEO - Acme | LinkedIn').
 * Of a text only the first 1,000 characters are read.
 * @returns nothing at all where the text names nobody ('LinkedIn Member', an address, a sentence)
 */
export function readPersonName(text: string): PersonName {
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
  const label = withoutProfileLabels(line);
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
  const [head = [], ...tails] = partsOf(segment);
  if (head.length === 0 || head.length > MAX_WORDS) return undefined;
  const isCapitals = !hasBothCases(head.join(''));
  const isAppended = (word: string) => isHonorific(word) || isCredentialAfterComma(word, isCapitals);
  const parts = tails.filter((words) => !words.every(isAppended));
  const given = parts[0];
  if (given !== undefined && isLastFirst(head, given)) return readLastFirst(head, given);
  if (head.length === 1 && isTitle(head[0] ?? '') && parts.length === 0) return undefined;
  return readFirstLast(head, tails.length > parts.length);
}

/** Whether the words before a comma are the family name: 'Carreño Quiñones, María', but not 'Jane Doe, London'. */
function isLastFirst(family: readonly string[], given: readonly string[]): boolean {
  const names = withoutHonorifics(given).words;
  if (names.length > 5 || isRoleText(names)) return false;
  const before = withoutCredentials(withoutHonorifics(family).words);
  const first = before[0] ?? '';
  if (before.length === 1 || isLeadingParticle(first, hasBothCases(family.join('')))) return true;
  if (before.length === 3 && isConjunction(before[1] ?? '', true)) return true;
  const isGivenBefore = isGivenName(first);
  const isGivenAfter = isGivenName(names[0] ?? '');
  if (isParticle(first, true) && names.length <= 2) return isGivenAfter || !isCity(given);
  if (isGivenBefore !== isGivenAfter) return isGivenAfter;
  if (isGivenBefore) return before.every((word) => findKnownName(word).family > 0);
  if (isCity(given)) return false;
  return names.length <= 2 && before.some((word) => isFamilyName(word) || isParticle(word, true));
}

/** 'London', 'New York'; many a given name is that of a small town somewhere. */
function isCity(words: readonly string[]): boolean {
  return findPlaces(words.join(' ')).some(({ population }) => population > 100_000);
}

function readLastFirst(before: readonly string[], after: readonly string[]): PersonName {
  const hasCase = hasBothCases([...before, ...after].join(''));
  const family = before.length === 1 ? before : withoutCredentials(withoutHonorifics(before).words);
  const names = withoutCredentials(withoutTrailingTitle(withoutHonorifics(withoutLeadingGeneration(after)).words));
  // 'Beethoven, Ludwig van'
  let end = names.length;
  while (end > 1 && isParticle(names[end - 1] ?? '', hasCase)) end--;
  const eastAsian = readEastAsianName([...family, ...names]);
  return eastAsian ?? inCase(splitName([...names.slice(end), ...family], names.slice(0, end), hasCase));
}

/** @param hadCredentials a degree stood behind the name's comma: 'Andrews, M.D.' */
function readFirstLast(head: readonly string[], hadCredentials: boolean): PersonName {
  const { words: untitled, given } = withoutHonorifics(head);
  const eastAsian = readEastAsianName(untitled);
  if (eastAsian) return eastAsian;
  const named = untitled.slice(0, countNameWords(untitled));
  const words = withoutCredentials(withoutTrailingTitle(named));
  if (words.length > 1) return inCase(splitName(undefined, words, hasBothCases(words.join(''))));
  const [only = ''] = words;
  const isAppended = hadCredentials || words.length < named.length;
  const isFamily = given === undefined ? isAppended && !isOnlyGiven(only) : !given && !isOnlyGiven(only);
  return inCase({ first: isFamily ? [] : [only], middle: [], last: isFamily ? [only] : [] });
}

/** 'Dr. Anna', but 'Mr. Duncan'. */
function isOnlyGiven(word: string): boolean {
  const { given, family } = findKnownName(word);
  return given > 2 && family === 0;
}

function inCase({ first, middle, last }: NameWords): PersonName {
  const isTurkish = isInTurkish([...first, ...middle, ...last].join(' '));
  const firstName = inNaturalCase(first.join(' '), false, isTurkish);
  const middleName = inNaturalCase(middle.join(' '), false, isTurkish);
  const lastName = inNaturalCase(last.join(' '), true, isTurkish);
  return { ...(firstName && { firstName }), ...(middleName && { middleName }), ...(lastName && { lastName }) };
}
