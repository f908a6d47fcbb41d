import type { Department, SeniorityLevel } from '../../../shared/catalogue.ts';
import type { IndustryWanted, PlaceWanted, TitleWanted } from '../../providers/people-search.ts';
import { plain, readTokens } from './tokens.ts';
import { CITIES_OF_INDIA, STATES_OF_INDIA } from './vocabulary/cities-of-india.ts';
import { CITIES_OF_THE_WORLD, REGIONS_OF_THE_WORLD } from './vocabulary/cities-of-the-world.ts';
import { COMPANIES } from './vocabulary/companies.ts';
import { COUNTRIES, PARTS_OF_COUNTRIES, PARTS_OF_THE_WORLD } from './vocabulary/countries.ts';
import { FUNCTIONS } from './vocabulary/functions.ts';
import { INDUSTRY_WORDS } from './vocabulary/industries.ts';
import { LEVELS, SENIORITY_WORDS } from './vocabulary/levels.ts';
import { FILLER, NOT_PHRASES, NOT_WORDS } from './vocabulary/plain-words.ts';
import { SKILLS } from './vocabulary/skills.ts';
import { entries, readTable } from './vocabulary/table.ts';
import { ROLE_NOUNS, TITLE_QUALIFIERS, TITLES } from './vocabulary/titles.ts';
import { TOPICS } from './vocabulary/topics.ts';

/** A function inside titles: shown name, job function, and the ways titles write it. */
export interface JobFunction {
  name: string;
  department?: Department;
  phrases: string[];
}

/** A level inside titles. */
export interface Level {
  name: string;
  seniority: SeniorityLevel;
  joins: 'before' | 'of' | 'after';
  phrases: string[];
}

/** All a phrase can mean. */
export interface Meanings {
  title?: TitleWanted;
  level?: Level;
  seniority?: SeniorityLevel[];
  function?: JobFunction;
  role?: string;
  qualifier?: boolean;
  place?: PlaceWanted;
  industry?: IndustryWanted;
  company?: string;
  /** Skill or topic. */
  keyword?: string;
  not?: true;
}

const phrases = new Map<string, Meanings>();
const words = new Set<string>();
let longest = 1;

function add(names: string[], meaning: Meanings): void {
  for (const name of names) {
    const parts = readTokens(name).map((token) => token.text);
    if (parts.length === 0) continue;
    const key = parts.join(' ');
    phrases.set(key, { ...meaning, ...phrases.get(key) });
    for (const part of parts) words.add(part);
    longest = Math.max(longest, parts.length);
  }
}

for (const [name = '', other, department, seniority, related] of readTable(TITLES)) {
  const aliases = entries(other);
  const title: TitleWanted = {
    name,
    phrases: [name, ...aliases.filter((alias) => alias.length <= 5 && /^c.o$|^ch?ro$|^ciso$|^csco$/.test(alias))],
    related: entries(related),
    ...(seniority && { seniority: seniority as SeniorityLevel }),
    ...(department && { department: department as Department }),
  };
  add([name, ...aliases], { title });
}
for (const [name = '', other, seniority, joins, written] of readTable(LEVELS)) {
  const level = { name, seniority, joins, phrases: entries(written) } as Level;
  add([name, ...entries(other)], { level });
}
for (const [names, levels] of readTable(SENIORITY_WORDS)) {
  add(entries(names), { seniority: entries(levels) as SeniorityLevel[] });
}
for (const [name = '', other, department, written] of readTable(FUNCTIONS)) {
  const ways = entries(written);
  add([name, ...entries(other)], {
    function: {
      name,
      ...(department && { department: department as Department }),
      phrases: ways.length > 0 ? ways : [name.toLowerCase()],
    },
  });
}
for (const [name = '', other] of readTable(ROLE_NOUNS)) add([name, ...entries(other)], { role: name });
add(TITLE_QUALIFIERS.split(','), { qualifier: true });

const place = (name: string, parts: Partial<PlaceWanted>): PlaceWanted => ({
  name,
  cities: [],
  regions: [],
  countries: [],
  within: [],
  ...parts,
});
for (const [name = '', state = '', other] of readTable(CITIES_OF_INDIA)) {
  add([name, ...entries(other)], { place: place(name, { cities: [name], within: [state, 'India'] }) });
}
for (const [name = '', region, country = '', other] of readTable(CITIES_OF_THE_WORLD)) {
  const within = [...entries(region), country];
  add([name, ...entries(other)], { place: place(name, { cities: [name], within }) });
}
for (const [name = '', other] of readTable(STATES_OF_INDIA)) {
  add([name, ...entries(other)], { place: place(name, { regions: [name], within: ['India'] }) });
}
for (const [name = '', country = '', other] of readTable(REGIONS_OF_THE_WORLD)) {
  add([name, ...entries(other)], { place: place(name, { regions: [name], within: [country] }) });
}
for (const [name = '', other] of readTable(COUNTRIES)) {
  add([name, ...entries(other)], { place: place(name, { countries: [name] }) });
}
for (const [name = '', other, countries] of readTable(PARTS_OF_THE_WORLD)) {
  add([name, ...entries(other)], { place: place(name, { countries: entries(countries) }) });
}
for (const [name = '', other, country = '', cities, regions] of readTable(PARTS_OF_COUNTRIES)) {
  const whole = place(name, { cities: entries(cities), regions: entries(regions), within: [country] });
  add([name, ...entries(other)], { place: whole });
}
for (const [name = '', other, labels] of readTable(INDUSTRY_WORDS)) {
  add([name, ...entries(other)], { industry: { name, labels: entries(labels, ';') } });
}
for (const [name = '', other] of readTable(COMPANIES)) add([name, ...entries(other)], { company: name });
for (const [name = '', other] of readTable(SKILLS)) add([name, ...entries(other)], { keyword: name });
for (const [name = '', other] of readTable(TOPICS)) add([name, ...entries(other)], { keyword: name });
add([...NOT_WORDS, ...NOT_PHRASES], { not: true });

/** Most words of any phrase. */
export const LONGEST_PHRASE = longest;

/** What a phrase of plain words can mean. */
export function meaningsOf(phrase: string): Meanings | undefined {
  return phrases.get(phrase);
}

/** Whether the word occurs in any phrase, or is filler. */
export function isKnownWord(word: string): boolean {
  return words.has(word) || FILLER.has(word);
}

/** Every word of the vocabulary that a misspelt one may have meant. */
export function vocabularyWords(): Iterable<string> {
  return words;
}

/** The city of that name as a place, for tests that hold the gazetteer against data. */
export function placeNamed(name: string): PlaceWanted | undefined {
  return phrases.get(plain(name).replaceAll('-', ' '))?.place;
}
