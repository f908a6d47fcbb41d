import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestTurn } from '../../../tests/support/longest-turn.ts';
import { parseAnswer } from './parse-answer.ts';

const MB = 1024 * 1024;
it.each([
  ['brackets in brackets', '['.repeat(MB) + ']'.repeat(MB)],
  ['objects in objects', `${'{"a":'.repeat(MB)}1${'}'.repeat(MB)}`],
  ['millions of nothing', `[${'{},'.repeat(3 * MB)}{}]`],
  ['millions of numbers', `[${'1,'.repeat(3 * MB)}1]`],
  ['brackets that never end', '['.repeat(MB)],
  ['objects behind a text that looks like an end', `["\\"]", ${'{},'.repeat(MB)}{}]`],
])('%s are not parsed', async (_, text) => {
  expect(await parseAnswer(text)).toBeUndefined();
});

it('a large answer is', async () => {
  const people = Array.from({ length: 5_000 }, (_, id) => ({ id, name: 'Ann "A" [{,:', jobs: [{ title: 'CEO' }] }));
  expect(await parseAnswer(JSON.stringify(people))).toEqual(people);
  const long = ',:[{'.repeat(MB);
  expect(await parseAnswer(JSON.stringify({ long }))).toEqual({ long });
});

it.each(['', 'no JSON', '{"a":1', '"open'])('%j is none', async (text) => {
  expect(await parseAnswer(text)).toBeUndefined();
});

describe('a long answer, which is parsed in pieces', () => {
  /** Longer than a piece, so that whatever has it inside is divided. */
  const filler = Array.from({ length: 3_000 }, (_, at) => at + 0.5);

  it('is what JSON.parse makes of it, whatever it holds', () =>
    fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), fc.integer({ min: 0, max: 4 }), async (value, spaces) => {
        for (const whole of [
          [value, filler, value],
          { a: value, filler, ['__proto__' as string]: filler, b: { c: [filler, value] } },
          [[[filler]], { '': filler, '"\\': value }],
        ]) {
          const text = `${' '.repeat(spaces)}${JSON.stringify(whole, null, spaces)}\n`;
          expect(await parseAnswer(text)).toEqual(JSON.parse(text));
        }
      }),
      { numRuns: 60 },
    ));

  const long = JSON.stringify(filler);
  const blanks = ' '.repeat(20_000);
  it.each([`[${blanks}]`, `{${blanks}}`, `[${long},[]]`, `{"__proto__":{"a":${long}}}`])(
    'may be odd: %#',
    async (text) => {
      const parsed = await parseAnswer(text);
      expect(parsed).toEqual(JSON.parse(text));
      expect(Object.getPrototypeOf(parsed)).toBe(Object.getPrototypeOf(JSON.parse(text)));
    },
  );

  it.each([
    `[${long},]`,
    `[,${long}]`,
    `[${long} ${long}]`,
    `[${long},,1]`,
    `[1 ${long}]`,
    `{"a":${long},}`,
    `{"a" ${long}}`,
    `{${long}}`,
    `{"a":1 "b":${long}}`,
    `[${long}}`,
    `{"a":${long}]`,
    `${long}${long}`,
    `${long}]`,
    `[${long}`,
    `x${long}`,
    `${long} x`,
    `[${long},tru]`,
    `[${blanks},]`,
  ])('may be none: %#', async (text) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(await parseAnswer(text)).toBeUndefined();
  });

  const names = (count: number) => `{${Array.from({ length: count }, (_, at) => `"n${at}":1`).join(',')}}`;
  it.each([
    ['as many names as an object may have', names(10_000)],
    ['all the objects there may be', `[${'{},'.repeat(149_000)}{}]`],
    ['a list in every list', `${'['.repeat(99)}${'1,'.repeat(149_000)}1${']'.repeat(99)}`],
    ['eight megabytes of text', JSON.stringify(Array.from({ length: 20_000 }, () => 'é"\n'.repeat(80)))],
  ])('of %s leaves the event loop to others', async (_what, text) => {
    const longest = await longestTurn(async () => expect(await parseAnswer(text)).toBeDefined());
    expect(longest).toBeLessThan(50);
  });

  it('of more names is refused, and leaves the event loop to others', async () => {
    // Made beforehand: that takes longer than any turn of the parsing.
    const text = names(149_000);
    const longest = await longestTurn(async () => expect(await parseAnswer(text)).toBeUndefined());
    expect(longest).toBeLessThan(50);
  });
});
