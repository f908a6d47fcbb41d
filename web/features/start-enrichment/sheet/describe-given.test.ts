import { expect, test } from 'vitest';
import { describeGiven } from './describe-given.ts';

test.each([
  [1, '1 value is already in your file and will not be charged.'],
  [1280, '1,280 values are already in your file and will not be charged.'],
])('%i', (values, line) => expect(describeGiven(values)).toBe(line));
