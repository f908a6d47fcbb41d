import { expect, test } from 'vitest';
import { LIST_ITEMS, texts } from './lenient-fields.ts';

test('of a list of texts other items and empty ones are left out, and what is no list is an empty one', () => {
  expect(texts.parse([' a ', 1, null, '', ['b'], 'c'])).toEqual(['a', 'c']);
  expect([texts.parse(undefined), texts.parse(true), texts.parse({ 0: 'a' })]).toEqual([[], [], []]);
});

test('a longer list is cut off', () => {
  expect(texts.parse(Array.from({ length: LIST_ITEMS + 1 }, () => 'a'))).toHaveLength(LIST_ITEMS);
});
