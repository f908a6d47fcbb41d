import { hasBothCases, inNaturalCase, isInTurkish } from './letter-case.ts';
import type { PersonName } from './person-name.ts';
import type { NameWords } from './split-name.ts';

/** 'Castro. MD', but 'Jr.' and 'St. John' */
const FULL_STOP = /(?<=\p{Ll}{3})\.$/u;

/** A name's words as one writes them: capitals and small letters where a tool has left only one kind. */
export function toPersonName({ first, middle, last }: NameWords): PersonName {
  const isTurkish = isInTurkish([...first, ...middle, ...last].join(' '));
  // 'TA Melnik' has initials.
  const isInitials = /^\p{Lu}{2,3}$/u.test(first.join(' ')) && hasBothCases(last.join(''));
  const firstName = isInitials ? first.join(' ') : inNaturalCase(first.join(' '), false, isTurkish);
  const middleName = inNaturalCase(middle.join(' '), false, isTurkish);
  const lastName = inNaturalCase(last.join(' ').replace(FULL_STOP, ''), true, isTurkish);
  return { ...(firstName && { firstName }), ...(middleName && { middleName }), ...(lastName && { lastName }) };
}
