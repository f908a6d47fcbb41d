import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  ['a single page', 1, 1, [1]],
  ['few pages are all shown', 2, 5, [1, 2, 3, 4, 5]],
  ['the first of many', 1, 100, [1, 2, 3, 4, 5, 'gap', 100]],
  ['in the middle', 50, 100, [1, 'gap', 49, 50, 51, 'gap', 100]],
  ['the last of many', 100, 100, [1, 'gap', 96, 97, 98, 99, 100]],
  ['a gap of one page is shown as the page', 1, 7, [1, 2, 3, 4, 5, 6, 7]],
  ['six pages need no gap', 1, 6, [1, 2, 3, 4, 5, 6]],
])('%s', (_case, current, total, shown) => {
  expect(pageNumbers(current, total)).toEqual(shown);
});
