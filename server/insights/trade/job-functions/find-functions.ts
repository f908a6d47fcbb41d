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
/** Where the part of a title ends that names the function: the rest names the company or the past. */
const COMPANY_BEGINS = / (?:at|@|bei|chez|en|presso|bij|w) | \|| · |@/iu;
const PAST = /\b(?:ex|former|formerly|previously|ehemalig\w*|ancien\w*|anteriormente)\b[^|,;·]{0,60}/giu;
const MOST = 200;

/**
 * What a person is in charge of, by their title; by their headline when the title says nothing.
 * @returns the function that says most first; empty when neither names one
 */
export function functionsOfTitle(title: string, headline = ''): readonly JobFunctionId[] {
  const found = functionsInTitle(title);
  return found.length > 0 ? found : functionsInHeadline(headline);
}

/** People have the same titles, and companies look for the same people. */
const KEPT_TITLES = 2_000;
const functionsInTitle = rememberReadings((title) => rank(titles.find(withoutPast(title))), KEPT_TITLES);

/** As many headlines as people are written about at a time. */
const KEPT_HEADLINES = 64;
const functionsInHeadline = rememberReadings((headline): readonly JobFunctionId[] => {
  const bare = withoutPast(headline);
  const cut = bare.split(COMPANY_BEGINS)[0] ?? '';
  const found = rank(titles.find(cut));
  return found.length > 0 || cut === bare ? found : rank(titles.find(bare));
}, KEPT_HEADLINES);

function withoutPast(text: string): string {
  return text.slice(0, MOST).replace(PAST, ' ');
}

function rank(hits: readonly PhraseHit<JobFunctionId>[]): JobFunctionId[] {
  const ids = [...new Set(hits.map(({ id }) => id))];
  const width = (id: JobFunctionId): number => (WIDEST.has(id) ? 2 : WIDE.has(id) ? 1 : 0);
  return ids.toSorted((a, b) => width(a) - width(b));
}

/** The functions whose people a description names: 'for HR teams and founders'. */
export function findBuyerFunctions(text: string): PhraseHit<JobFunctionId>[] {
  return people.find(text);
}
