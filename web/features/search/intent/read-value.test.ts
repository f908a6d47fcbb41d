import { expect, test } from 'vitest';
import { readValue } from './read-value.ts';

test.each([
  ['keyword', '  machine   learning ', 'machine learning'],
  ['title', ' ', null],
  ['experience', 'less than 3 years', 'up to 3'],
  ['experience', '101', null],
  ['experience', 'long', null],
  ['size', 'up to 50', '<50'],
  ['size', '1,000 – 5,000', '1000-5000'],
  ['size', '10k+', '10000+'],
] as const)('%s: %s', (kind, typed, value) => expect(readValue(kind, typed)).toBe(value));
