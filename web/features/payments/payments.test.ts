import { describe, expect, it } from 'vitest';
import { PLANS } from '../../../shared/catalogue.ts';
import { BEST_VALUE, carryPlan, readChosenPlan } from './chosen-plan.ts';
import { formatPerCredit, formatRupees } from './money.ts';

describe('the chosen plan', () => {
  it.each(PLANS)('$id arrives as it was sent', (plan) => {
    expect(readChosenPlan(structuredClone(carryPlan(plan)))).toBe(plan);
  });

  it.each([
    ['nothing', null],
    ['no plan', { from: '/' }],
    ['a plan that is gone', { plan: { id: 'credits-7', credits: 7, price: 1 } }],
    ['something else', 'credits-100'],
  ])('is 500 credits at 450 when the navigation carries %s', (_, state) => {
    expect(readChosenPlan(state)).toMatchObject({ credits: 500, price: 450 });
  });

  it('takes today’s price of a plan that is carried with another', () => {
    expect(readChosenPlan({ plan: { id: 'credits-1000', credits: 1_000, price: 1 } }).price).toBe(800);
  });

  it('is best value where a credit costs least', () => {
    expect(BEST_VALUE.credits).toBe(1_000);
  });
});

describe('money', () => {
  it('is written with the sign of the rupee before it', () => {
    expect([formatRupees(450), formatRupees(1_999)]).toEqual(['₹ 450', '₹ 1,999']);
  });

  it.each([
    ['credits-100', '₹ 1.00'],
    ['credits-250', '₹ 0.95'],
    ['credits-500', '₹ 0.90'],
    ['credits-1000', '₹ 0.80'],
  ])('a credit of %s costs %s', (id, text) => {
    expect(PLANS.filter((plan) => plan.id === id).map(formatPerCredit)).toEqual([text]);
  });
});
