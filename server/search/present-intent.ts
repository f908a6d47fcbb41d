import type { Department, SeniorityLevel } from '../../shared/catalogue.ts';
import type { SearchIntent } from '../../shared/contract/search.ts';
import type { Criteria, PeopleQuery, Range, TitleWanted } from '../providers/people-search.ts';

/** How a query was understood, as it is shown: levels and functions that titles imply are named too. */
export function presentIntent(query: PeopleQuery): SearchIntent {
  const { not, yearsOfExperience, employees = [] } = query;
  const levels = [...query.seniority, ...query.titles.flatMap(({ seniority }) => seniority ?? [])];
  const functions = [...query.departments, ...query.titles.flatMap(({ department }) => department ?? [])];
  return {
    ...presentNames(query),
    seniority: distinct<SeniorityLevel>(levels).filter((level) => !not.seniority.includes(level)),
    departments: distinct<Department>(functions).filter((work) => !not.departments.includes(work)),
    years_experience: yearsOfExperience
      ? { min: yearsOfExperience.min ?? null, max: yearsOfExperience.max ?? null }
      : null,
    company_sizes: employees.map(presentSize),
    exclude: {
      ...presentNames(not),
      titles: distinct([...namesOf(not.titles), ...not.seniority.filter((level) => !isNamed(level, not.titles))]),
      keywords: distinct([...not.keywords, ...not.departments]),
    },
  };
}

function presentNames({ titles, locations, industries, companies, keywords }: Criteria) {
  return {
    titles: namesOf(titles),
    locations: namesOf(locations),
    industries: namesOf(industries),
    companies: distinct(companies),
    keywords: distinct(keywords),
  };
}

/** The level stands among the titles already, in the words of the query. */
const isNamed = (level: SeniorityLevel, titles: readonly TitleWanted[]) =>
  titles.some(({ seniority }) => seniority === level);

const namesOf = (list: readonly { name: string }[]) => distinct(list.map(({ name }) => name));
const distinct = <Value>(list: readonly Value[]): Value[] => [...new Set(list)];

/** '50-200', '200+', '<50'. */
function presentSize({ min, max }: Range): string {
  if (max === undefined) return `${min ?? 1}+`;
  return min === undefined ? `<${max}` : `${min}-${max}`;
}
