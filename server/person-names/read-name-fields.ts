import { oncePer } from '../platform/once-per.ts';
import { rememberReadings } from '../platform/remember-readings.ts';
import { cleanNameLines } from './clean-name.ts';
import { isOnlyCredential, withoutCredentials } from './credentials.ts';
import { isHonorific, withoutHonorifics } from './honorifics.ts';
import { inNaturalCase } from './letter-case.ts';
import { partsOf, segmentsOf, withoutAsides } from './name-text.ts';
import type { PersonName } from './person-name.ts';
import { isNoName } from './profile-labels.ts';
import { readPersonName } from './read-person-name.ts';
import { readUsualName } from './read-usual-name.ts';
import { countNameWords } from './role-words.ts';

interface NameFields {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/**
 * Cleans a name whose source tells given names from family name: titles, degrees, emoji, nicknames and slogans go, ALL CAPS become
 * a name as in a letter. What belongs to which part stays as the source says.
 * Read once per person: columns and texts ask for it.
 * @returns nothing at all for hidden members
 */
export const readNameFields: (name: NameFields) => Readonly<PersonName> = oncePer(parseNameFields);

function parseNameFields(name: NameFields): PersonName {
  const { firstName: first = '', lastName: last = '' } = name;
  const usual = isOnlyCredential(last) ? undefined : readUsualName(`${first} ${last}`);
  if (usual) return usual;
  if (isNoName([name.firstName, name.lastName].filter(Boolean).join(' ').trim())) return {};
  const given = readGiven(name.firstName ?? '');
  const family = readFamily(name.lastName ?? '');
  if (family.words.length === 0 && name.firstName?.includes(',')) return readPersonName(name.firstName);
  if (isTitleOnly(given.words, family.words)) return readPersonName(`${name.firstName} ${name.lastName}`);
  const firstName = family.words.length > 0 ? given.beside : given.alone;
  const lastName = given.words.length > 0 ? family.beside : family.alone;
  return { ...(firstName && { firstName }), ...(lastName && { lastName }) };
}

/** Given names or a family name, as a source writes them. */
interface NamePart {
  words: readonly string[];
  /** Cleaned, as it is beside the other part, and where that is missing. */
  beside: string;
  alone: string;
}

/** Many people share a given name or a family name. */
const KEPT_NAMES = 2_000;
const readGiven = rememberReadings((text): NamePart => {
  const words = wordsOf(text);
  return { words, beside: cleanGiven(words, true), alone: cleanGiven(words, false) };
}, KEPT_NAMES);
const readFamily = rememberReadings((text): NamePart => {
  const words = wordsOf(text);
  return { words, beside: cleanFamily(words, true), alone: cleanFamily(words, false) };
}, KEPT_NAMES);

/** The words before the first separator or comma. */
function wordsOf(text: string): string[] {
  for (const line of cleanNameLines(text)) {
    for (const segment of segmentsOf(withoutAsides(line))) {
      const [words] = partsOf(segment);
      if (words) return words;
    }
  }
  return [];
}

/** 'Dr' beside 'Jane Doe'. */
function isTitleOnly(given: readonly string[], family: readonly string[]): boolean {
  if (given.length === 0 || family.length < 2) return false;
  return withoutHonorifics([...given, ...family]).words.length <= family.length;
}

function cleanGiven(words: readonly string[], hasFamily: boolean): string {
  if (words.length === 1) return isHonorific(words[0] ?? '') && hasFamily ? '' : inNaturalCase(words.join(' '), false);
  const untitled = hasFamily ? withoutHonorifics([...words, '-']).words.slice(0, -1) : withoutHonorifics(words).words;
  return inNaturalCase(withoutCredentials(untitled).join(' '), false);
}

function cleanFamily(words: readonly string[], hasGiven: boolean): string {
  const before = hasGiven ? 1 : 0;
  const names = withoutCredentials(words.slice(0, countNameWords(words)), before);
  const [only = ''] = names;
  return names.length === 1 && hasGiven && isOnlyCredential(only) ? '' : inNaturalCase(names.join(' '), true);
}
