import { DEPARTMENTS, SENIORITY_LEVELS, type SeniorityLevel } from '../../../shared/catalogue.ts';
import type { SearchIntent } from '../../../shared/contract/search.ts';
import type { Criteria, PeopleQuery, PlaceWanted, Range, TitleWanted } from '../../providers/people-search.ts';
import { readIntent } from './read-intent.ts';

/**
 * What a corrected reading asks for. Each name is looked up in the vocabularies and else taken as it stands; levels and
 * functions that one of the titles implies narrow nothing down, as when the query itself is read.
 */
export function resolveIntent(intent: SearchIntent): PeopleQuery {
  const { exclude } = intent;
  const titles = intent.titles.map(resolveTitle);
  const levels = pick(SENIORITY_LEVELS, intent.seniority);
  const functions = pick(DEPARTMENTS, intent.departments);
  const notLevels = pick(SENIORITY_LEVELS, exclude.titles);
  const notFunctions = pick(DEPARTMENTS, exclude.keywords);
  const employees = intent.company_sizes.flatMap((size) => readSize(size) ?? []);
  const years = intent.years_experience;
  return {
    titles,
    seniority: levels.known.filter((level) => !titles.some((title) => title.seniority === level)),
    departments: functions.known.filter((work) => !titles.some((title) => title.department === work)),
    locations: intent.locations.map(resolvePlace),
    industries: intent.industries.map(resolveIndustry),
    companies: intent.companies,
    keywords: [...intent.keywords, ...levels.unknown, ...functions.unknown],
    not: {
      titles: notLevels.unknown.map(resolveExcludedTitle),
      seniority: [...new Set([...notLevels.known, ...notLevels.unknown.flatMap(levelNamed)])],
      departments: notFunctions.known,
      locations: exclude.locations.map(resolvePlace),
      industries: exclude.industries.map(resolveIndustry),
      companies: exclude.companies,
      keywords: notFunctions.unknown,
    },
    ...(years && (years.min ?? years.max) !== null && { yearsOfExperience: boundsOf(years) }),
    ...(employees.length > 0 && { employees }),
  };
}

/** The names that a closed list has, as it writes them, and the others. */
function pick<Value extends string>(list: readonly Value[], names: readonly string[]) {
  const find = (name: string) => list.find((one) => one.toLowerCase() === name.toLowerCase());
  return {
    known: names.flatMap((name) => find(name) ?? []),
    unknown: names.filter((name) => find(name) === undefined),
  };
}

/** The one thing of that kind that a name is read as; undefined when it is read as anything else. */
function readAs<Kind extends 'titles' | 'locations' | 'industries'>(
  name: string,
  kind: Kind,
): Criteria[Kind][number] | undefined {
  const { not: _, ...read } = readIntent(name);
  const found = Object.values(read).flat();
  return found.length === 1 ? read[kind][0] : undefined;
}

const resolveTitle = (name: string): TitleWanted => ({
  ...(readAs(name, 'titles') ?? { phrases: [name], related: [] }),
  name,
});

/** A level alone excludes everybody of it: 'Intern'. */
function resolveExcludedTitle(name: string): TitleWanted {
  const [level] = levelNamed(name);
  return level ? { name, phrases: [name], related: [], seniority: level } : resolveTitle(name);
}

function levelNamed(name: string): SeniorityLevel[] {
  const { seniority, titles } = readIntent(name);
  return titles.length === 0 && seniority.length === 1 ? seniority : [];
}

const resolvePlace = (name: string): PlaceWanted => ({
  ...(readAs(name, 'locations') ?? { cities: [name], regions: [name], countries: [name], within: [] }),
  name,
});

const resolveIndustry = (name: string) => ({ ...(readAs(name, 'industries') ?? { labels: [] }), name });

const boundsOf = ({ min, max }: { min: number | null; max: number | null }): Range => ({
  ...(min !== null && { min }),
  ...(max !== null && { max }),
});

/** '50-200', '200+', '<50', '200': a size as it is shown, or as somebody types it over. */
function readSize(text: string): Range | undefined {
  const match = /^([<>]?)(\d{1,9})(?:(\+)|[-–](\d{1,9}))?$/.exec(text.replace(/[\s,]/g, ''));
  if (!match) return undefined;
  const [, sign, first, , second] = match;
  const low = Number(first);
  if (second !== undefined) return { min: Math.min(low, Number(second)), max: Math.max(low, Number(second)) };
  return sign === '<' ? { max: low } : { min: low };
}
