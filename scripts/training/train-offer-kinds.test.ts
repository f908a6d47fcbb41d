import { expect, it } from 'vitest';
import { measureHeldOut } from './train-offer-kinds.ts';
import { readDescriptionsWithBuyers } from './train-own-descriptions.ts';

it('is sure of half of the kinds of descriptions that were left out of the learning, and mostly right about these', () => {
  const { byWeight, learned, sure, sureRight, solved, solvedRight } = measureHeldOut(
    readDescriptionsWithBuyers().slice(0, 2_000),
    2,
  );
  expect(learned).toBeGreaterThanOrEqual(byWeight);
  expect(sure).toBeGreaterThan(0.4);
  expect(sureRight).toBeGreaterThan(0.83);
  expect(solved).toBeGreaterThan(0.2);
  expect(solvedRight).toBeGreaterThan(0.8);
});
