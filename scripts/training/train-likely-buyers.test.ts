import { expect, it } from 'vitest';
import { measureHeldOutBuyers, readDescriptionsWithBuyers } from './train-likely-buyers.ts';

it('tells first who may buy, of most descriptions that were left out of the learning', () => {
  const all = readDescriptionsWithBuyers().slice(0, 700);
  const { first, precision } = measureHeldOutBuyers([all.slice(0, 100), all.slice(100)], 1);
  expect(first).toBeGreaterThan(0.5);
  expect(precision).toBeGreaterThan(0.4);
});
