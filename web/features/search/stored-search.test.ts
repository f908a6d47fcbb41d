import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../tests/support/material/memory-storage.ts';
import { forgetStoredSearch, readStoredSearch, type StoredSearch, storeSearch } from './stored-search.ts';

const SEARCH: StoredSearch = {
  query: 'CTOs in Pune',
  items: [],
  paging: { start: 10, total_count: 34 },
  cursor: 'c',
  intent: {
    titles: ['CTO'],
    seniority: [],
    departments: [],
    locations: ['Pune'],
    industries: [],
    companies: [],
    keywords: [],
    years_experience: null,
    company_sizes: [],
    exclude: { titles: [], companies: [], locations: [], industries: [], keywords: [] },
  },
  selected: ['https://www.linkedin.com/in/a'],
  email: 'asha@acme.example',
};

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('the stored search', () => {
  it('stands under advancedSearchPayload with query, items, paging and cursor', () => {
    storeSearch(SEARCH);
    const stored = JSON.parse(sessionStorage.getItem('advancedSearchPayload') ?? '');
    expect(stored).toMatchObject({ query: SEARCH.query, items: [], paging: SEARCH.paging, cursor: 'c' });
    expect(readStoredSearch(SEARCH.email, SEARCH.query)).toEqual(SEARCH);
  });

  it.each([
    ['another query', SEARCH.email, 'CEOs in Pune'],
    ['another user', 'other@acme.example', SEARCH.query],
  ])('is not given for %s', (_what, email, query) => {
    storeSearch(SEARCH);
    expect(readStoredSearch(email, query)).toBeNull();
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    JSON.stringify({ ...SEARCH, items: 5 }),
    JSON.stringify({ ...SEARCH, paging: null }),
  ])('is not read from %s', (text) => {
    sessionStorage.setItem('advancedSearchPayload', text);
    expect(readStoredSearch(SEARCH.email, SEARCH.query)).toBeNull();
  });

  it('is gone once forgotten, and when it does not fit', () => {
    storeSearch(SEARCH);
    forgetStoredSearch();
    expect(readStoredSearch(SEARCH.email, SEARCH.query)).toBeNull();
    storeSearch(SEARCH);
    vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storeSearch({ ...SEARCH, cursor: 'd' });
    expect(readStoredSearch(SEARCH.email, SEARCH.query)).toBeNull();
  });
});
