import type { SearchResponse } from '../../shared/contract/search.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Logger } from '../platform/log.ts';
import type { LanguageModel } from '../providers/language-model/language-model.ts';
import type { PeopleSearch } from '../providers/people-search.ts';
import { writeCursor } from './cursor.ts';
import { findPeople } from './find-people.ts';
import { rewordQuery } from './intent/model-intent/reword-query.ts';
import { readIntent } from './intent/read-intent.ts';
import { presentPage } from './present-page.ts';

/** What searching needs: where to search, null when nothing is configured, and what signs cursors. */
export interface SearchDeps {
  source: PeopleSearch | null;
  secret: string;
  log: Logger;
  /** Knows words that the rules do not; absent when none is configured. */
  model?: LanguageModel;
}

/**
 * The first page of the people a query asks for.
 * @param query as typed, trimmed, 1 to 500 characters
 * @throws DomainError search_source_missing, search_not_ready, search_unavailable
 */
export async function searchPeople(deps: SearchDeps, userId: string, query: string): Promise<SearchResponse['data']> {
  const source = await usable(deps.source);
  // The cursor carries the query as it was understood, so that every page is of the same search.
  const reworded = deps.model ? await rewordQuery(deps.model, query, deps.log) : query;
  const wanted = readIntent(reworded);
  const page = await findPeople({ ...deps, source }, wanted);
  if (!page) throw new Error(`${source.id} gave no first page`);
  const { next } = page;
  const cursor = next === null ? null : writeCursor(deps.secret, { userId, query: reworded, source: source.id, next });
  return presentPage(page, wanted, cursor);
}

/** @throws DomainError search_source_missing, saying what to configure; search_not_ready */
export async function usable(source: PeopleSearch | null): Promise<PeopleSearch> {
  if (!source) {
    throw new DomainError('search_source_missing', {
      details:
        'Set the UNIPILE_ variables to search LinkedIn, or SAMPLE_NETWORK=true to search the people of the built-in sample network, and start again.',
    });
  }
  if (source.isReady && !(await source.isReady())) throw new DomainError('search_not_ready');
  return source;
}
