import type { SearchIntent } from '../../shared/contract/search.ts';
import type { PeopleQuery } from '../providers/people-search.ts';

/** How a query was understood, as it is shown: levels and functions that titles imply are named too, exclusions are not. */
export function presentIntent(query: PeopleQuery): SearchIntent {
  const names = (list: readonly { name: string }[]) => list.map((one) => one.name);
  const implied = <Value>(stated: readonly Value[], ofTitles: readonly (Value | undefined)[]) => [
    ...new Set([...stated, ...ofTitles.filter((value) => value !== undefined)]),
  ];
  const without = (list: readonly string[], excluded: readonly string[]) =>
    list.filter((one) => !excluded.includes(one));
  return {
    titles: names(query.titles),
    seniority: without(
      implied(
        query.seniority,
        query.titles.map((title) => title.seniority),
      ),
      query.not.seniority,
    ),
    departments: without(
      implied(
        query.departments,
        query.titles.map((title) => title.department),
      ),
      query.not.departments,
    ),
    locations: names(query.locations),
    industries: names(query.industries),
    companies: query.companies,
    keywords: query.keywords,
  };
}
