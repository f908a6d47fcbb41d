import { oncePer } from '../platform/once-per.ts';
import { cleanNameLines } from './clean-name.ts';
import { isOnlyCredential, withoutCredentials } from './credentials.ts';
import { isHonorific, withoutHonorifics } from './honorifics.ts';
import { inNaturalCase } from './letter-case.ts';
import { partsOf, segmentsOf, withoutAsides } from './name-text.ts';
import type { PersonName } from './person-name.ts';
import { isNoName } from './profile-labels.ts';
import { readPersonName } from './read-person-name.ts';
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
  if (isNoName([name.firstName, name.lastName].filter(Boolean).join(' ').trim())) return {};
  const given = wordsOf(name.firstName);
  const family = wordsOf(name.lastName);
  if (family.length === 0 && name.firstName?.includes(',')) return readPersonName(name.firstName);
  if (isTitleOnly(given, family)) return readPersonName(`${name.firstName} ${name.lastName}`);
  const firstName = cleanGiven(given, family.length > 0);
  const lastName = cleanFamily(family, given.length > 0);
  return { ...(firstName && { firstName }), ...(lastName && { lastName }) };
}

/** The words before the first separator or comma. */
function wordsOf(text = ''): string[] {
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
