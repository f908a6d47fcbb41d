import { elementAt } from '../../../../shared/element-at.ts';
import { rememberReadings } from '../../../platform/remember-readings.ts';
import { findListedTitle } from '../../../vocabulary/job-titles/find-job-title.ts';
import { isVillage, type Place } from '../../../vocabulary/places/find-places.ts';
import type { Meanings } from '../lexicon.ts';
import type { QueryText } from '../query-text.ts';

const MEANINGS: readonly (keyof Meanings)[] = [
  'title',
  'level',
  'seniority',
  'function',
  'role',
  'qualifier',
  'industry',
  'company',
  'companies',
  'country',
  'keyword',
  'signal',
  'foreignTitle',
  'foreignRole',
  'foreignFunction',
  'foreignIndustry',
];
/** Words of a place's name. */
const LONGEST_PLACE = 3;
const LONGEST_TITLE = 4;
const SHORTEST_TITLE = 4;
const REMEMBERED = 5_000;

const isListedTitle = rememberReadings((phrase) => findListedTitle(phrase) !== undefined, REMEMBERED);
const isTitle = (phrase: string) =>
  isListedTitle(phrase) || (phrase.endsWith('s') && isListedTitle(phrase.slice(0, -1)));

/**
 * What the vocabularies say of each word: alone ('1industry'), as the first word of a phrase ('2industry') or a further
 * one of it ('3industry'), and what it does between the things named ('jin' for a word like 'in').
 */
export function vocabularyMarks(text: QueryText): string[][] {
  const marks: Set<string>[] = text.tokens.map(() => new Set());
  for (const [from, { kind }] of text.tokens.entries()) {
    if (kind === 'mark') continue;
    markMeanings(text, from, marks);
    if (kind !== 'word') continue;
    markTitles(text, from, marks);
    for (const [to, kind] of text.companies(from)) markSpan(marks, from, to, kind);
    for (const joint of text.joints(from, from + 1)) marks[from]?.add(`j${joint}`);
  }
  markPlaces(text, marks);
  return marks.map((set) => [...set]);
}

function markMeanings(text: QueryText, from: number, marks: readonly Set<string>[]): void {
  const longest = Math.min(text.length, from + Math.max(1, text.longest[from] ?? 0));
  for (let to = from + 1; to <= longest; to += 1) {
    const means = text.meanings(from, to);
    if (!means) continue;
    for (const name of MEANINGS) if (means[name] !== undefined) markSpan(marks, from, to, name);
  }
}

/** Words that name a place, with its readings. */
interface PlaceSpan {
  from: number;
  to: number;
  places: readonly Place[];
}

/** What of a name a place is, and whether another one of the query lies in the same state ('near') or in the same country ('home'). */
function markPlaces(text: QueryText, marks: readonly Set<string>[]): void {
  const spans: PlaceSpan[] = [];
  for (let from = 0; from < text.length; from += 1) {
    if (!text.isWord(from)) continue;
    for (let to = from + 1; to <= from + LONGEST_PLACE && to <= text.length && text.isPhrase(from, to); to += 1) {
      const large = text.places(from, to);
      const places = large.length > 0 ? large : text.villages(from, to);
      if (places.length > 0) spans.push({ from, to, places });
    }
  }
  for (const span of spans) {
    const { from, to, places } = span;
    markSpan(marks, from, to, sizeOf(elementAt(places, 0)));
    const others = spans.filter((other) => other.to <= from || other.from >= to);
    if (others.some((other) => shareState(places, other.places))) markSpan(marks, from, to, 'near');
    else if (others.some((other) => shareCountry(places, other.places))) markSpan(marks, from, to, 'home');
  }
}

/** Readings of a name that are looked at: further ones are hardly meant. */
const MOST_READINGS = 6;
const LARGE_CITY = 500_000;
const CITY = 50_000;

/** The kind of a place, of cities by how large they are. */
function sizeOf(place: Place): string {
  if (place.isShortForm) return `code ${place.kind}`;
  if (place.kind !== 'city') return place.kind;
  if (isVillage(place)) return 'village';
  return place.population >= LARGE_CITY ? 'large city' : place.population >= CITY ? 'city' : 'town';
}

const shareState = (some: readonly Place[], others: readonly Place[]) =>
  some
    .slice(0, MOST_READINGS)
    .some(({ regionCode }) => regionCode !== undefined && others.some((other) => other.regionCode === regionCode));

/** Whether one of the others is the country, or a state or large city of it. */
const shareCountry = (some: readonly Place[], others: readonly Place[]) =>
  some
    .slice(0, MOST_READINGS)
    .some(({ countryCodes: [country] }) =>
      others.some(
        ({ kind, population, countryCodes, isShortForm }) =>
          countryCodes[0] === country && (kind === 'city' ? population >= LARGE_CITY : !isShortForm),
      ),
    );

function markTitles(text: QueryText, from: number, marks: readonly Set<string>[]): void {
  for (let to = from + 1; to <= Math.min(text.length, from + LONGEST_TITLE) && text.isPhrase(from, to); to += 1) {
    const phrase = text.phrase(from, to);
    if (phrase.length >= SHORTEST_TITLE && isTitle(phrase)) markSpan(marks, from, to, `listed${to - from}`);
  }
}

function markSpan(marks: readonly Set<string>[], from: number, to: number, name: string): void {
  if (to === from + 1) marks[from]?.add(`1${name}`);
  else for (let at = from; at < to; at += 1) marks[at]?.add(`${at === from ? 2 : 3}${name}`);
}
