import type { TitleWanted } from '../../providers/people-search.ts';
import { readJobTitle } from '../../vocabulary/job-titles/read-job-title.ts';

/** A title that the search's own table does not have, with the level and function that its words say. */
export function titleOfName(name: string): TitleWanted {
  const { seniority, department } = readJobTitle(name);
  return {
    name,
    phrases: [name],
    related: [],
    // That somebody is of no higher rank, no word says.
    ...(seniority && seniority !== 'Entry' && { seniority }),
    ...(department && { department }),
  };
}
