import { isFamilyName, isGivenName } from '../../../person-names/known-names.ts';
import { isOrdinaryWord } from '../../../providers/language-model/grounding/ordinary-words.ts';
import { findListedTitle } from '../../../vocabulary/job-titles/find-job-title.ts';
import { isTitleWord } from '../../../vocabulary/job-titles/title-words.ts';
import { findPlaces } from '../../../vocabulary/places/find-places.ts';
import type { QueryText } from '../query-text.ts';
import type { Candidate } from './candidate.ts';

/** More words than any other reading of two or three words comes to. */
const SURE = 12;
/** Inhabitants from which a name is rather that of the place: 'Paris London'. */
const LARGE_CITY = 200_000;

/** A query that is a person's name and nothing else ('jane doe'): words of the profile, not the trades that names come from. */
export function readPersonName(text: QueryText, from: number): Candidate[] {
  if (from !== 0 || !isPersonNameAlone(text)) return [];
  const to = text.length;
  return [{ from, to, score: SURE, meaning: { kind: 'keyword', names: [text.raw(0, to)], known: true } }];
}

/** Whether a query is a person's name alone: a given name, and a family name or a word that means nothing else. */
export function isPersonNameAlone(text: QueryText): boolean {
  const to = text.length;
  if (to < 2 || to > 3 || !text.isPhrase(0, to)) return false;
  const [first = '', last = ''] = [text.token(0)?.text, text.token(to - 1)?.text];
  if (!isGivenName(first) || isLargePlace(last)) return false;
  if (isFamilyName(last)) return true;
  return (
    !isLargePlace(first) && findPlaces(last).length === 0 && text.companies(0).size === 0 && meansNothing(text, to - 1)
  );
}

const isLargePlace = (word: string) =>
  findPlaces(word).some(({ kind, population }) => kind !== 'city' || population >= LARGE_CITY);

const meansNothing = (text: QueryText, at: number) => {
  const word = text.token(at)?.text ?? '';
  const isListed = text.meanings(at, at + 1) !== undefined || text.joints(at, at + 1).length > 0 || isTitleWord(word);
  return (
    text.isWord(at) && word.length > 1 && !isListed && !isOrdinaryWord(word) && findListedTitle(word) === undefined
  );
};
