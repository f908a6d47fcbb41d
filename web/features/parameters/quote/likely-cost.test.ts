import { expect, test } from 'vitest';
import type { QuoteResponse } from '../../../../shared/contract/quote.ts';
import { likelyCost } from './likely-cost.ts';

const parameter = (id: 'firstName' | 'workEmail' | 'tag', hit_rate: number | null) => ({
  id,
  hit_rate,
  measured: hit_rate === null ? 0 : 40,
  likely: 0,
  skipped: false,
});
const quote: QuoteResponse = {
  success: true,
  profiles: 10,
  duplicates: 0,
  validation_errors: [],
  fresh: 0,
  suppressed: 2,
  most: 30,
  likely: 0,
  parameters: [parameter('firstName', 1), parameter('workEmail', 0.3), parameter('tag', null)],
};

test.each([
  ['of what was measured', ['firstName', 'workEmail'] as const, { credits: 10, isMeasured: true }],
  ['in full where nothing was', ['tag'] as const, { credits: 8, isMeasured: false }],
  ['of both', ['workEmail', 'tag'] as const, { credits: 10, isMeasured: true }],
  ['of nothing', [] as const, { credits: 0, isMeasured: false }],
])('%s', (_of, chosen, expected) => {
  expect(likelyCost(quote, chosen)).toEqual(expected);
});
