import { expect, test } from 'vitest';
import { createByteBudget } from './byte-budget.ts';

test('refuses what would be more than one may hold, or all', () => {
  const budget = createByteBudget({ inAll: 10, perKey: 6 });
  const giveBack = budget.take('a', 6);
  expect(giveBack).toBeDefined();
  expect(budget.take('a', 1)).toBeUndefined();
  expect(budget.take('b', 5)).toBeUndefined();
  expect(budget.take('b', 4)).toBeDefined();
  giveBack!();
  expect(budget.take('a', 6)).toBeDefined();
});

test('what is refused takes nothing', () => {
  const budget = createByteBudget({ inAll: 10, perKey: 10 });
  for (let round = 0; round < 3; round += 1) expect(budget.take('a', 11)).toBeUndefined();
  expect(budget.take('a', 10)).toBeDefined();
});
