import { continueSearch } from '../../search/continue-search.ts';
import { searchPeople } from '../../search/search-people.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';
import { openSearch } from '../search-deps.ts';

/** People found by what is asked for in words. */
export async function registerSearchRoutes(
  app: App,
  context: Pick<Context, 'config' | 'services' | 'log'>,
): Promise<void> {
  const deps = await openSearch(context);
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
