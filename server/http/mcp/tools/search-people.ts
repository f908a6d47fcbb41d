import { DATA_NOTICE } from '../../../../shared/contract/assistant-tools.ts';
import { continueSearch } from '../../../search/continue-search.ts';
import { searchPeople } from '../../../search/search-people.ts';
import type { Tool } from '../tool.ts';

export const searchPeopleTool: Tool<'search_people'> = async ({ search }, { query, cursor }, { principal }) => {
  const { userId } = principal;
  const found = cursor
    ? await continueSearch(search, userId, cursor)
    : await searchPeople(search, userId, { query: query ?? '' });
  const people = found.items.map((item) => ({
    linkedin_url: item.public_profile_url ?? item.profile_url ?? null,
    profile_data: { name: item.name, headline: item.headline, location: item.location },
  }));
  const { start, total_count } = found.paging;
  return {
    output: {
      total_count,
      people,
      understood_as: found.intent,
      ...(found.relaxed && { relaxed: found.relaxed }),
      cursor: found.cursor,
      data_notice: DATA_NOTICE,
    },
    text:
      people.length === 0
        ? 'Nobody was found. Ask for less: a job title and a place.'
        : `People ${start + 1} to ${start + people.length} of ${total_count}. ${found.cursor ? 'Call again with the cursor for more. ' : ''}enrich_profiles takes their profile URLs.`,
  };
};
