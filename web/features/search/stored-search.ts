import type { SearchIntent, SearchItem, SearchRelaxed, SearchResponse } from '../../../shared/contract/search.ts';

import type { Criterion } from './intent/criteria.ts';
import type { Search } from './search.ts';

const KEY = 'advancedSearchPayload';

/** The last state of this tab's search, kept in session storage so that a reload shows it without searching again. */
export interface StoredSearch {
  query: string;
  items: SearchItem[];
  paging: SearchResponse['data']['paging'];
  cursor: string | null;
  intent: SearchIntent;
  /** What the query was corrected to; absent as it was read. */
  corrected?: readonly Criterion[] | null;
  /** The parts of the query that were relaxed; absent when everybody matches fully. */
  relaxed?: SearchRelaxed[] | undefined;
  /** Profile URLs of the chosen people. */
  selected: string[];
  /** Whose search it is: the cursor is bound to the user, and another one must not see it. */
  email: string;
}

/** Stores the search. When it does not fit, nothing is stored: the address alone leads to the same results. */
export function storeSearch(search: StoredSearch): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(search));
  } catch {
    sessionStorage.removeItem(KEY);
  }
}

/** @returns the stored search, if it is this user's and of this query, corrected in the same way */
export function readStoredSearch(email: string, { query, corrected }: Search): StoredSearch | null {
  let found: Partial<StoredSearch> | null;
  try {
    found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
  if (!found || found.email !== email || found.query !== query) return null;
  if (JSON.stringify(found.corrected ?? null) !== JSON.stringify(corrected)) return null;
  const { items, paging, cursor = null, intent, relaxed, selected } = found;
  if (!Array.isArray(items) || !paging || !intent) return null;
  return {
    query,
    email,
    items,
    paging,
    cursor,
    intent,
    ...(corrected && { corrected }),
    ...(Array.isArray(relaxed) && { relaxed }),
    selected: Array.isArray(selected) ? selected : [],
  };
}

export function forgetStoredSearch(): void {
  sessionStorage.removeItem(KEY);
}
