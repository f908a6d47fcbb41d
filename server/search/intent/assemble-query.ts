import type { SeniorityLevel } from '../../../shared/catalogue.ts';
import { elementAt } from '../../../shared/element-at.ts';
import type { Criteria, PeopleQuery, PlaceWanted, Range, TitleWanted } from '../../providers/people-search.ts';
import { findPlaces, type Place } from '../../vocabulary/places/find-places.ts';
import { asKeywords } from './boolean-query.ts';
import type { Candidate, Meaning } from './candidates/candidate.ts';
import { type Named, readNamed } from './name-parts.ts';
import type { QueryText } from './query-text.ts';
import { resolvePlaces } from './resolve-places.ts';
import type { WordTags } from './tagger/word-tags.ts';
import { readTokens } from './tokens.ts';
import { writeTitle } from './write-names.ts';

/** Words in no vocabulary, taken for a keyword for want of anything better, or by the tagger for a title or trade. */
export interface Leftover {
  typed: string;
  /** Where they stand in what the query asks for, and under which name. */
  list: 'keywords' | 'titles' | 'industries';
  name: string;
}

const noCriteria = (): Criteria => ({
  titles: [],
  seniority: [],
  departments: [],
  locations: [],
  industries: [],
  companies: [],
  keywords: [],
});

/** What the parts of a reading ask for, exclusions apart. @param tags of the tagger, which knows what is left out or past as well */
export function assembleQuery(
  text: QueryText,
  reading: readonly Candidate[],
  tags?: WordTags,
): { query: PeopleQuery; leftovers: Leftover[] } {
  const named = withResolvedPlaces(
    withNationalities(text, joinSubjects(text, readNamed(text, reading, tags))),
    text.languages,
  );
  const wanted = noCriteria();
  const not = noCriteria();
  const employees: Range[] = [];
  let years: Range | undefined;
  for (const one of named) {
    const meaning = readAs(text, one);
    if (meaning.kind === 'years') years ??= meaning.range;
    else if (meaning.kind === 'size') employees.push(meaning.range);
    else addTo(one.isExcluded ? not : wanted, meaning);
    // 'not interns': the level is excluded, and named as it was typed.
    if (one.isExcluded && meaning.kind === 'seniority') not.titles.push(levelTitle(one.typed, meaning.levels));
  }
  const locations = named.flatMap(({ meaning, isExcluded, isListed, from }) =>
    meaning.kind === 'place' && !isExcluded
      ? [{ place: choose(meaning.places), isListed: isListed && text.token(from - 1)?.text !== '/' }]
      : [],
  );
  // '(Brazil OR "Latin America")' says that either will do.
  wanted.locations = distinctPlaces(text.isBoolean ? locations.map(({ place }) => place) : withoutOuter(locations));
  const wantedNames = new Set(wanted.locations.map(({ name }) => name));
  not.locations = not.locations.filter(({ name }) => !wantedNames.has(name)).map(withoutCityAround);
  const leftovers = named.flatMap(leftoverOf);
  const query = {
    ...wanted,
    not,
    ...(years && { yearsOfExperience: years }),
    ...(employees.length > 0 && { employees }),
  };
  return { query, leftovers };
}

function leftoverOf({ meaning, typed, isGuess }: Named): Leftover[] {
  if (meaning.kind === 'keyword' && !meaning.known)
    return [{ typed, list: 'keywords', name: meaning.names[0] ?? typed }];
  if (!isGuess) return [];
  if (meaning.kind === 'title') return meaning.titles.map(({ name }) => ({ typed, list: 'titles', name }));
  return meaning.kind === 'industry' ? [{ typed, list: 'industries', name: meaning.industry.name }] : [];
}

function levelTitle(typed: string, levels: readonly SeniorityLevel[]): TitleWanted {
  const [level] = levels;
  const name = writeTitle(readTokens(typed));
  return { name, phrases: [name], related: [], ...(level && levels.length === 1 && { seniority: level }) };
}

/** 'scaled infrastructure', 'tweet about growth': a word that nobody knows and the subject beside it are one. */
function joinSubjects(text: QueryText, named: readonly Named[]): Named[] {
  const joined: Named[] = [];
  for (const one of named) {
    const before = joined.at(-1);
    if (!before || !isOneSubject(text, before, one)) {
      joined.push(one);
      continue;
    }
    const typed = text.typed(before.from, one.to);
    joined[joined.length - 1] = {
      ...before,
      to: one.to,
      typed,
      meaning: { kind: 'keyword', names: [typed], known: false },
    };
  }
  return joined;
}

function isOneSubject(text: QueryText, before: Named, one: Named): boolean {
  const [first, second] = [before.meaning, one.meaning];
  if (first.kind !== 'keyword' || second.kind !== 'keyword') return false;
  if (first.known && second.known) return one.from === before.to && isWorkOf(text, one) && !before.isPast;
  if (before.isExcluded !== one.isExcluded || before.isPast || one.isPast || text.isBoolean || text.isForeign)
    return false;
  if (/\d/.test(before.typed + one.typed)) return false;
  const unknown = [before, one].filter(({ meaning }) => meaning.kind === 'keyword' && !meaning.known);
  if (!unknown.every(({ typed }) => /^[\p{Ll} -]+$/u.test(typed))) return false;
  return (
    one.from === before.to || (one.from === before.to + 1 && !first.known && text.token(before.to)?.text === 'about')
  );
}

/** 'IP law', 'SaaS sales': a function that stands behind what it is about, as a subject. */
function isWorkOf(text: QueryText, { from, to, typed }: Named): boolean {
  return /^\p{Ll}+$/u.test(typed) && text.meanings(from, to)?.function?.department !== undefined;
}

/** 'Brazilian engineers in Lisbon': beside another place, where people are from is a word of their profile. */
function withNationalities(text: QueryText, named: readonly Named[]): Named[] {
  const places = named.filter(({ meaning, isExcluded }) => meaning.kind === 'place' && !isExcluded);
  if (places.length < 2 || text.isBoolean) return [...named];
  return named.map((one, at) => {
    const isOfPeople =
      one.meaning.kind === 'place' &&
      NATIONALITY.test(one.typed) &&
      text.meanings(one.from, one.to)?.country !== undefined &&
      isBeforeTitle(named, at);
    return isOfPeople ? { ...one, meaning: { kind: 'keyword', names: [one.typed], known: true } } : one;
  });
}

/** 'Armenian AI co-founders': with nothing between but what belongs to the title. */
function isBeforeTitle(named: readonly Named[], at: number): boolean {
  for (let next = at + 1; next < named.length && named[next]?.from === named[next - 1]?.to; next += 1) {
    const kind = named[next]?.meaning.kind;
    if (kind === 'title') return true;
    if (kind !== 'industry' && kind !== 'seniority') return false;
  }
  return false;
}

/** Adjectives: 'German', but not 'US-based'. */
const NATIONALITY = /^\p{L}+(?: \p{L}+)?$/u;

/** What a part asks for: as it was read, but for past employers, words of boolean expressions, and kinds of firms that are left out. */
function readAs(text: QueryText, one: Named): Meaning {
  if (one.isPast) return asPast(one);
  // 'excluding agencies': a kind of firm, whatever its trade.
  if (one.isExcluded && one.meaning.kind === 'industry' && /^agenc(?:y|ies|es|ias?)$/i.test(one.typed))
    return { kind: 'keyword', names: ['agency'], known: true };
  // 'No SaaS': a trade that is a subject of profiles as well.
  if (one.isExcluded && one.meaning.kind === 'keyword' && /^saas$/i.test(one.typed)) {
    const industry = text.meanings(one.from, one.to)?.industry;
    if (industry) return { kind: 'industry', industry };
  }
  if (one.isExcluded && text.isBoolean && /^students?$/i.test(one.typed))
    return { kind: 'title', titles: [levelTitle(one.typed, [])] };
  return text.isBoolean ? asKeywords(one.meaning, one.typed) : one.meaning;
}

/** Where somebody worked is no criterion of its own, but a word of their profile. */
function asPast({ meaning, typed }: Named): Meaning {
  // 'ex-FAANG' is one word for several.
  if (meaning.kind === 'company')
    return { kind: 'keyword', names: meaning.names.length > 1 ? [typed] : meaning.names, known: true };
  if (meaning.kind === 'title')
    return { kind: 'keyword', names: meaning.titles.map(({ name }) => `former ${name}`), known: true };
  return meaning.kind === 'keyword' ? { ...meaning, names: meaning.names.map(() => typed) } : meaning;
}

function addTo(criteria: Criteria, meaning: Meaning): void {
  switch (meaning.kind) {
    case 'title':
      for (const title of meaning.titles) if (!hasName(criteria.titles, title)) criteria.titles.push(title);
      return;
    case 'seniority':
      criteria.seniority = joinLevels(criteria.seniority, meaning.levels);
      return;
    case 'department':
      criteria.departments = [...new Set([...criteria.departments, meaning.department])];
      return;
    case 'place': {
      const place = asWanted(choose(meaning.places));
      if (!hasName(criteria.locations, place)) criteria.locations.push(place);
      return;
    }
    case 'industry':
      if (!hasName(criteria.industries, meaning.industry)) criteria.industries.push(meaning.industry);
      return;
    case 'company':
      criteria.companies = distinctNames([...criteria.companies, ...meaning.names]);
      return;
    case 'keyword':
      criteria.keywords = distinctNames([...criteria.keywords, ...meaning.names]);
  }
}

/** The parts with one reading of each place, chosen by all of them. */
function withResolvedPlaces(named: readonly Named[], languages: readonly string[]): Named[] {
  const readings = named.flatMap(({ meaning }) => (meaning.kind === 'place' ? [meaning.places] : []));
  const places = resolvePlaces(readings, languages);
  let at = 0;
  return named.map((one) =>
    one.meaning.kind === 'place' ? { ...one, meaning: { ...one.meaning, places: [elementAt(places, at++)] } } : one,
  );
}

/** 'VP-level leaders': of leaders at large and a level that is said, the level. */
function joinLevels(known: readonly SeniorityLevel[], levels: readonly SeniorityLevel[]): SeniorityLevel[] {
  if (known.length > 0 && levels.length > 2 && known.every((level) => levels.includes(level))) return [...known];
  if (known.length > 2 && levels.length === 1 && levels.every((level) => known.includes(level))) return [...levels];
  return [...new Set([...known, ...levels])];
}

const hasName = (list: readonly { name: string }[], { name }: { name: string }) =>
  list.some((known) => known.name.toLowerCase() === name.toLowerCase());

function distinctNames(names: readonly string[]): string[] {
  return names.filter((name, at) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at);
}

const choose = (places: readonly Place[]): Place => elementAt(places, 0);

/**
 * 'Latin America: Brazil, Mexico', 'Bangalore, India': of a place and one that it holds, the inner one is meant, unless 'and' or 'or'
 * joins them: 'Cancún and the Riviera Maya'. A city that has the name of its state holds what stands before it alone: 'Brooklyn, New
 * York', but 'New York, Buffalo and Albany'.
 */
function withoutOuter(places: readonly { place: Place; isListed: boolean }[]): Place[] {
  return places
    .filter(({ place: outer, isListed }, at) => {
      const inside = places.filter(({ place: inner }) => inner.name !== outer.name && isWithin(inner, outer));
      return (
        inside.length === 0 ||
        isListed ||
        (places[at + 1]?.isListed === true && inside.includes(elementAt(places, at + 1))) ||
        (outer.kind === 'city' && !inside.includes(elementAt(places, Math.max(0, at - 1))))
      );
    })
    .map(({ place }) => place);
}

function isWithin(inner: Place, outer: Place): boolean {
  if (inner.within.includes(outer.name)) return true;
  if (outer.kind === 'city' && cityAround(inner) === outer.name)
    return inner.countryCodes.some((code) => outer.countryCodes.includes(code));
  if (outer.kind === 'metro') {
    if (!inner.countryCodes.some((code) => outer.countryCodes.includes(code))) return false;
    return outer.cities.includes(inner.name) || outer.regions.some((region) => inner.within.includes(region));
  }
  if (outer.kind !== 'world-region') return false;
  return (
    inner.kind !== 'world-region' &&
    inner.countryCodes.length > 0 &&
    inner.countryCodes.every((code) => outer.countryCodes.includes(code))
  );
}

function distinctPlaces(places: readonly Place[]): PlaceWanted[] {
  const found: PlaceWanted[] = [];
  for (const place of places.map(asWanted)) if (!hasName(found, place)) found.push(place);
  return found;
}

/** 'Chennai, not Oragadam': of a part of a city the rest is not left out with it. */
function withoutCityAround(place: PlaceWanted): PlaceWanted {
  return cityAround(place) === undefined ? place : { ...place, cities: place.cities.slice(0, 1) };
}

const COUNTY = / (?:County|Parish)$/;

/** The city that a quarter, an industrial area or another locality belongs to; undefined for cities, counties and wider areas. */
function cityAround({ name, cities }: PlaceWanted): string | undefined {
  const [own = '', around, ...more] = cities;
  const isPart = more.length === 0 && (name === own || name.startsWith(`${own}, `)) && !COUNTY.test(own);
  return isPart ? around : undefined;
}

/** Of two places of one name both may be meant when the smaller has more than this share of the people. */
const MAY_BE_MEANT = 0.2;

/** There are thirty Washington Counties, and the largest is not known by its size. */
const isCommon = ([first, second]: readonly Place[]) =>
  first !== undefined && second !== undefined && second.population > MAY_BE_MEANT * first.population;

/** With what it lies in behind a name that is likelier to mean another place, and behind a part of a city. */
function asWanted(place: Place): PlaceWanted {
  const { kind, name, cities, regions, countries, within } = place;
  const around = cityAround(place);
  if (around !== undefined) {
    // Singapore is a city and a country.
    const full = [...new Set([name, around, ...within.slice(-1)])].join(', ');
    return { name: full, cities, regions, countries, within };
  }
  const likeliest = findPlaces(name)[0];
  const isLikeliest = likeliest === undefined || likeliest.within.join() === within.join();
  const isOneOfMany = kind === 'city' && COUNTY.test(name) && isCommon(findPlaces(name));
  return {
    name: (isLikeliest && !isOneOfMany) || within.length === 0 ? name : [name, ...within].join(', '),
    cities,
    regions,
    countries,
    within,
  };
}
