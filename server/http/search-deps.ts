import type { SearchDeps } from '../search/search-people.ts';
import type { Context } from './context.ts';

/** What searching needs, of what a process shares. */
export async function openSearch({
  config,
  services,
  log,
}: Pick<Context, 'config' | 'services' | 'log'>): Promise<SearchDeps> {
  const model = await services.languageModel();
  return {
    source: await services.peopleSearch(),
    secret: config.session.secret,
    suppressions: services.suppressions(),
    log,
    ...(model && { model }),
  };
}
