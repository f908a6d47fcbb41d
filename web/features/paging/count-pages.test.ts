import { expect, test } from 'vitest';
import { countPages } from './count-pages.ts';

test.each([
  ['the server says how many a page', { total_count: 21, page_size: 20 }, 2],
  ['it does not: ten', { total_count: 21 }, 3],
  ['nothing there', { total_count: 0 }, 1],
  ['not known yet', undefined, Number.POSITIVE_INFINITY],
])('%s', (_what, pagination, pages) => expect(countPages(pagination)).toBe(pages));
