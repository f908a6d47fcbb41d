import { continueSearch } from '../../search/continue-search.ts';
import { type SearchDeps, searchPeople } from '../../search/search-people.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** People found by what is asked for in words. */
export async function registerSearchRoutes(
  app: App,
  { config, services, log }: Pick<Context, 'config' | 'services' | 'log'>,
): Promise<void> {
  const model = await services.languageModel();
  const deps: SearchDeps = {
    source: await services.peopleSearch(),
    secret: config.session.secret,
    suppressions: services.suppressions(),
    log,
    ...(model && { model }),
  };
  route(
    app,
    'searchPeople',
    async ({ principal, body }) => ({
      success: true,
      data: await searchPeople(deps, principal.userId, body),
    }),
    { limitedAs: 'search' },
  );
  route(
    app,
    'continueSearch',
    async ({ principal, body }) => ({
      success: true,
      data: await continueSearch(deps, principal.userId, body.cursor),
    }),
    { limitedAs: 'search' },
  );
}
