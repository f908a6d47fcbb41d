import type { Person } from './person.ts';

/** The most headlines the Profile filter offers (specification section 5). */
export const HEADLINES_AT_MOST = 25;

export interface PeopleFilter {
  /** Headlines; empty matches everybody. */
  profiles: readonly string[];
  locations: readonly string[];
}

/** @returns the first 25 distinct headlines, in the order of the people */
export function headlinesOf(people: readonly Person[]): string[] {
  return distinct(people.map((person) => person.headline)).slice(0, HEADLINES_AT_MOST);
}

/** @returns the distinct locations, by the alphabet */
export function locationsOf(people: readonly Person[]): string[] {
  return distinct(people.map((person) => person.location)).sort((a, b) => a.localeCompare(b, 'en'));
}

/** The people with one of the headlines and in one of the locations. */
export function filterPeople(people: readonly Person[], { profiles, locations }: PeopleFilter): Person[] {
  const passes = (chosen: readonly string[], value: string) => chosen.length === 0 || chosen.includes(value);
  return people.filter((person) => passes(profiles, person.headline) && passes(locations, person.location));
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '');
}
