import type { Department, SeniorityLevel } from '../../../shared/catalogue.ts';
import { MODERN_TITLES, TITLES_OF_NO_DEPARTMENT } from './modern-titles.ts';
import { normalizeTitle } from './normalize-title.ts';
import { findOccupation } from './occupation-table.ts';
import { writeTitle } from './write-title.ts';

/** No phrase of more words is known as a title. */
export const LONGEST_TITLE_PHRASE = 5;

export interface JobTitle {
  /** As titles are written: 'SEO Specialist'. */
  name: string;
  department?: Department;
  seniority?: SeniorityLevel;
}

const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/ies$/, 'y'],
  [/(?<=ss|sh|ch|x)es$/, ''],
  [/(?<=[a-z])men$/, 'man'],
  [/(?<=people) (?=.)|people$/, 'person'],
  [/(?<=[a-z][^s])s$/, ''],
];

/** Titles that the sources lack, with their departments. */
const modern: ReadonlyMap<string, Department | undefined> = new Map([
  ...split(TITLES_OF_NO_DEPARTMENT).map((title) => [title, undefined] as const),
  ...MODERN_TITLES.flatMap(([department, list]) => split(list).map((title) => [title, department] as const)),
]);

function split(list: string): string[] {
  return list.replaceAll('\n', '').split('|');
}

/** 'data scientists' -> 'data scientist'; the phrase itself first. */
function* forms(title: string): Generator<string> {
  yield title;
  for (const [ending, singular] of PLURALS) if (ending.test(title)) yield title.replace(ending, singular);
}

/**
 * Finds a phrase among the known job titles: those of O*NET and ESCO, and modern ones; singular or plural, with or
 * without a grade before it ('senior', 'junior', 'lead').
 * @param phrase of at most LONGEST_TITLE_PHRASE words, in any writing: 'Smart-Contract Developers'
 * @returns undefined when the phrase is no title as a whole
 */
export function findJobTitle(phrase: string): JobTitle | undefined {
  const title = normalizeTitle(phrase);
  for (const form of forms(title)) {
    if (modern.has(form)) return toJobTitle(form, modern.get(form));
    const occupation = findOccupation(form);
    if (occupation) return toJobTitle(form, occupation.department);
  }
  return undefined;
}

function toJobTitle(title: string, department: Department | undefined): JobTitle {
  return { name: writeTitle(title), ...(department && { department }) };
}
