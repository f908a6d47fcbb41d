import type { SearchIntent, SearchResponse } from '../../shared/contract/search.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Logger } from '../platform/log.ts';
import type { LanguageModel } from '../providers/language-model/language-model.ts';
import type { PeopleSearch } from '../providers/people-search.ts';
import type { SuppressionList } from '../suppression/suppression-list.ts';
import { writeCursor } from './cursor.ts';
import { findPeople } from './find-people.ts';
import { rewordQuery } from './intent/model-intent/reword-query.ts';
import { presentPage } from './present-page.ts';
import { understand } from './understand.ts';

/** What searching needs: where to search, null when nothing is configured, and what signs cursors. */
export interface SearchDeps {
  source: PeopleSearch | null;
  secret: string;
  /** Who is not to be shown. */
  suppressions: SuppressionList;
  log: Logger;
  /** Knows words that the rules do not; absent when none is configured. */
  model?: LanguageModel;
}

/** A query as typed, trimmed, at most 500 characters; or a corrected reading of it, which is searched by instead. */
export interface SearchAsked {
  query: string;
  intent?: SearchIntent | undefined;
}

const NOTHING_ASKED =
  'Please write whom you are looking for: a job title, a place, an industry or a company, such as "CFOs of logistics companies in Hamburg".';
const BLANK = /^[\s\p{Cc}\p{Cf}\p{Z}]*$/u;

/**
 * The first page of the people a query asks for.
 * @throws DomainError validation_failed for a blank query, search_source_missing, search_not_ready, search_unavailable
 */
export async function searchPeople(
  deps: SearchDeps,
  userId: string,
  { query, intent }: SearchAsked,
): Promise<SearchResponse['data']> {
  if (BLANK.test(query)) throw new DomainError('validation_failed', { text: NOTHING_ASKED });
  const source = await usable(deps.source);
  // The cursor carries the query as it was understood, so that every page is of the same search.
  const reworded = deps.model && !intent ? await rewordQuery(deps.model, query, deps.log) : query;
  const understood = understand(reworded, intent);
  const page = await findPeople({ ...deps, source, userId }, understood.wanted);
  if (!page) throw new Error(`${source.id} gave no first page`);
  const { next } = page;
  const cursor =
    next === null ? null : writeCursor(deps.secret, { userId, query: reworded, intent, source: source.id, next });
  return presentPage(page, understood.shown, cursor);
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
