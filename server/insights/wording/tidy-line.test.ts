import { expect, it } from 'vitest';
import { tidyLine } from './tidy-line.ts';

it.each([
  ['robots ,for schools.They', 'robots, for schools. They'],
  ['Senior .NET Engineer', 'Senior .NET Engineer'],
  ['sells .com domains', 'sells .com domains'],
  ['the end .', 'the end.'],
])('puts the marks of %j where they belong', (line, tidy) => {
  expect(tidyLine(line)).toBe(tidy);
});
