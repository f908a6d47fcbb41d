import { findPlaces } from '../vocabulary/places/find-places.ts';
import { withoutCredentials, withoutLeadingGeneration } from './credentials.ts';
import { readEastAsianName } from './east-asian-names.ts';
import { isVietnameseFamily } from './east-asian-order.ts';
import { withoutHonorifics, withoutTrailingTitle } from './honorifics.ts';
import { findKnownName, isFamilyName, isGivenName } from './known-names.ts';
import { hasBothCases } from './letter-case.ts';
import { isConjunction, isLeadingParticle, isParticle } from './particles.ts';
import type { PersonName } from './person-name.ts';
import { isRoleText } from './role-words.ts';
import { splitName } from './split-name.ts';
import { toPersonName } from './to-person-name.ts';

/** Whether the words before a comma are the family name: 'Carreño Quiñones, María', but not 'Jane Doe, London'. */
export function isLastFirst(family: readonly string[], given: readonly string[]): boolean {
  const names = withoutHonorifics(given).words;
  if (names.length > 5 || isRoleText(names)) return false;
  const before = withoutCredentials(withoutTrailingTitle(withoutHonorifics(family).words));
  const first = before[0] ?? '';
  if (before.length === 1 || isLeadingParticle(first, hasBothCases(family.join('')))) return true;
  if (before.length === 3 && isConjunction(before[1] ?? '', true)) return true;
  const isGivenBefore = isGivenName(first);
  const isGivenAfter = isGivenName(names[0] ?? '');
  // 'BEN ALI, Isa': lists of the French kind write the family name alone in capitals.
  const isShouted = !hasBothCases(family.join('')) && hasBothCases(given.join(''));
  if (isGivenAfter && isShouted && !isCity(given)) return true;
  if (isParticle(first, true) && names.length <= 2) return isGivenAfter || !isCity(given);
  if (isGivenBefore !== isGivenAfter) return isGivenAfter;
  // 'John Smith, Austin' lives there.
  if (isGivenBefore) return !isCity(given) && before.every((word) => findKnownName(word).family > 0);
  if (isCity(given)) return false;
  return names.length <= 2 && before.some((word) => isFamilyName(word) || isParticle(word, true));
}

/** 'London', 'New York'; many a given name is that of a small town somewhere. */
function isCity(words: readonly string[]): boolean {
  return findPlaces(words.join(' ')).some(({ population }) => population > 100_000);
}

export function readLastFirst(before: readonly string[], after: readonly string[]): PersonName {
  const hasCase = hasBothCases([...before, ...after].join(''));
  const family =
    before.length === 1 ? before : withoutCredentials(withoutTrailingTitle(withoutHonorifics(before).words));
  const names = withoutCredentials(withoutTrailingTitle(withoutHonorifics(withoutLeadingGeneration(after)).words));
  // 'Beethoven, Ludwig van'
  let end = names.length;
  const canTrail = !isVietnameseFamily(family[0] ?? '');
  while (canTrail && end > 1 && isParticle(names[end - 1] ?? '', hasCase)) end--;
  const eastAsian = readEastAsianName([...family, ...names]);
  return eastAsian ?? toPersonName(splitName([...names.slice(end), ...family], names.slice(0, end), hasCase));
}
