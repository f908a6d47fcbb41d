import { expect, test } from 'vitest';
import { describeRelaxed } from './describe-relaxed.ts';

test.each([
  [['places'], 'Taken more widely than you asked: place.'],
  [['keywords', 'titles'], 'Taken more widely than you asked: keywords, title.'],
] as const)('%j', (relaxed, text) => {
  expect(describeRelaxed(relaxed)).toBe(text);
});
