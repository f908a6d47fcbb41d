import { expect, it } from 'vitest';
import { namesAgree } from './names-agree.ts';

it.each([
  ['Jane', 'jane', true],
  ['José', 'Jose', true],
  ['Søren', 'Soren', true],
  ['Weiß', 'Weiss', true],
  ['Łukasz', 'lukasz', true],
  ['J.', 'Jane', true],
  ['Jane', 'J', true],
  ['Mary Ann', 'Mary', true],
  ['García Márquez', 'Garcia', true],
  ['Doe, MBA', 'Doe', true],
  ["O'Brien", 'O Brien', true],
  ['Jane', undefined, true],
  ['', 'Jane', true],
  ['Jane', 'John', false],
  ['Jan', 'Jane', false],
  ['Doe', 'Roe', false],
  ['Mary Ann', 'Mary Lou', false],
])('%s and %s: %s', (a, b, agree) => {
  expect(namesAgree(a, b)).toBe(agree);
  expect(namesAgree(b, a)).toBe(agree);
});
