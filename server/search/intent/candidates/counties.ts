import { findPlaces, type Place } from '../../../vocabulary/places/find-places.ts';
import type { QueryText } from '../query-text.ts';
import type { Candidate } from './candidate.ts';

/** 'Prince George's County' */
const LONGEST_NAME = 3;
const COUNTY = /^(?:county|parish)$/;
const SURE = 5;
/** Names in one list of counties. */
const MOST_LISTED = 5;

/**
 * 'Pinellas County', 'Cook County, Illinois', 'in orange county', 'will county il': a county is no employer, and no table has all of
 * them. The state behind it is what it lies in.
 */
export function readCounty(text: QueryText, from: number): Candidate[] {
  const to = endOfCounty(text, from);
  if (to === undefined) return readListedCounty(text, from);
  const state = stateBehind(text, to);
  // Of a county in Oregon the state of Washington, and what lies in it, say nothing.
  const known = text.places(from, to);
  if (known.some(({ within }) => state === undefined || within.some((outer) => outer === state.within[0]))) return [];
  const name = text.raw(from, to).split(' ').map(withCapital).join(' ');
  const place: Place = {
    ...{ kind: 'city', name, cities: [name], regions: [], countries: [], within: state?.within ?? [] },
    ...{ population: 0, countryCodes: state?.countryCodes ?? [], isShortForm: false },
  };
  return [{ from, to: state?.to ?? to, score: SURE + (state ? SURE : 0), meaning: { kind: 'place', places: [place] } }];
}

/** 'placer and yolo counties', 'Kent & Ottawa county MI': what the word at the end says of each. */
function readListedCounty(text: QueryText, from: number): Candidate[] {
  for (let to = from + 1; to <= Math.min(from + LONGEST_NAME, text.length) && text.isPhrase(from, to); to += 1) {
    const end = endOfCounties(text, to);
    // 'cook, orange county' looks for one.
    if (end === undefined || text.meanings(from, to)?.title) continue;
    const word = /^parish/.test(text.token(end - 1)?.text ?? '') ? 'parish' : 'county';
    const named = findPlaces(`${text.raw(from, to)} ${word}`);
    const state = stateBehind(text, end);
    const places = state ? named.filter(({ within }) => within[0] === state.within[0]) : named;
    if (places.length === 0) continue;
    const isLast = end === to + 1;
    const meaning = { kind: 'place', places } as const;
    return [{ from, to: isLast ? (state?.to ?? end) : to, score: SURE, meaning }];
  }
  return [];
}

/** Where the word for counties ends that stands behind a list; undefined where none does. */
function endOfCounties(text: QueryText, at: number): number | undefined {
  const wordAt = (place: number) => text.token(place)?.text ?? '';
  let end = at;
  let hasMark = false;
  for (let names = 0; names < MOST_LISTED; names += 1) {
    // 'Austin, Travis County' is a city and its county, 'Austin, Travis and Hays counties' are three.
    if (COUNTIES.test(wordAt(end)) || (names > 0 && !hasMark && COUNTY.test(wordAt(end)))) return end + 1;
    if (!LISTED.test(wordAt(end))) return undefined;
    for (; LISTED.test(wordAt(end)); end += 1) hasMark ||= /^[,/]$/.test(wordAt(end));
    const start = end;
    while (end < start + LONGEST_NAME && text.isWord(end) && !LISTED.test(wordAt(end)) && !isCounty(wordAt(end)))
      end += 1;
  }
  return undefined;
}

const LISTED = /^[,/]$|^(?:and|or|&)$/;
const COUNTIES = /^(?:counties|parishes)$/;
const isCounty = (word: string) => COUNTY.test(word) || COUNTIES.test(word);

function endOfCounty(text: QueryText, from: number): number | undefined {
  let isDoubtful = false;
  for (let at = from + 1; at <= from + LONGEST_NAME; at += 1) {
    if (!text.isWord(at)) return undefined;
    const isLittle = text.isSkipped(at - 1) && !text.isCapital(at - 1);
    if (isLittle && !isWordOfNothing(text, at - 1)) return undefined;
    isDoubtful ||= isLittle;
    if (!COUNTY.test(text.token(at)?.text ?? '')) continue;
    const isNamed = (text.isCapital(from) && text.isCapital(at)) || text.joints(from - 1, from).includes('in');
    return (isNamed && !isDoubtful) || stateBehind(text, at + 1) ? at + 1 : undefined;
  }
  return undefined;
}

/** 'will' is a county in Illinois, 'in' none anywhere. */
const isWordOfNothing = (text: QueryText, at: number): boolean =>
  text.joints(at, at + 1).every((joint) => joint === 'skip');

function stateBehind(
  text: QueryText,
  end: number,
): { to: number; within: string[]; countryCodes: string[] } | undefined {
  const start = text.token(end)?.text === ',' ? end + 1 : end;
  for (let to = start + 2; to > start; to -= 1) {
    if (!text.isWord(start) || to > text.length || !text.isPhrase(start, to)) continue;
    const state = text.places(start, to).find(({ kind }) => kind === 'region');
    if (state) return { to, within: [state.name, ...state.within], countryCodes: state.countryCodes };
  }
  return undefined;
}

const withCapital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
