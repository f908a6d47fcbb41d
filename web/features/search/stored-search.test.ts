import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../tests/support/material/memory-storage.ts';
import type { Criterion } from './intent/criteria.ts';
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

const AS_READ = { query: SEARCH.query, corrected: null };

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('the stored search', () => {
  it('stands under advancedSearchPayload with query, items, paging and cursor', () => {
    storeSearch(SEARCH);
    const stored = JSON.parse(sessionStorage.getItem('advancedSearchPayload') ?? '');
    expect(stored).toMatchObject({ query: SEARCH.query, items: [], paging: SEARCH.paging, cursor: 'c' });
    expect(readStoredSearch(SEARCH.email, AS_READ)).toEqual(SEARCH);
  });

  it.each([
    ['another query', SEARCH.email, 'CEOs in Pune'],
    ['another user', 'other@acme.example', SEARCH.query],
  ])('is not given for %s', (_what, email, query) => {
    storeSearch(SEARCH);
    expect(readStoredSearch(email, { query, corrected: null })).toBeNull();
  });

  it('is given for the same corrections only', () => {
    const corrected: Criterion[] = [{ kind: 'title', excluded: false, value: 'CTO' }];
    storeSearch({ ...SEARCH, corrected });
    expect(readStoredSearch(SEARCH.email, { query: SEARCH.query, corrected })).toEqual({ ...SEARCH, corrected });
    expect(readStoredSearch(SEARCH.email, { query: SEARCH.query, corrected: [] })).toBeNull();
    expect(readStoredSearch(SEARCH.email, AS_READ)).toBeNull();
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
    expect(readStoredSearch(SEARCH.email, AS_READ)).toBeNull();
  });

  it('is gone once forgotten, and when it does not fit', () => {
    storeSearch(SEARCH);
    forgetStoredSearch();
    expect(readStoredSearch(SEARCH.email, AS_READ)).toBeNull();
    storeSearch(SEARCH);
    vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storeSearch({ ...SEARCH, cursor: 'd' });
    expect(readStoredSearch(SEARCH.email, AS_READ)).toBeNull();
  });
});
