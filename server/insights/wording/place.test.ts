import { expect, it } from 'vitest';
import { nameTown, withArticle } from './place.ts';

it.each([
  ['United Kingdom', 'the United Kingdom'],
  ['Netherlands', 'the Netherlands'],
  ['UAE', 'the UAE'],
  ['Germany', 'Germany'],
])('calls %s as inside a sentence', (country, called) => {
  expect(withArticle(country)).toBe(called);
  expect(nameTown({ text: country })).toBe(called);
});
