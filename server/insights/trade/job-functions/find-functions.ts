import { rememberReadings } from '../../../platform/remember-readings.ts';
import { type PhraseHit, PhraseSet } from '../phrase-set.ts';
import type { JobFunction } from '../types.ts';
import { CUSTOMER_FUNCTIONS } from './customer-functions.ts';
import type { JobFunctionId } from './ids.ts';
import { INDUSTRY_FUNCTIONS } from './industry-functions.ts';
import { OFFICE_FUNCTIONS } from './office-functions.ts';

/** What people are in charge of: every function, with titles and with what descriptions call its people. */
export const JOB_FUNCTIONS: readonly JobFunction[] = [
  ...OFFICE_FUNCTIONS,
  ...INDUSTRY_FUNCTIONS,
  ...CUSTOMER_FUNCTIONS,
];

const titles = new PhraseSet<JobFunctionId>(true);
const people = new PhraseSet<JobFunctionId>(true);
for (const { id, titles: said, people: called } of JOB_FUNCTIONS) {
  for (const phrase of said) titles.add(phrase, id);
  for (const phrase of called) people.add(phrase, id);
}

/** Words so wide that any function beside them says more. */
const WIDE: ReadonlySet<JobFunctionId> = new Set([
  'school-management',
  'student',
  'software-engineering',
  'operations',
  'consulting',
  'product',
  'production',
  'energy-management',
  'analytics',
  'quality',
  'content-communications',
]);
/** Those who run the whole say least about a field. */
const WIDEST: ReadonlySet<JobFunctionId> = new Set(['general-management', 'founder']);
const PAST = /\b(?:ex|former|formerly|previously|ehemalig\w*|ancien\w*|anteriormente)\b[^|,;·]{0,60}/giu;
/** Presides over nothing. */
const VICE_PRESIDENT = /\bvice[ -]?president/giu;
const MOST = 200;

/** As many texts as people are written about at a time, or have the same title. */
const KEPT_TEXTS = 2_000;

/** @returns the functions that a text of at most 200 characters names by words of titles, the one that says most first; what is said of the past is none */
export const findFunctions = rememberReadings(
  (text): readonly JobFunctionId[] => rank(titles.find(withoutPast(text))),
  KEPT_TEXTS,
);

/** @returns the beginning of a title without the positions that somebody had before */
export function withoutPast(text: string): string {
  return text.slice(0, MOST).replace(PAST, ' ').replace(VICE_PRESIDENT, 'VP');
}

function rank(hits: readonly PhraseHit<JobFunctionId>[]): JobFunctionId[] {
  const ids = [...new Set(hits.map(({ id }) => id))];
  const width = (id: JobFunctionId): number => (WIDEST.has(id) ? 2 : WIDE.has(id) ? 1 : 0);
  return ids.toSorted((a, b) => width(a) - width(b));
}

/** The functions whose people a description names: 'for HR teams and founders', 'to plant engineers', in the order of the text. */
export function findBuyerFunctions(text: string): PhraseHit<JobFunctionId>[] {
  const named = people.find(text);
  const byTitle = findPeopleByTitle(text);
  // Of two readings of one place the longer one is meant: 'software engineers' are not 'engineers' of whatever.
  const hides = (one: PhraseHit<JobFunctionId>, other: PhraseHit<JobFunctionId>): boolean =>
    one.at < other.at + other.said.length && other.at < one.at + one.said.length && one.length > other.length;
  return [
    ...named.filter((one) => !byTitle.some((other) => hides(other, one))),
    ...byTitle.filter(
      (one) => !named.some((other) => (other.length === one.length && other.at === one.at) || hides(other, one)),
    ),
  ].toSorted((a, b) => a.at - b.at);
}

/** People by a title in the plural, of at most three words; a small word before it is none of them. */
// bounded: of a description of one's own company 6,000 characters are read
const PEOPLE_BY_TITLE =
  /(?<![\p{L}-])(?:(?!(?:and|as|at|by|for|from|give|help|helps|helping|in|of|on|or|our|sell|serve|supply|support|that|the|their|to|train|we|with|your) )\p{L}[\p{L}-]{1,30} ){1,2}(?:analysts|buyers|controllers|coordinators|designers|developers|directors|dispatchers|engineers|estimators|inspectors|managers|officers|planners|schedulers|scientists|supervisors|technicians)(?![\p{L}-])/giu;

function findPeopleByTitle(text: string): PhraseHit<JobFunctionId>[] {
  return Array.from(text.matchAll(PEOPLE_BY_TITLE), ({ 0: said, index }) =>
    findFunctions(said)
      .slice(0, 1)
      .map((id) => ({ id, said, at: index, length: said.split(' ').length })),
  ).flat();
}
