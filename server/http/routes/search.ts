import { searchAnswer, searchPageRequest, searchRequest } from '../../../shared/contract/search.ts';
import { continueSearch } from '../../search/continue-search.ts';
import { type SearchMeans, searchPeople } from '../../search/search-people.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';

const tags = ['search'];

/** People found by what is asked for in words. */
export async function registerSearchRoutes(
  app: App,
  { config, services, log }: Pick<Context, 'config' | 'services' | 'log'>,
): Promise<void> {
  const model = await services.languageModel();
  const means: SearchMeans = {
    source: await services.peopleSearch(),
    secret: config.session.secret,
    log,
    ...(model && { model }),
  };
  app.post(
    '/api/linkedin/search-intent',
    { schema: { tags, summary: 'Find people', body: searchRequest, response: { 200: searchAnswer } } },
    async ({ user, body }) => ({ success: true as const, data: await searchPeople(means, user.id, body.query) }),
  );
  app.post(
    '/api/linkedin/search-pagination',
    {
      schema: { tags, summary: 'The next page of a search', body: searchPageRequest, response: { 200: searchAnswer } },
    },
    async ({ user, body }) => ({ success: true as const, data: await continueSearch(means, user.id, body.cursor) }),
  );
}
