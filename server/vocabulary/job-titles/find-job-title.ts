import type { Department, SeniorityLevel } from '../../../shared/catalogue.ts';
import { isComposedTitle } from './composed-title.ts';
import { MODERN_TITLES, TITLES_OF_NO_DEPARTMENT, TITLES_OF_OTHER_LANGUAGES } from './modern-titles.ts';
import { normalizeTitle } from './normalize-title.ts';
import { findOccupation } from './occupation-table.ts';
import { readJobTitle } from './read-job-title.ts';
import { writeTitle } from './write-title.ts';

/** No phrase of more words is known as a title. */
export const LONGEST_TITLE_PHRASE = 5;

export interface JobTitle {
  /** As titles are written: 'SEO Specialist'. */
  name: string;
  department?: Department;
  seniority?: SeniorityLevel;
}

const LONGEST_CHARS = 80;
const OF = / (?:of|de|del|des|du|di|der) /;

/** 'paediatrician', 'anaesthetist', 'orthopaedic': the open tables are American. */
const BRITISH = /(?<=p|an|op|yn|h|p)ae(?=d|s|c|m)/;

const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/ies$/, 'y'],
  [/(?<=ss|sh|ch|x)es$/, ''],
  [/(?<=[a-z])men$/, 'man'],
  [/people$/, 'person'],
  [/(?<=[a-z][^s])s$/, ''],
];

/** Titles that the sources lack, with their departments. */
const modern: ReadonlyMap<string, Department | undefined> = new Map([
  ...split(TITLES_OF_NO_DEPARTMENT).map((title) => [title, undefined] as const),
  ...MODERN_TITLES.flatMap(([department, list]) => split(list).map((title) => [title, department] as const)),
]);

const others: ReadonlySet<string> = new Set(split(TITLES_OF_OTHER_LANGUAGES).map(normalizeTitle));

function split(list: string): string[] {
  return list.replaceAll('\n', '').split('|');
}

/** 'data scientists' -> 'data scientist'; the phrase itself first. */
function* forms(title: string): Generator<string> {
  yield title;
  const ofWhat = title.search(OF);
  const [role, rest] = ofWhat < 0 ? [title, ''] : [title.slice(0, ofWhat), title.slice(ofWhat)];
  for (const [ending, singular] of PLURALS) if (ending.test(role)) yield role.replace(ending, singular) + rest;
  if (BRITISH.test(title)) yield* forms(title.replace(BRITISH, 'e'));
}

/**
 * Finds a phrase among the known job titles: those of O*NET and ESCO, modern ones, and such as are made of words of rank
 * and of department ('VP Marketing', 'gerente de ventas'); singular or plural.
 * @param phrase of at most LONGEST_TITLE_PHRASE words, in any writing: 'Smart-Contract Developers'
 * @returns undefined when the phrase is no title as a whole
 */
export function findJobTitle(phrase: string): JobTitle | undefined {
  const title = normalizeTitle(phrase);
  if (title === '' || title.length > LONGEST_CHARS) return undefined;
  const all = [...forms(title)];
  const listed = findListed(all);
  if (listed) return listed;
  const composed = all.reverse().find((form) => others.has(form) || isComposedTitle(form));
  return composed === undefined ? undefined : toJobTitle(composed, readJobTitle(composed).department);
}

/**
 * Finds a phrase among the titles of O*NET and ESCO and the modern ones, but for those that are only made of known words; singular
 * or plural.
 * @returns undefined when no list has the phrase as a whole
 */
export function findListedTitle(phrase: string): JobTitle | undefined {
  const title = normalizeTitle(phrase);
  return title === '' || title.length > LONGEST_CHARS ? undefined : findListed([...forms(title)]);
}

function findListed(forms: readonly string[]): JobTitle | undefined {
  for (const form of forms) {
    if (modern.has(form)) return toJobTitle(form, modern.get(form));
    const occupation = form.split(' ').length > LONGEST_TITLE_PHRASE ? undefined : findOccupation(form);
    if (occupation) return toJobTitle(form, readJobTitle(form).department ?? occupation.department);
  }
  return undefined;
}

/** A rank that titles say by a word of their own; that 'Accountant' is Entry is said by none. */
function toJobTitle(title: string, department: Department | undefined): JobTitle {
  const { seniority } = readJobTitle(title);
  return {
    name: writeTitle(title),
    ...(department && { department }),
    ...(seniority && seniority !== 'Entry' && { seniority }),
  };
}
