import { expect, it } from 'vitest';
import { SEARCH_PAGE_SIZE, SEARCH_QUERY_CHARS } from '../../../shared/contract/search.ts';
import { PAGE_SIZE, QUERY_CHARS } from './search-limits.ts';

it('has the limits of the contract', () => {
  expect({ QUERY_CHARS, PAGE_SIZE }).toEqual({ QUERY_CHARS: SEARCH_QUERY_CHARS, PAGE_SIZE: SEARCH_PAGE_SIZE });
});
