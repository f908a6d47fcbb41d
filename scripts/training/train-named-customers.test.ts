import { expect, it } from 'vitest';
import { measureHeldOut } from './train-named-customers.ts';
import { readDescriptionsWithBuyers } from './train-own-descriptions.ts';

it('tells customers of descriptions that were left out of the learning more rightly than rules do, and loses few', () => {
  const { rules, learned } = measureHeldOut(readDescriptionsWithBuyers().slice(0, 2_000));
  expect(learned.precision).toBeGreaterThan(rules.precision + 0.1);
  expect(learned.recall).toBeGreaterThan(rules.recall - 0.15);
});
