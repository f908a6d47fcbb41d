import { isFamilyName, isGivenName } from '../../../person-names/known-names.ts';
import { findPlaces } from '../../../vocabulary/places/find-places.ts';
import type { QueryText } from '../query-text.ts';
import type { Candidate } from './candidate.ts';

/** More words than any other reading of two or three words comes to. */
const SURE = 12;
/** Inhabitants from which a name is rather that of the place: 'Paris London'. */
const LARGE_CITY = 200_000;

/** A query that is a person's name and nothing else ('jane doe'): words of the profile, not the trades that names come from. */
export function readPersonName(text: QueryText, from: number): Candidate[] {
  const to = text.length;
  if (from !== 0 || to < 2 || to > 3 || !text.isPhrase(0, to)) return [];
  const [first = '', last = ''] = [text.token(0)?.text, text.token(to - 1)?.text];
  const isCity = findPlaces(last).some(({ kind, population }) => kind !== 'city' || population >= LARGE_CITY);
  if (!isGivenName(first) || !isFamilyName(last) || isCity) return [];
  return [{ from, to, score: SURE, meaning: { kind: 'keyword', names: [text.raw(0, to)], known: true } }];
}
