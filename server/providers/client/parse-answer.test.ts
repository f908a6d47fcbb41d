import { expect, it } from 'vitest';
import { parseAnswer } from './parse-answer.ts';

const MB = 1024 * 1024;
it.each([
  ['brackets in brackets', '['.repeat(MB) + ']'.repeat(MB)],
  ['objects in objects', `${'{"a":'.repeat(MB)}1${'}'.repeat(MB)}`],
  ['millions of nothing', `[${'{},'.repeat(3 * MB)}{}]`],
  ['millions of numbers', `[${'1,'.repeat(3 * MB)}1]`],
  ['brackets that never end', '['.repeat(MB)],
  ['objects behind a text that looks like an end', `["\\"]", ${'{},'.repeat(MB)}{}]`],
])('%s are not parsed', (_, text) => {
  expect(parseAnswer(text)).toBeUndefined();
});

it('a large answer is', () => {
  const people = Array.from({ length: 5_000 }, (_, id) => ({ id, name: 'Ann "A" [{,:', jobs: [{ title: 'CEO' }] }));
  expect(parseAnswer(JSON.stringify(people))).toEqual(people);
  const long = ',:[{'.repeat(MB);
  expect(parseAnswer(JSON.stringify({ long }))).toEqual({ long });
});

it.each(['', 'no JSON', '{"a":1', '"open'])('%j is none', (text) => {
  expect(parseAnswer(text)).toBeUndefined();
});
