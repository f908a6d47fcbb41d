import { searchAnswer, searchPageRequest, searchRequest } from '../../../shared/contract/search.ts';
import type { LanguageModel } from '../../providers/language-model/language-model.ts';
import type { CreateRateLimiter } from '../../providers/rate-limiter.ts';
import { chooseSearch } from '../../search/choose-search.ts';
import { continueSearch } from '../../search/continue-search.ts';
import { type SearchMeans, searchPeople } from '../../search/search-people.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';

const tags = ['search'];

/** People found by what is asked for in words. */
export async function registerSearchRoutes(
  app: App,
  {
    config,
    db,
    log,
    createRateLimiter,
    model,
  }: Pick<Context, 'config' | 'db' | 'log'> & { createRateLimiter: CreateRateLimiter; model?: LanguageModel },
): Promise<void> {
  const means: SearchMeans = {
    source: await chooseSearch({ config, db, createRateLimiter }),
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
