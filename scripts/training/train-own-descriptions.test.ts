import { expect, it } from 'vitest';
import { measureHeldOut, readDescriptionsWithBuyers } from './train-own-descriptions.ts';

const FEW = readDescriptionsWithBuyers().slice(0, 700);

it('tells first who may buy, of most descriptions that were left out of the learning', () => {
  const { first, ranked } = measureHeldOut('buyers', FEW, 7, 1);
  expect(first).toBeGreaterThan(0.5);
  expect(ranked).toBeGreaterThan(0.4);
});

it('and which kinds of companies', () => {
  expect(measureHeldOut('customers', FEW, 7, 1).ranked).toBeGreaterThan(0.3);
});
