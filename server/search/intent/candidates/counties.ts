import type { Place } from '../../../vocabulary/places/find-places.ts';
import type { QueryText } from '../query-text.ts';
import type { Candidate } from './candidate.ts';

/** 'Prince George's County' */
const LONGEST_NAME = 3;
const COUNTY = /^(?:county|parish)$/;
const SURE = 5;

/**
 * 'Pinellas County', 'Cook County, Illinois', 'in orange county', 'will county il': a county is no employer, and no table has all of
 * them. The state behind it is what it lies in.
 */
export function readCounty(text: QueryText, from: number): Candidate[] {
  const to = endOfCounty(text, from);
  if (to === undefined) return [];
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
