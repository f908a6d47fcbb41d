import { expect, test } from 'vitest';
import { cutAt, trimEndOf, trimOf, trimStartOf } from './trim-text.ts';

test.each([
  ['', ''],
  ['  ', ''],
  ['a', 'a'],
  [' a b ', 'a b'],
  ['\u{1f600} a \u{1f600}', 'a'],
  ['\ud83d a', '\ud83d a'],
])('takes spaces and pictures from both ends of "%s"', (text, trimmed) => {
  expect(trimOf(text, /[\s\u{1f600}]/u)).toBe(trimmed);
});

test('each end by itself', () => {
  expect(trimStartOf('..a..', /\./)).toBe('a..');
  expect(trimEndOf('..a..', /\./)).toBe('..a');
});

test('cuts at the first mark', () => {
  expect(cutAt('path?query#hash', /[?#]/)).toBe('path');
  expect(cutAt('path', /[?#]/)).toBe('path');
});

test('reads long runs once: their square would take hours', () => {
  expect(trimEndOf(`${' '.repeat(3_000_000)}x`, /\s/)).toHaveLength(3_000_001);
  expect(trimEndOf(`x${' '.repeat(3_000_000)}`, /\s/)).toBe('x');
});
