import { type RawBuilder, sql } from 'kysely';
import type { PeopleQuery, PlaceWanted, Relaxed } from '../../providers/people-search.ts';
import {
  allOf,
  anyOf,
  fitsTitle,
  fitsTitles,
  isExcluded,
  isWithin,
  livesIn,
  mentions,
  titleHolds,
  worksAt,
  worksIn,
} from './search-conditions.ts';

/**
 * What is given up, one after the other, until somebody fits; what was given up still ranks. Titles give way to their
 * function and level, places to their region and then their country, levels to any level of the function. Employers,
 * exclusions, and levels and functions asked for without a title are never given up.
 */
export const RELAXATIONS = [
  'nothing',
  'keywords',
  'numbers',
  'industries',
  'titles',
  'regions',
  'countries',
  'levels',
] as const;

/** Whether anything is asked for besides exclusions. */
export function asksForAnything(query: PeopleQuery): boolean {
  const { titles, seniority, departments, locations, industries, companies, keywords } = query;
  const lists = [titles, seniority, departments, locations, industries, companies, keywords];
  return lists.some((list) => list.length > 0) || isNumbered(query);
}

/** Whether giving that up makes a difference, and leaves something to ask for. */
export function changesAnything(query: PeopleQuery, step: number): boolean {
  const { titles, seniority, departments, locations, industries, companies, keywords } = query;
  const firm = titles.length + seniority.length + departments.length + locations.length + companies.length > 0;
  switch (RELAXATIONS[step]) {
    case 'keywords':
      return keywords.length > 0 && (firm || industries.length > 0);
    case 'numbers':
      return isNumbered(query) && (firm || industries.length > 0);
    case 'industries':
      return industries.length > 0 && firm;
    case 'titles':
      return titles.some((title) => fitsTitle(title).length > 0);
    case 'regions':
      return locations.some((place) => place.within.length > 1);
    case 'countries':
      return locations.some((place) => place.within.length > 0);
    case 'levels':
      return titles.some(({ department, seniority }) => department !== undefined && seniority !== undefined);
    default:
      return true;
  }
}

/** What that many relaxations have given up of this query. */
export function relaxedBy(query: PeopleQuery, step: number): Relaxed[] {
  const given = RELAXATIONS.slice(1, step + 1).filter((_, at) => changesAnything(query, at + 1));
  return [...new Set(given.map((name) => (name === 'regions' || name === 'countries' ? 'places' : (name as Relaxed))))];
}

const isNumbered = (query: PeopleQuery) => query.yearsOfExperience !== undefined || query.employees !== undefined;

/** Whom a query is about after that many relaxations. */
export function matches(query: PeopleQuery, step: number): RawBuilder<boolean> {
  const holds = (name: (typeof RELAXATIONS)[number]) => step < RELAXATIONS.indexOf(name);
  const { titles, seniority, departments, locations, industries, companies } = query;
  const conditions: RawBuilder<boolean>[] = [];
  if (titles.length > 0) {
    const alike = holds('titles') ? [] : titles.flatMap((title) => fitsTitle(title, !holds('levels')));
    conditions.push(anyOf([...fitsTitles(titles), ...alike]));
  }
  if (seniority.length > 0) {
    // A 'senior product manager' is a manager by level.
    const levels = [...seniority, ...titles.flatMap((title) => title.seniority ?? [])];
    conditions.push(sql`seniority = ANY(${levels}::text[])`);
  }
  if (departments.length > 0) conditions.push(sql`department = ANY(${departments}::text[])`);
  if (locations.length > 0) conditions.push(anyOf(locations.map((place) => livesIn(widen(place, step)))));
  if (companies.length > 0) conditions.push(anyOf(companies.map(worksAt)));
  if (industries.length > 0 && holds('industries')) conditions.push(anyOf(industries.map(worksIn)));
  if (holds('keywords')) conditions.push(...query.keywords.map(mentions));
  if (holds('numbers')) conditions.push(...numbers(query));
  return sql<boolean>`${allOf(conditions)} AND NOT ${isExcluded(query.not)}`;
}

function numbers({ yearsOfExperience, employees }: PeopleQuery): RawBuilder<boolean>[] {
  return [
    ...(yearsOfExperience ? [isWithin('years', yearsOfExperience)] : []),
    ...(employees ? [anyOf(employees.map((range) => isWithin('employees', range)))] : []),
  ];
}

function widen(place: PlaceWanted, step: number): PlaceWanted {
  const country = place.within.at(-1);
  const regions = step >= RELAXATIONS.indexOf('regions') ? place.within.slice(0, -1) : [];
  const countries = step >= RELAXATIONS.indexOf('countries') && country ? [country] : [];
  return { ...place, regions: [...place.regions, ...regions], countries: [...place.countries, ...countries] };
}

/** How well somebody fits; higher is better. Title and place weigh most, so that the first page is what was asked. */
export function score(query: PeopleQuery): RawBuilder<number> {
  const phrases = query.titles.flatMap((title) => title.phrases);
  const levels = [...query.seniority, ...query.titles.flatMap(({ seniority }) => seniority ?? [])];
  const functions = [...query.departments, ...query.titles.flatMap(({ department }) => department ?? [])];
  const parts: [weight: number, condition: RawBuilder<boolean>][] = [
    ...query.locations.map((place): [number, RawBuilder<boolean>] => [40, livesIn(place)]),
    ...query.industries.map((industry): [number, RawBuilder<boolean>] => [12, worksIn(industry)]),
    ...query.keywords.map((keyword): [number, RawBuilder<boolean>] => [10, mentions(keyword)]),
    ...numbers(query).map((number): [number, RawBuilder<boolean>] => [8, number]),
    [1, sql<boolean>`company IS NOT NULL`],
  ];
  if (phrases.length > 0) {
    parts.push([16, sql`lower(title) = ANY(${phrases.map((phrase) => phrase.toLowerCase())}::text[])`]);
    parts.push([24, titleHolds(phrases)]);
  }
  if (levels.length > 0) parts.push([6, sql`seniority = ANY(${levels}::text[])`]);
  if (functions.length > 0) parts.push([6, sql`department = ANY(${functions}::text[])`]);
  const terms = parts.map(([weight, condition]) => sql`CASE WHEN ${condition} THEN ${sql.lit(weight)} ELSE 0 END`);
  return sql<number>`(${sql.join(terms, sql` + `)})`;
}
