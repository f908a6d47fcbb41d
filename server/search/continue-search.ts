import type { SearchResponse } from '../../shared/contract/search.ts';
import { DomainError } from '../platform/domain-error.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { findPeople } from './find-people.ts';
import { presentPage } from './present-page.ts';
import { type SearchDeps, usable } from './search-people.ts';
import { understand } from './understand.ts';

/**
 * The page a cursor leads to.
 * @throws DomainError search_cursor_invalid when it was altered, belongs to somebody else, is too old, or its results are gone
 * @throws DomainError search_source_missing, search_not_ready, search_unavailable
 */
export async function continueSearch(
  deps: SearchDeps,
  userId: string,
  cursor: string,
): Promise<SearchResponse['data']> {
  const source = await usable(deps.source);
  const place = readCursor(deps.secret, cursor, userId);
  const { wanted, shown } = understand(place.query, place.intent);
  const page = place.source === source.id ? await findPeople({ ...deps, source, userId }, wanted, place.next) : null;
  if (!page) throw new DomainError('search_cursor_invalid');
  const { next } = page;
  return presentPage(page, shown, next === null ? null : writeCursor(deps.secret, { ...place, next }));
}
